import { demandSteps } from '../demand-formula'
import { type ExplainContext, type Formula, is, minus, type Part, plus, type Step, sumOf } from '../formula-steps'
import { type CashLine, type Operand, word } from '../operands'
import { deliveryParts, incomeSteps, marketingParts, newCustomers, overheadParts, returnParts } from './cash-bills'
import { arrivalBill, arrivalEntries, supplierBill, supplierEntries } from './cash-goods'
import { receiptEntries, receivedMo } from './cash-receipts'
import { vatPaidSteps } from './cash-vat'
import { type CashEntry, type CashWorkings, cashWorkings, entryOperand } from './cash-workings'

/** One figure of the table of months. */
export interface CashCell {
  line: CashLine
  month: number
}

/** The lines in the order in which a month is read; payments are positive amounts. */
export const paymentLines = [
  'supplierPayments',
  'arrivalCosts',
  'deliveryCosts',
  'marketing',
  'overheadsAndTeam',
  'returns',
  'vatPaid',
] as const satisfies readonly CashLine[]

/** Every line of the table. */
export const cashLines = [
  'receipts',
  ...paymentLines,
  'netCash',
  'closingCash',
  'demand',
  'operatingIncome',
] as const satisfies readonly CashLine[]

/** A figure of the plan's months as an operand. */
function figureAt({ evaluation }: ExplainContext, { line, month }: CashCell): Operand {
  return { label: { from: 'cash', line }, value: evaluation.cashPlan?.months[month]?.[line] ?? null, kind: 'money' }
}

const partsOf = (entries: readonly CashEntry[], month: number): Part[] =>
  entries.filter((entry) => entry.month === month).map(({ entry }) => entry)

/** Entries, and the figure that all of them are worked out from. */
function withBasis(parts: readonly Part[], basis: Part): Formula {
  return { steps: sumOf(parts), basis: parts.length > 0 ? [basis] : [] }
}

type CellFormula = (cash: CashWorkings, month: number, context: ExplainContext) => Formula

function netSteps(context: ExplainContext, month: number): Step[] {
  const paid = paymentLines.map((line) => figureAt(context, { line, month })).filter(({ value }) => value !== 0)
  return [is(figureAt(context, { line: 'receipts', month })), ...paid.map((operand) => minus(operand))]
}

/** How each line comes about; what a month does not have is nothing. */
const formulas: Record<CashLine, CellFormula> = {
  demand: ({ plan }, month) => ({ steps: month === 0 ? [] : demandSteps(plan, month) }),
  receipts: (cash, month, context) =>
    withBasis(partsOf(receiptEntries(cash, context), month), receivedMo(context.plan)),
  supplierPayments: (cash, month, context) =>
    withBasis(partsOf(supplierEntries(cash, context), month), supplierBill(cash)),
  arrivalCosts: (cash, month, context) => withBasis(partsOf(arrivalEntries(cash, context), month), arrivalBill(cash)),
  deliveryCosts: (cash, month) => ({ steps: month === 0 ? [] : sumOf(deliveryParts(cash, month)) }),
  marketing: (cash, month) => ({
    steps: sumOf(marketingParts(cash, month)),
    basis: cash.newCustomers === null || month === 0 ? [] : [newCustomers(cash, month)],
  }),
  overheadsAndTeam: (cash, month) => ({ steps: sumOf(overheadParts(cash, month)) }),
  returns: (cash, month) => ({ steps: sumOf(returnParts(cash, month)) }),
  vatPaid: (cash, month) => ({ steps: vatPaidSteps(cash, month) }),
  netCash: (_, month, context) => ({ steps: netSteps(context, month) }),
  closingCash: (cash, month, context) => {
    const before = figureAt(context, { line: 'closingCash', month: month - 1 }).value
    const opening =
      month === 0
        ? word('openingCash', cash.terms.openingCash, 'money')
        : entryOperand('cashAfter', month - 1, before ?? 0)
    return { steps: [is(opening), plus(figureAt(context, { line: 'netCash', month }))] }
  },
  operatingIncome: (cash, month) => incomeSteps(cash, month),
}

/** How a figure of a month comes about. Source: docs/model.md, 'Cash by month'. */
export function cashCellFormula({ line, month }: CashCell, context: ExplainContext): Formula {
  const cash = cashWorkings(context.plan)
  return cash === null ? { steps: [] } : formulas[line](cash, month, context)
}
