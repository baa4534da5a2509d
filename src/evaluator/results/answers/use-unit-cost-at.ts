import { useAtomValue } from 'jotai'
import { heldInState } from '../../../domain/model/conclusion/in-state'
import { withLever } from '../../../domain/model/decisions/levers'
import { evaluate } from '../../../domain/model/evaluate'
import { answerBaseAtom } from './applied'

/** What a unit costs, landed and on average, where products cost so many times what they cost today, in the state of VAT of the answers. */
export function useUnitCostAt(): (factor: number) => number {
  const held = heldInState(useAtomValue(answerBaseAtom))
  return (factor) => evaluate(withLever(held, 'productCost', factor)).monthly.finalUnitCost
}
