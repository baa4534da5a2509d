import { atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/model/evaluate'
import type { Evaluation, ProjectionMonth } from '../../../domain/model/evaluation'
import type { Plan } from '../../../domain/plan/plan'
import type { Benchmark } from '../../../domain/reference/benchmarks'
import type { Projected } from '../../../results/cash/cash-curve'
import { lowestMonth } from '../../../results/cash/lowest-month'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { benchmarksAtom, evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'

/** A plan and its results. */
interface Told {
  plan: Plan
  evaluation: Evaluation
  benchmarks: readonly Benchmark[]
}

/** The months up to this one: beyond the planning horizon the plan goes on as it does within it. */
export function monthsUntil({ plan, evaluation, benchmarks }: Told, last: number): readonly ProjectionMonth[] {
  const { projection = [] } = evaluation.advanced ?? {}
  if (last < projection.length) return projection
  return evaluate({ ...plan, planningHorizonMonths: last }, benchmarks).advanced?.projection ?? projection
}

/**
 * The months that the picture shows: those of the planning horizon, and on to the month in which the money is back where
 * that is later.
 */
export const projectedAtom = atom((get): Projected | null => {
  const evaluation = get(evaluationAtom)
  if (!evaluation.advanced) return null
  const { cashBreakevenMonth } = evaluation.advanced
  const told = { plan: get(shownPlanAtom), evaluation, benchmarks: get(benchmarksAtom) }
  return { projection: [...monthsUntil(told, cashBreakevenMonth ?? 0)], cashBreakevenMonth }
})

/** How deep cash falls and when it is back, in a sentence. */
export function useCashTitle({ projection, cashBreakevenMonth: back }: Projected): string {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const monthName = useMonthName()
  const lowest = lowestMonth(projection)
  if (lowest.cumulativeCash > -0.5) return t('charts.cashAlwaysThere')
  const figures = { lowest: money(lowest.cumulativeCash, wholeMoney), month: monthName(lowest.month) }
  // Month 0 stands for what is paid before the first sale.
  const isAtStart = lowest.month === 0
  if (back === null) return t(isAtStart ? 'charts.cashNeverAtStart' : 'charts.cashNever', figures)
  return t(isAtStart ? 'charts.paybackAtStart' : 'charts.payback', { ...figures, back: monthName(back) })
}
