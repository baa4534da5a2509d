import * as goods from '../../../domain/model/figures/cash/goods'
import { averageDue, methodDue, receivedMo, workings } from '../../../domain/model/figures/cash/months'
import { results } from '../../../domain/model/figures/cash/results'
import { terms } from '../../../domain/model/figures/cash/terms'
import type { Figure } from '../../../domain/model/language/figure'
import { figuresIn } from '../../../domain/model/language/reading'
import type { NameIn } from '../../../domain/model/results/sections'
import { type CashCell, type CashLine, cashLines, paymentLines } from '../cash-lines'
import { demandLines } from '../demand-formula'
import { formulaOf } from '../formula/derived'
import { nameOf } from '../formula/figure-names'
import { kindOfFigure } from '../formula/row-sums'
import { valuesOf } from '../formula/values-of'
import {
  atLeastZero,
  type ExplainContext,
  type Formula,
  type FormulaOf,
  is,
  type Line,
  minus,
  part,
  plus,
  sumOf,
  withoutSign,
} from '../lines'
import { type Operand, resultOperand, word } from '../operands'

/** Figures of a planned month that many lines are worked out from: how they come about is said once. */
const bases: readonly Figure[] = [receivedMo, goods.supplierBillMo, goods.arrivalBillMo, workings.won]

const linesOf = (figure: Figure, row: number, context: ExplainContext): readonly Line[] => {
  const formula = formulaOf(figure, row, context)
  return 'lines' in formula ? formula.lines : []
}

const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ label, working }) => (working.length > 0 ? namesIn(working) : [JSON.stringify(label)]))

/** Lines of months are told in the order of those, what is taken away after the rest. */
function inOrder(lines: readonly Line[]): Line[] {
  const placeOf = ({ operation, label }: Line) => {
    if (operation === 'atLeastZero') return 2e6
    const month = label?.from === 'entry' ? label.month : 0
    return (operation === 'minus' ? 1e6 : 0) + month
  }
  const ordered = lines.toSorted((a, b) => placeOf(a) - placeOf(b))
  return ordered.map((line, at) => {
    if (at === 0 && line.operation === 'plus') return { ...line, operation: 'is' }
    return at > 0 && line.operation === 'is' ? { ...line, operation: 'plus' } : line
  })
}

/** Lines, and below them what they are worked out from. */
function withBasis(found: readonly Line[], month: number, context: ExplainContext): Formula {
  const values = valuesOf(context.plan)
  const areEntries = found.every(({ label }) => label === null || label.from === 'entry')
  const lines = areEntries ? inOrder(found) : found
  const named = new Set(namesIn(lines))
  const basis = bases.flatMap((figure) => {
    const label = nameOf(figure, values, figure, month)
    if (!label || !named.has(JSON.stringify(label))) return []
    return is(part(label, kindOfFigure(figure), linesOf(figure, figure.scope === 'cash' ? month : 0, context)))
  })
  return { lines, basis }
}

/** How a figure of a month comes about. Source: docs/model.md, 'Cash by month'. */
export function cashFormula({ line, month }: CashCell, context: ExplainContext): Formula {
  if (context.evaluation.cashPlan === null) return { lines: [] }
  if (line === 'demand') return { lines: month === 0 ? [] : demandLines(context.plan, month) }
  return withBasis(linesOf(workings[line], month, context), month, context)
}

type CashPlan = NonNullable<ExplainContext['evaluation']['cashPlan']>

/** A formula that needs the cash plan; nothing while it is off. */
const whileOn =
  (formula: (result: CashPlan, context: ExplainContext) => Formula): FormulaOf =>
  (context) => {
    const { cashPlan } = context.evaluation
    return cashPlan ? formula(cashPlan, context) : { lines: [] }
  }

const openingCash = ({ plan }: ExplainContext): Operand =>
  word('openingCash', valuesOf(plan).of(terms.openingCash), 'money')

