import { breakEvenDay, isBreakEvenDay } from '../domain/model/results/break-even-day'
import type { ResultName } from '../domain/model/results/sections'
import type { Language } from '../domain/options'
import { formatMoney, formatPercent } from '../i18n/format'
import { formatKind, rowOf } from './result-kinds'

const whole = { min: 0, max: 0 }

/** Averages of percentages that are typed with two decimals, and stand beside them. */
const typedRates: ReadonlySet<ResultName> = new Set([
  'weightedCustomsDutyPct',
  'weightedDefectPct',
  'weightedShortagePct',
])

/** A result as cards and tables write it. Explanations write all of their decimals. */
export function formatResult(name: ResultName, value: number | null, language: Language, currency: string): string {
  const { kind, of } = rowOf(name)
  if (kind === 'money' && of === undefined) return formatMoney(value, language, currency, whole)
  if (typedRates.has(name)) return formatPercent(value, language, { min: 0, max: 2 })
  const shown = value !== null && isBreakEvenDay(name) ? breakEvenDay(value) : value
  return formatKind(shown, kind, language, currency)
}
