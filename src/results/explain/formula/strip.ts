import { is, type Line, minus, type Named, type Operation, over, part, plus, times } from '../lines'
import type { Label, OperandKind } from '../operands'

// What is done with the lines of a paper strip, regardless of what they are about.

export const add = { plus, minus, times, over, is }
const flipped = { is: 'is', plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const

export const isArithmetic = (operation: Line['operation']): operation is Operation => Object.hasOwn(add, operation)
export const isSum = ({ operation }: Line) => operation === 'is' || operation === 'plus' || operation === 'minus'
export const isScale = ({ operation }: Line) => operation === 'is' || operation === 'times' || operation === 'over'

/** The lines behind others: `− (b − c)` takes b away and adds c. */
export function joined(sign: 'plus' | 'minus' | 'times' | 'over', lines: readonly Line[]): Line[] {
  const flips = sign === 'minus' || sign === 'over'
  return lines.map((line, at): Line => {
    if (at === 0) return { ...line, operation: sign }
    return flips && isArithmetic(line.operation) ? { ...line, operation: flipped[line.operation] } : line
  })
}

/** What lines are measured in. */
export function kindOf([first, ...others]: readonly Line[]): OperandKind {
  let kind: OperandKind = first?.kind ?? 'factor'
  for (const { operation, kind: other } of others) {
    if (operation === 'times' && other === 'money') kind = 'money'
    else if (operation === 'times' && kind === 'percent' && other !== 'percent') kind = 'factor'
  }
  return kind
}

/** A line of a sum that is multiplied by itself. */
export function scaledLine(line: Line, by: readonly Line[]): Line {
  const { label, value, kind, working } = line
  if (!label) return line
  const own = working.length > 0 ? working : [is({ label, value, kind })]
  return { ...line, ...part(label, kind, [...own, ...joined('times', by)]) }
}

/** A product inside a sum is called as its first figure: earlier customers, by what they order. */
export function partOf(lines: readonly Line[]): Named {
  const first: Label = lines[0]?.label ?? { from: 'own', text: '' }
  const isOfEarlier = first.from === 'word' && first.name === 'earlierWon'
  const label: Label = isOfEarlier ? { from: 'word', name: 'returningCustomers' } : first
  return part(label, kindOf(lines), lines)
}

/** What is multiplied by a figure and divided by the same is left as it was. */
export function withoutPairs(lines: Line[]): Line[] {
  const [a, b] = lines.slice(-2)
  const isPair = a?.operation === 'times' && b?.operation === 'over' && !a.share && !b.share
  const isPlain = a?.working.length === 0 && b?.working.length === 0
  return isPair && isPlain && a.value === b.value && a.kind === b.kind ? lines.slice(0, -2) : lines
}
