import { useAtomValue } from 'jotai'
import type { ResultName } from '../../domain/model/results/sections'
import { capitalized } from '../../i18n/format'
import { resultOf, stateFor } from '../../results/result-kinds'
import { useMonthName } from '../state/use-month-name'
import { statesAtom } from './concluded'

/** Results that are months of the plan, by the names of those months; those that are none stay away. */
export function usePlanMonthTexts(names: readonly ResultName[]): Partial<Record<ResultName, string>> {
  const states = useAtomValue(statesAtom)
  const monthName = useMonthName()
  const texts: Partial<Record<ResultName, string>> = {}
  for (const name of names) {
    const month = resultOf(states[stateFor(name)].evaluation, name)
    if (month !== null) texts[name] = capitalized(monthName(month))
  }
  return texts
}
