import type { Evaluation } from '../../../domain/model/evaluation'
import { cashCounts } from '../../../domain/model/figures/cash/terms'
import { backMonth } from '../../../domain/model/figures/conclusion/health'
import { FigureValues } from '../../../domain/model/values'
import type { Plan } from '../../../domain/plan/plan'

let last: FigureValues | undefined

/** The figures of a plan, worked out when they are asked for; kept while the same plan is explained. Margins in percent. */
export function valuesOf(plan: Plan, typicalMargin?: number, evaluation?: Evaluation): FigureValues {
  const back = evaluation?.conclusion.back
  const month = back?.kind === 'month' ? back.month : null
  const isKnown = last?.plan === plan && (typicalMargin === undefined || last.typicalMargin === typicalMargin / 100)
  if (!last || !isKnown || (evaluation && last.of(backMonth) !== month))
    last = new FigureValues(plan, (typicalMargin ?? 0) / 100, new Map([[backMonth, () => month]]), cashCounts)
  return last
}
