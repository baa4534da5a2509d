import { evaluate } from '../model/evaluate'
import type { Plan } from '../plan/plan'
import { type ComparedMonth, compareMonths, maxGivenMonths } from './compared-month'
import { type ActualFigure, figuresBeside } from './figures'
import type { ActualMonth } from './month'
import { monthOfActuals } from './month-figures'
import { plannedFigures } from './planned-figures'
import { planOfMonth } from './planned-month'

/** A month beside its plan with its figures, as a report or a workbook of its owner has it. */
export interface ExportedMonth extends ComparedMonth {
  /** What is known of the month, and what the plan has for it, where both are for all of the month. */
  figures: Partial<Record<ActualFigure, number>>
  plannedFigures: Partial<Record<ActualFigure, number>>
}

/**
 * The latest months that can be set against their plans, with their figures, the earliest first: beside the plan as it stands, and a closed one
 * beside its plan of record.
 */
export function exportedMonths(
  rows: readonly ActualMonth[],
  present: Plan,
  records: ReadonlyMap<string, Plan> = new Map(),
): ExportedMonth[] {
  const besideOf = (month: string) => ({ plan: records.get(month) ?? present, isClosed: records.has(month) })
  return compareMonths(rows, besideOf, maxGivenMonths).map((compared) => {
    const plan = planOfMonth(besideOf(compared.month).plan, compared.month)
    const { figures } = monthOfActuals(rows, compared.month)
    const whole = figuresBeside(plan).flatMap((figure) => {
      const known = figures[figure]
      return known && known.covers === undefined ? [[figure, known.value] as const] : []
    })
    return {
      ...compared,
      figures: Object.fromEntries(whole),
      plannedFigures: plannedFigures({ plan, evaluation: evaluate(plan) }),
    }
  })
}
