import { FigureValues } from '../../../domain/model/values'
import type { Plan } from '../../../domain/plan/plan'

let last: FigureValues | undefined

/** The figures of a plan, worked out when they are asked for; kept while the same plan is explained. */
export function valuesOf(plan: Plan, typicalMargin = 0): FigureValues {
  if (last?.plan !== plan || (last.typicalMargin !== typicalMargin / 100 && typicalMargin !== 0))
    last = new FigureValues(plan, typicalMargin / 100)
  return last
}
