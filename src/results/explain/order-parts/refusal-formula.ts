import { workingsOf } from '../../../domain/model/generated/workings.gen'
import type { Plan } from '../../../domain/plan/plan'
import { over, type Step, times } from '../formula-steps'
import { word } from '../operands'

/** The part of all orders that is refused at the door, in percent. */
export const refusedPart = (plan: Plan) => word('refusedPart', workingsOf(plan).refusedPart * 100, 'percent')

/** Of the goods sent out, what does not return to stock; nothing to say while nothing is refused. */
export function goodsUsed(plan: Plan, operation: 'times' | 'over'): Step[] {
  const { refusedPart: refused, goodsUsed: used } = workingsOf(plan)
  if (refused === 0) return []
  const operand = word('goodsUsed', used * 100, 'percent')
  return [operation === 'times' ? times(operand) : over(operand)]
}

/** Orders that are paid for, of those sent; nothing to say while nothing is refused. */
export function paidPart(plan: Plan, operation: 'times' | 'over'): Step[] {
  const { refusedPart: refused } = workingsOf(plan)
  if (refused === 0) return []
  const operand = word('paidPart', (1 - refused) * 100, 'percent')
  return [operation === 'times' ? times(operand) : over(operand)]
}
