import * as goods from '../../../domain/model/figures/cash/goods'
import { averageDue, methodDue, receivedMo, workings } from '../../../domain/model/figures/cash/months'
import { results } from '../../../domain/model/figures/cash/results'
import { terms } from '../../../domain/model/figures/cash/terms'
import type { Figure } from '../../../domain/model/language/figure'
import type { NameIn } from '../../../domain/model/results/sections'
import { type CashCell, type CashLine, paymentLines } from '../cash-lines'
import { demandSteps } from '../demand-formula'
import { formulaOf } from '../formula/derived'
import { nameOf } from '../formula/figure-names'
import { kindOfFigure } from '../formula/row-sums'
import { termOf } from '../formula/strip'
import { valuesOf } from '../formula/values-of'
import {
  atLeastZero,
  type ExplainContext,
  type Formula,
  type FormulaOf,
  is,
  minus,
  part,
  plus,
  type Step,
  sumOf,
  withoutSign,
} from '../formula-steps'
import { type Operand, word } from '../operands'

/** Figures of a planned month that many lines are worked out from: how they come about is said once. */
const bases: readonly Figure[] = [receivedMo, goods.supplierBillMo, goods.arrivalBillMo, workings.won]

const stepsOf = (figure: Figure, row: number, context: ExplainContext): readonly Step[] => {
  const formula = formulaOf(figure, row, context)
  return 'steps' in formula ? formula.steps : []
}

const namesIn = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    const term = termOf(step)
    if (!term) return []
    return 'steps' in term ? namesIn(term.steps) : [JSON.stringify(term.label)]
  })

/** Lines of months are told in the order of those, what is taken away after the rest. */
function inOrder(steps: readonly Step[]): Step[] {
  const placeOf = ({ operation, term }: Step) => {
    if (operation === 'atLeastZero') return 2e6
    const month = typeof term === 'object' && term.label.from === 'entry' ? term.label.month : 0
    return (operation === 'minus' ? 1e6 : 0) + month
  }
  const ordered = steps.toSorted((a, b) => placeOf(a) - placeOf(b))
  return ordered.map((step, at) => {
    if (at === 0 && step.operation === 'plus') return { ...step, operation: 'is' }
    return at > 0 && step.operation === 'is' ? { ...step, operation: 'plus' } : step
  })
}

/** Lines, and below them what they are worked out from. */
function withBasis(lines: readonly Step[], month: number, context: ExplainContext): Formula {
  const values = valuesOf(context.plan)
  const areEntries = lines.every(
    ({ term }) => term === undefined || (typeof term === 'object' && term.label.from === 'entry'),
  )
  const steps = areEntries ? inOrder(lines) : lines
  const named = new Set(namesIn(steps))
  const basis = bases.flatMap((figure) => {
    const label = nameOf(figure, values, figure, month)
    if (!label || !named.has(JSON.stringify(label))) return []
    return part(label, kindOfFigure(figure), stepsOf(figure, figure.scope === 'cash' ? month : 0, context))
  })
  return { steps, basis }
}

/** How a figure of a month comes about. Source: docs/model.md, 'Cash by month'. */
export function cashFormula({ line, month }: CashCell, context: ExplainContext): Formula {
  if (context.evaluation.cashPlan === null) return { steps: [] }
  if (line === 'demand') return { steps: month === 0 ? [] : demandSteps(context.plan, month) }
  return withBasis(stepsOf(workings[line], month, context), month, context)
}

type CashPlan = NonNullable<ExplainContext['evaluation']['cashPlan']>

/** A formula that needs the cash plan; nothing while it is off. */
const whileOn =
  (formula: (result: CashPlan, context: ExplainContext) => Formula): FormulaOf =>
  (context) => {
    const { cashPlan } = context.evaluation
    return cashPlan ? formula(cashPlan, context) : { steps: [] }
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

/** Lines until the month in which cash is lowest. */
const untilLowest = (...lines: CashLine[]): FormulaOf =>
  whileOn(({ months, lowestMonth }) => ({
    steps: sumOf(
      lines.map((line) => totalOfLine(months.slice(0, lowestMonth + 1), line)).filter(({ value }) => value !== 0),
    ),
  }))

/** What sales bring in the months after the last. */
function receiptsAfterEnd(last: number, context: ExplainContext): Step[] {
  const values = valuesOf(context.plan)
  const delays = Array.from({ length: values.count('methods') }, (_, at) => Number(values.of(methodDue.later, at)))
  const longest = Math.max(Number(values.of(averageDue.later)), ...delays) + 1
  return Array.from({ length: longest }, (_, at) => stepsOf(workings.receipts, last + 1 + at, context)).flat()
}

/** Results of the cash plan that are read from its months. */
export const cashPlanHints = {
  'cashPlan.lowestCash': whileOn((result) => ({ steps: [is(balanceOf(result, result.lowestMonth))] })),
  'cashPlan.lowestMonth': whileOn((result) => ({ listed: [balanceOf(result, result.lowestMonth)] })),
  'cashPlan.shortfall': whileOn(() => ({ steps: [is('cashPlan.lowestCash'), withoutSign, atLeastZero] })),
  'cashPlan.runsOutMonth': around('runsOutMonth'),
  'cashPlan.backMonth': around('backMonth'),
  'cashPlan.endingCash': whileOn((result, context) => {
    const paid = paymentLines.map((line) => totalOfLine(result.months, line)).filter(({ value }) => value !== 0)
    const receipts = totalOfLine(result.months, 'receipts')
    return { steps: [is(openingCash(context)), plus(receipts), ...paid.map((operand) => minus(operand))] }
  }),
  'cashPlan.neededFor.goods': untilLowest('supplierPayments', 'arrivalCosts'),
  'cashPlan.neededFor.running': untilLowest('deliveryCosts', 'marketing', 'overheadsAndTeam', 'returns'),
  'cashPlan.neededFor.vat': untilLowest('vatPaid'),
  'cashPlan.neededFor.received': untilLowest('receipts'),
  'cashPlan.afterEnd.receipts': whileOn(({ months }, context) =>
    withBasis(receiptsAfterEnd(months.length - 1, context), 0, context),
  ),
  'cashPlan.afterEnd.payments': whileOn((_, context) =>
    withBasis(stepsOf(results.afterEnd.payments, 0, context), 0, context),
  ),
  'cashPlan.afterEnd.vatOwed': whileOn((_, context) =>
    withBasis(stepsOf(results.afterEnd.vatOwed, 0, context), 0, context),
  ),
} satisfies Partial<Record<NameIn<'cashPlan' | 'cashPlan.neededFor' | 'cashPlan.afterEnd'>, FormulaOf>>
