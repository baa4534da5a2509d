import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { concludedOf } from '../../../domain/model/conclusion/concluded'
import { type EvaluatedPlan, evaluatedInState, inConcludedState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { type MissingAnswer, planSoFar } from '../../../domain/rules/unanswered'
import { costIds, costsOf } from '../../../results/breakdown'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { isGrossKnown, isMonthKnown, openIn } from '../../../results/conclusion/known-so-far'
import { useConclusionTexts } from '../../../results/conclusion/use-conclusion-texts'
import { benchmarksAtom, planAtom } from '../../state/atoms'
import { missingAnswersAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { estimatedIn } from './estimated-in'

const soFarAtom = atom((get): EvaluatedPlan => {
  const [plan, benchmarks] = [planSoFar(get(planAtom)), get(benchmarksAtom)]
  return { plan, benchmarks, evaluation: evaluate(plan, benchmarks) }
})

const evaluatedSoFarAtom = atom((get) => evaluatedInState(get(soFarAtom)))

/** In which state of VAT the month is counted, where that is not the one that was entered; null where it is. */
export function useRegistrationSoFar(): string | null {
  const { plan, evaluation } = useAtomValue(soFarAtom)
  return useConclusionTexts()(concludedOf(plan, evaluation)).registration
}

const planInStateAtom = atom((get) => inConcludedState(get(soFarAtom)))

/** A line of the month while some of it is missing. */
export interface LineSoFar {
  name: string
  /** What is still missing in it. */
  open: readonly MissingAnswer[]
  /** Null where nothing of it is known. */
  figure: string | null
  /** Where most of it was not entered: the field that most of that comes from. */
  estimate: string | null
  isTotal: boolean
}

const plain = { open: [], estimate: null, isTotal: false } as const

/** The month line by line, and what is missing in each of its lines. */
export function useLinesSoFar(): LineSoFar[] {
  const { t } = useTranslation(['questions', 'results'])
  const { money: inFull, percent, number } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const results = useAtomValue(evaluatedSoFarAtom)
  const plan = useAtomValue(planInStateAtom)
  const missing = useAtomValue(missingAnswersAtom)
  const { monthly, bottomLine } = results
  const costs = costsOf(results)
  const income = bottomLine.operatingIncome
  const sales = {
    name: t('results:names.salesExVAT'),
    open: openIn(missing, 'sales'),
    figure: money(monthly.salesExVAT),
    estimate: estimatedIn(plan, 'sales'),
  }
  const shown = costIds.map((id) => ({ id, cost: costs[id], open: openIn(missing, id) }))
  const ofCosts = shown
    .filter(({ cost, open }) => cost > 0 || open.length > 0)
    .map(({ id, cost, open }) => ({
      ...plain,
      name: t(`results:series.${id}`),
      open,
      figure: cost > 0 ? money(-cost) : null,
      estimate: cost > 0 ? estimatedIn(plan, id) : null,
    }))
  const total = { name: t(income < 0 ? 'questions:loss' : 'questions:profit'), figure: money(income), isTotal: true }
  const margin = { name: t('results:names.grossMarginPct'), figure: percent(monthly.grossMarginPct) }
  const units = bottomLine.monthlyBreakEvenUnits
  const breakEven = { name: t('results:names.bottomLine.monthlyBreakEvenUnits'), figure: number(units) }
  return [
    { ...plain, ...sales },
    ...ofCosts,
    { ...plain, ...total },
    ...(isGrossKnown(missing) ? [{ ...plain, ...margin }] : []),
    ...(isMonthKnown(missing) ? [{ ...plain, ...breakEven }] : []),
  ]
}