const balanceOf = ({ months }: CashPlan, month: number): Operand => ({
  label: { from: 'entry', name: 'cashAfter', month },
  value: months[month]?.closingCash ?? 0,
  kind: 'money',
})

/** A line over months. */
const totalOfLine = (months: CashPlan['months'], line: CashLine): Operand => ({
  label: { from: 'cash', line },
  value: months.reduce((sum, month) => sum + month[line], 0),
  kind: 'money',
})

/** The balances around a month in which cash crosses a line; the lowest and the last when it never does. */
const around = (name: 'runsOutMonth' | 'backMonth'): FormulaOf =>
  whileOn((result, context) => {
    const month = result[name]
    const shown = month === null ? [result.lowestMonth, result.months.length - 1] : [month - 1, month]
    return { listed: [openingCash(context), ...shown.filter((one) => one >= 0).map((one) => balanceOf(result, one))] }
  })

const lineOf: ReadonlyMap<Figure, CashLine> = new Map(cashLines.map((line) => [workings[line], line]))

/** The lines that a figure sums until the month in which cash is lowest. */
const untilLowest = ({ formula }: Figure): FormulaOf =>
  whileOn(({ months, lowestMonth }) => {
    const figures = formula ? figuresIn(formula) : []
    const summed = figures.flatMap((figure) => lineOf.get(figure) ?? [])
    const totals = summed.map((line) => totalOfLine(months.slice(0, lowestMonth + 1), line))
    return { lines: sumOf(totals.filter(({ value }) => value !== 0)) }
  })

/** What stands open after the last month, with what it is worked out from. */
const afterEnd = (figure: Figure): FormulaOf =>
  whileOn((_, context) => withBasis(linesOf(figure, 0, context), 0, context))

/** What sales bring in the months after the last. */
function receiptsAfterEnd(last: number, context: ExplainContext): Line[] {
  const values = valuesOf(context.plan)
  const delays = Array.from({ length: values.count('methods') }, (_, at) => Number(values.of(methodDue.later, at)))
  const longest = Math.max(Number(values.of(averageDue.later)), ...delays) + 1
  return Array.from({ length: longest }, (_, at) => linesOf(workings.receipts, last + 1 + at, context)).flat()
}

/** Results of the cash plan that are read from its months. */
export const cashPlanHints = {
  'cashPlan.lowestCash': whileOn((result) => ({ lines: [is(balanceOf(result, result.lowestMonth))] })),
  'cashPlan.lowestMonth': whileOn((result) => ({ listed: [balanceOf(result, result.lowestMonth)] })),
  'cashPlan.shortfall': whileOn((_, { evaluation }) => ({
    lines: [is(resultOperand(evaluation, 'cashPlan.lowestCash')), withoutSign, atLeastZero],
  })),
  'cashPlan.runsOutMonth': around('runsOutMonth'),
  'cashPlan.backMonth': around('backMonth'),
  'cashPlan.endingCash': whileOn((result, context) => {
    const paid = paymentLines.map((line) => totalOfLine(result.months, line)).filter(({ value }) => value !== 0)
    const receipts = totalOfLine(result.months, 'receipts')
    return { lines: [is(openingCash(context)), plus(receipts), ...paid.map((operand) => minus(operand))] }
  }),
  'cashPlan.neededFor.goods': untilLowest(results.neededFor.goods),
  'cashPlan.neededFor.running': untilLowest(results.neededFor.running),
  'cashPlan.neededFor.vat': untilLowest(results.neededFor.vat),
  'cashPlan.neededFor.received': untilLowest(results.neededFor.received),
  'cashPlan.afterEnd.receipts': whileOn(({ months }, context) =>
    withBasis(receiptsAfterEnd(months.length - 1, context), 0, context),
  ),
  'cashPlan.afterEnd.payments': afterEnd(results.afterEnd.payments),
  'cashPlan.afterEnd.vatOwed': afterEnd(results.afterEnd.vatOwed),
} satisfies Partial<Record<NameIn<'cashPlan' | 'cashPlan.neededFor' | 'cashPlan.afterEnd'>, FormulaOf>>
