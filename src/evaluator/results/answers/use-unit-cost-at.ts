import { useAtomValue } from 'jotai'
import { withLever } from '../../../domain/model/decisions/levers'
import { evaluate } from '../../../domain/model/evaluate'
import { answerBaseAtom } from './applied'

/** What a unit costs, landed and on average, where products cost so many times what they cost today. */
export function useUnitCostAt(): (factor: number) => number {
  const plan = useAtomValue(answerBaseAtom)
  return (factor) => evaluate(withLever(plan, 'productCost', factor)).monthly.finalUnitCost
}
