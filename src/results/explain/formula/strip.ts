import { is, minus, type Operation, over, type Part, part, plus, type Step, times } from '../formula-steps'
import type { Label, Operand, OperandKind } from '../operands'

// What is done with the steps of a paper strip, regardless of what they are about.

export const add = { plus, minus, times, over, is }
const flipped = { is: 'is', plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const

export const isArithmetic = (operation: Step['operation']): operation is Operation => Object.hasOwn(add, operation)
export const isSum = ({ operation }: Step) => operation === 'is' || operation === 'plus' || operation === 'minus'
export const isScale = ({ operation }: Step) => operation === 'is' || operation === 'times' || operation === 'over'

/** The steps behind others: `− (b − c)` takes b away and adds c. */
export function joined(sign: 'plus' | 'minus' | 'times' | 'over', steps: readonly Step[]): Step[] {
  const flips = sign === 'minus' || sign === 'over'
  return steps.map((step, at): Step => {
    if (at === 0) return { ...step, operation: sign }
    return flips && isArithmetic(step.operation) ? { ...step, operation: flipped[step.operation] } : step
  })
}

export type Named = Operand | Part
export const termOf = (step: Step | undefined): Named | undefined =>
  typeof step?.term === 'object' ? step.term : undefined

/** What steps are measured in. */
export function kindOf(steps: readonly Step[]): OperandKind {
  const [first, ...others] = steps.map((step) => ({ ...step, kind: termOf(step)?.kind ?? 'factor' }))
  let kind: OperandKind = first?.kind ?? 'factor'
  for (const { operation, kind: other } of others) {
    if (operation === 'times' && other === 'money') kind = 'money'
    else if (operation === 'times' && kind === 'percent' && other !== 'percent') kind = 'factor'
  }
  return kind
}

export const hasWorking = (step: Step | undefined) => {
  const term = termOf(step)
  return term !== undefined && 'steps' in term
}

/** A line of a sum that is multiplied by itself. */
export function scaledTerm(step: Step, by: readonly Step[]): Step {
  const term = termOf(step)
  if (!term) return step
  const steps = 'steps' in term ? term.steps : [is(term)]
  return { ...step, term: part(term.label, term.kind, [...steps, ...joined('times', by)]) }
}

/** A product inside a sum is called as its first figure: earlier customers, by what they order. */
export function partOf(steps: readonly Step[]): Part {
  const first: Label = termOf(steps[0])?.label ?? { from: 'own', text: '' }
  const isOfEarlier = first.from === 'word' && first.name === 'earlierWon'
  const label: Label = isOfEarlier ? { from: 'word', name: 'returningCustomers' } : first
  return part(label, kindOf(steps), steps)
}

/** What is multiplied by a figure and divided by the same is left as it was. */
export function withoutPairs(steps: Step[]): Step[] {
  const [before, last] = steps.slice(-2)
  const [a, b] = [termOf(before), termOf(last)]
  const isPair = before?.operation === 'times' && last?.operation === 'over' && !before.share && !last.share
  const isEqual = a && b && !('steps' in a) && !('steps' in b) && a.value === b.value && a.kind === b.kind
  return isPair && isEqual ? steps.slice(0, -2) : steps
}
