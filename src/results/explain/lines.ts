import type { Evaluation } from '../../domain/model/evaluation'
import type { Plan } from '../../domain/plan/plan'
import type { Label, Operand, OperandKind } from './operands'

/** What a line does to the figure above it, as on the paper strip of a calculator: there is no precedence. */
export type Operation = 'is' | 'plus' | 'minus' | 'times' | 'over'
/** Lines that take no figure of their own. */
type Finish = 'roundUp' | 'atLeastZero' | 'atMost' | 'withoutSign'

/** A percentage that stands for 'all of it and this much' or 'all of it but this much'. */
export type Share = 'andThis' | 'butThis'

export interface Line {
  operation: Operation | Finish | 'subtotal'
  label: Label | null
  value: number | null
  kind: OperandKind
  share?: Share | undefined
  /** What a figure may exceed a whole number by and not be rounded up. */
  slack?: number | undefined
  /** The working of a line that is worked out itself. */
  working: readonly Line[]
}

export interface ExplainContext {
  plan: Plan
  evaluation: Evaluation
  /** The typical gross margin of the plan's category, in percent. */
  typicalMargin: number
}

/** A figure of a line, with its working where it is itself worked out. */
export type Named = Operand & { working?: readonly Line[] }

const line =
  (operation: Operation) =>
  (figure: Named, share?: Share): Line => ({ operation, share, working: [], ...figure })

export const is = line('is')
export const plus = line('plus')
export const minus = line('minus')
export const times = line('times')
export const over = line('over')

const finish = (operation: Finish, slack?: number): Line => {
  return { operation, label: null, value: null, kind: 'factor', slack, working: [] }
}
export const roundUp = finish('roundUp')
/** As the model does where a division may leave a last binary digit: docs/model.md, 'Break-even'. */
export const roundUpWithSlack = finish('roundUp', 1e-9)
export const atLeastZero = finish('atLeastZero')
export const withoutSign = finish('withoutSign')

/** A figure that is itself worked out, shown as one line with its working beside it. */
export const part = (label: Label, kind: OperandKind, working: readonly Line[]): Named => ({
  label,
  kind,
  value: inUnitsOf(kind, totalOf(working)),
  working,
})

/** A sum of the founder's own lines. */
export const sumOf = (figures: readonly Named[]): Line[] =>
  figures.map((figure, at) => (at === 0 ? is(figure) : plus(figure)))

/** The number that a line stands for in the calculation: 15 % is 0.15, or 1.15, or 0.85. */
function numberOf({ value, kind, share }: Line): number | null {
  if (value === null) return null
  const number = kind === 'percent' ? value / 100 : value
  if (share === 'andThis') return 1 + number
  return share === 'butThis' ? 1 - number : number
}

function inUnitsOf(kind: OperandKind, number: number | null): number | null {
  return number === null || kind !== 'percent' ? number : number * 100
}

const operations: Record<Operation | Finish, (total: number, number: number) => number> = {
  is: (_, number) => number,
  plus: (total, number) => total + number,
  minus: (total, number) => total - number,
  times: (total, number) => total * number,
  over: (total, number) => total / number,
  roundUp: (total, slack) => Math.ceil(total - slack),
  atLeastZero: (total) => Math.max(0, total),
  atMost: Math.min,
  withoutSign: (total) => -total,
}

const takesFigure = (operation: Line['operation']) => !/^(roundUp|atLeastZero|withoutSign)$/.test(operation)

/** What the lines come to; null as soon as one of them has no value. */
export function totalOf(lines: readonly Line[]): number | null {
  let total = 0
  for (const line of lines) {
    if (line.operation === 'subtotal') continue
    const number = takesFigure(line.operation) ? numberOf(line) : (line.slack ?? 0)
    if (number === null) return null
    total = operations[line.operation](total, number)
  }
  return total
}

const addsUp = (operation: Line['operation']) => operation === 'plus' || operation === 'minus'
const scales = (operation: Line['operation']) => operation === 'times' || operation === 'over'

/** The lines to show: a subtotal wherever a sum is then multiplied or divided, and no bound that does not bind. */
export function shownLines(lines: readonly Line[]): Line[] {
  const shown: Line[] = []
  let summed = false
  lines.forEach((line, at) => {
    const before = totalOf(lines.slice(0, at))
    const after = totalOf(lines.slice(0, at + 1))
    if ((line.operation === 'atLeastZero' || line.operation === 'atMost') && before === after) return
    if (summed && scales(line.operation)) {
      const kind = lines[0]?.kind ?? 'factor'
      shown.push({ operation: 'subtotal', label: null, value: inUnitsOf(kind, before), kind, working: [] })
      summed = false
    }
    if (addsUp(line.operation)) summed = true
    shown.push(line)
  })
  return shown
}

/** A working as it is written in one run of text: what is summed stands in brackets before it is multiplied or divided. */
export function writtenInOne(lines: readonly Line[]): (Line | '(' | ')')[] {
  const written: (Line | '(' | ')')[] = []
  let summed = false
  for (const line of lines) {
    if (summed && scales(line.operation)) {
      written.unshift('(')
      written.push(')')
      summed = false
    }
    if (addsUp(line.operation)) summed = true
    written.push(line)
  }
  return written
}

/**
 * How a figure comes about: lines that come to it, or a list of figures that lead to it without being a calculation. Lines
 * may name figures that several of them use: their working is shown once, as the basis.
 */
export type Formula = { lines: readonly Line[]; basis?: readonly Line[] } | { listed: readonly Operand[] }

/** The formula of a result or of a cell. */
export type FormulaOf = (context: ExplainContext) => Formula
