import { type EvaluatedPlan, evaluatedInState, inConcludedState } from '../../../domain/model/conclusion/in-state'
import { withLever } from '../../../domain/model/decisions/levers'
import type { Answer } from '../../../domain/model/decisions/seek'
import { evaluate } from '../../../domain/model/evaluate'

/** The units that cover all costs at today's average, as the answer above names them. */
export const breakEvenUnits = (evaluated: EvaluatedPlan): number | null =>
  evaluatedInState(evaluated).bottomLine.monthlyBreakEvenUnits

/**
 * What units have to become for the month to pay for itself, as the break-even where a month of so many units does: the last
 * order that is not full may let a unit or two fewer do as well, and one question has one answer on a page.
 */
export function asBreakEven(answer: Answer, evaluated: EvaluatedPlan): Answer {
  const units = breakEvenUnits(evaluated)
  const sought = answer.kind === 'found' ? answer.value : answer.kind === 'already' ? answer.limit : null
  if (units === null || units === 0 || sought === null || sought >= units) return answer
  const evaluation = evaluate(withLever(inConcludedState(evaluated), 'units', units), evaluated.benchmarks)
  if (evaluation.bottomLine.operatingIncome < 0) return answer
  return answer.kind === 'found' ? { ...answer, value: units, evaluation } : { kind: 'already', limit: units }
}
