import type { CashMonth, CashPlanResult } from '../../../domain/model/evaluation'
import type { NameIn } from '../../../domain/model/results/sections'
import {
  atLeastZero,
  type ExplainContext,
  type Formula,
  type FormulaOf,
  is,
  minus,
  plus,
  type Step,
  sumOf,
  withoutSign,
} from '../formula-steps'
import { type CashLine, type Operand, word } from '../operands'
import { paymentLines } from './cash-cells'
import { arrivalBill, arrivalEntries, supplierBill, supplierEntries } from './cash-goods'
import { receiptEntries, receivedMo } from './cash-receipts'
import { vatOwedSteps } from './cash-vat'
import { type CashEntry, type CashWorkings, cashWorkings, entryOperand } from './cash-workings'

/** A formula that needs the cash plan; nothing while it is off. */
const whileOn =
  (formula: (result: CashPlanResult, cash: CashWorkings, context: ExplainContext) => Formula): FormulaOf =>
  (context) => {
    const result = context.evaluation.cashPlan
    const cash = cashWorkings(context.plan)
    return result && cash ? formula(result, cash, context) : { steps: [] }
  }

const balanceOf = ({ months }: CashPlanResult, month: number): Operand =>
  entryOperand('cashAfter', month, months[month]?.closingCash ?? 0)

const openingCash = ({ terms }: CashWorkings): Operand => word('openingCash', terms.openingCash, 'money')

/** A line over all months. */
function totalOfLine({ months }: CashPlanResult, line: CashLine): Operand {
  return {
    label: { from: 'cash', line },
    value: months.reduce((sum, month: CashMonth) => sum + month[line], 0),
    kind: 'money',
  }
}

/** The balances around a month in which cash crosses a line; the last one when it never does. */
function around(result: CashPlanResult, cash: CashWorkings, month: number | null): Operand[] {
  const last = result.months.length - 1
  if (month === null) return [openingCash(cash), balanceOf(result, result.lowestMonth), balanceOf(result, last)]
  const before = month === 0 ? [] : [balanceOf(result, month - 1)]
  return [openingCash(cash), ...before, balanceOf(result, month)]
}

/** What falls after the last month of the plan. */
function afterEnd(entries: readonly CashEntry[], { terms }: CashWorkings): Step[] {
  return sumOf(entries.filter(({ month }) => month > terms.months).map(({ entry }) => entry))
}

/** How each result of the cash plan comes about. Source: docs/model.md, 'Cash by month'. */
export const cashPlanFormulas: Record<NameIn<'cashPlan' | 'cashPlan.afterEnd'>, FormulaOf> = {
  'cashPlan.lowestCash': whileOn((result) => ({ steps: [is(balanceOf(result, result.lowestMonth))] })),
  'cashPlan.lowestMonth': whileOn((result) => ({ listed: [balanceOf(result, result.lowestMonth)] })),
  'cashPlan.cashNeeded': whileOn((_, cash) => ({
    steps: [is(openingCash(cash)), minus('cashPlan.lowestCash'), atLeastZero],
  })),
  'cashPlan.shortfall': whileOn(() => ({ steps: [is('cashPlan.lowestCash'), withoutSign, atLeastZero] })),
  'cashPlan.runsOutMonth': whileOn((result, cash) => ({ listed: around(result, cash, result.runsOutMonth) })),
  'cashPlan.backMonth': whileOn((result, cash) => ({ listed: around(result, cash, result.backMonth) })),
  'cashPlan.endingCash': whileOn((result, cash) => {
    const paid = paymentLines.map((line) => totalOfLine(result, line)).filter(({ value }) => value !== 0)
    const receipts = totalOfLine(result, 'receipts')
    return { steps: [is(openingCash(cash)), plus(receipts), ...paid.map((operand) => minus(operand))] }
  }),
  'cashPlan.vatPaidTotal': whileOn(({ months }) => ({
    steps: sumOf(
      months.filter(({ vatPaid }) => vatPaid > 0).map(({ month, vatPaid }) => entryOperand('vatDue', month, vatPaid)),
    ),
  })),
  'cashPlan.afterEnd.receipts': whileOn((_, cash, context) => {
    const steps = afterEnd(receiptEntries(cash, context), cash)
    return { steps, basis: steps.length > 0 ? [receivedMo(context.plan)] : [] }
  }),
  'cashPlan.afterEnd.payments': whileOn((_, cash, context) => {
    const ofSuppliers = afterEnd(supplierEntries(cash, context), cash)
    const steps = afterEnd([...supplierEntries(cash, context), ...arrivalEntries(cash, context)], cash)
    const basis = [
      ...(ofSuppliers.length > 0 ? [supplierBill(cash)] : []),
      ...(steps.length > ofSuppliers.length ? [arrivalBill(cash)] : []),
    ]
    return { steps, basis }
  }),
  'cashPlan.afterEnd.vatOwed': whileOn((_, cash) => ({ steps: vatOwedSteps(cash) })),
}
