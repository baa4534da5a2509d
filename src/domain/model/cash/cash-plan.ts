import type { Assumptions } from '../advanced/assumptions'
import type { ReturnsAndStock } from '../advanced/returns-and-stock'
import type { CashMonth, CashPlanResult } from '../evaluation'
import type { MonthBasis } from '../month/month'
import { settlementWeights } from '../month/payment-fees'
import { amountOf, isRecord } from '../numbers'
import type { Demand } from '../season/demand'
import { valueAt } from '../season/series'
import { type CashLedger, emptyLedger, enterLater } from './cash-ledger'
import { paidOverheads } from './cash-overheads'
import { type Purchases, purchases } from './cash-purchases'
import { type CashTerms, cashTerms } from './cash-terms'
import { firstCalendarMonth, type VatPayments, vatPayments } from './vat-payments'

/** Cash counts as back, or as not yet gone, within half a halala. */
const tolerance = 0.005

/** Everything that one month's cash is worked out from. */
export interface CashBasis {
  basis: MonthBasis
  returns: ReturnsAndStock
  terms: CashTerms
  demand: Demand
  receipts: CashLedger
  purchases: Purchases
  /** Customers won in each month; null where acquisition follows demand. */
  newCustomers: readonly number[] | null
}

function receiptsOf(basis: MonthBasis, terms: CashTerms, demand: Demand, customerDays: number): CashLedger {
  const { sales, costs, vat } = basis
  const ledger = emptyLedger(terms.months)
  const received = sales.net - (costs.payment / vat.costFactor) * (1 + vat.rate)
  for (const { weight, days } of settlementWeights(basis.payment, basis.refusals))
    for (let t = 1; t <= terms.months; t += 1) enterLater(ledger, t, days + customerDays, weight * received * demand(t))
  return ledger
}

/** A customer can buy again only after a first order: the customers that each month has to win. */
function customersToWin(basis: MonthBasis, given: Assumptions, demand: Demand, lastMonth: number): number[] {
  const kept = 1 - basis.refusals.refused
  const lifespan = Math.round(given.lifespanMonths)
  const won = [0]
  for (let t = 1; t <= lastMonth; t += 1) {
    let earlier = 0
    for (let j = 1; j <= Math.min(lifespan, t - 1); j += 1) earlier += kept * valueAt(won, t - j)
    won.push(Math.max(0, basis.orders.all * demand(t) - (given.repeatOrderRate / 12) * earlier))
  }
  return won
}

/** The one-time costs that are spread out already by a month. */
function endedOneTime({ fixed }: MonthBasis, month: number): number {
  let total = 0
  for (const cost of fixed.oneTime) if (cost.months < month) total += cost.monthly
  return total
}

function acquisitionOf({ basis, demand, newCustomers }: CashBasis, month: number): number {
  if (month === 0) return 0
  if (newCustomers === null) return (basis.costs.acquisition / basis.vat.costFactor) * demand(month)
  return amountOf(basis.plan.customerAcquisitionCost, 80) * valueAt(newCustomers, month)
}

function operatingIncomeOf(cash: CashBasis, month: number, acquisition: number): number {
  const { costs, sales, fixed, vat } = cash.basis
  const demand = cash.demand(month)
  const variable =
    cash.newCustomers === null ? costs.total * demand : costs.totalCOGS * demand + acquisition * vat.costFactor
  return sales.exVAT * demand - variable - (fixed.total - endedOneTime(cash.basis, month))
}

/** The VAT of each month, beside the months that it is paid in. */
export interface OpenMonths {
  months: CashMonth[]
  outputVat: number[]
  inputVat: number[]
}

/** Adds a month without what depends on the months before it: VAT payments and balances. */
function addMonth(cash: CashBasis, month: number, open: OpenMonths): void {
  const { basis, returns, terms } = cash
  const { costs, sales, vat, plan } = basis
  const demand = month === 0 ? 0 : cash.demand(month)
  const gross = 1 + vat.rate
  const delivery = (costs.packaging + costs.shipping + costs.fulfillment + costs.refusedReturns) / vat.costFactor
  const processing = returns.processingMo / vat.costFactor
  const acquisition = acquisitionOf(cash, month)
  const paidAds = month === 0 ? 0 : amountOf(plan.paidAdsMo)
  const influencers = month === 0 ? 0 : amountOf(plan.influencersMo)
  const overheads = paidOverheads(basis, month, terms)
  const bills = (delivery + processing + costs.payment / vat.costFactor) * demand + acquisition + paidAds
  open.outputVat.push((sales.net - sales.exVAT) * demand)
  open.inputVat.push(valueAt(cash.purchases.vat.months, month) + vat.rate * bills + overheads.vat)
  open.months.push({
    month,
    demand,
    receipts: valueAt(cash.receipts.months, month),
    supplierPayments: valueAt(cash.purchases.supplier.months, month),
    arrivalCosts: valueAt(cash.purchases.arrival.months, month),
    deliveryCosts: delivery * gross * demand,
    marketing: acquisition * gross + influencers + paidAds * gross,
    overheadsAndTeam: overheads.paid,
    returns: (returns.lostMarginMo + processing * gross) * demand,
    vatPaid: 0,
    netCash: 0,
    closingCash: 0,
    operatingIncome: month === 0 ? 0 : operatingIncomeOf(cash, month, acquisition),
  })
}

function vatOf({ vat, plan }: MonthBasis, { outputVat, inputVat }: OpenMonths): VatPayments {
  if (!vat.isRegistered) return { paid: outputVat.map(() => 0), owed: 0 }
  return vatPayments({ output: outputVat, input: inputVat }, firstCalendarMonth(plan))
}

/** Enters VAT payments and carries the balance from month to month. */
function closeMonths(months: readonly CashMonth[], vatPaid: readonly number[], openingCash: number): void {
  let balance = openingCash
  for (const month of months) {
    month.vatPaid = valueAt(vatPaid, month.month)
    const bills = month.supplierPayments + month.arrivalCosts + month.deliveryCosts + month.marketing
    month.netCash = month.receipts - (bills + month.overheadsAndTeam + month.returns + month.vatPaid)
    balance += month.netCash
    month.closingCash = balance
  }
}

/** The first month from which cash stays at what was there at the start; null when it does not. */
function backMonthOf(months: readonly CashMonth[], openingCash: number): number | null {
  let back: number | null = null
  for (const { month, closingCash } of months) {
    if (month === 0 || closingCash < openingCash - tolerance) back = null
    else back ??= month
  }
  return back
}

function resultOf(cash: CashBasis, months: CashMonth[], vat: VatPayments): CashPlanResult {
  const { terms } = cash
  const { openingCash } = terms
  const balances = months.map((month) => month.closingCash)
  const lowestCash = Math.min(...balances)
  const runsOut = balances.findIndex((balance) => balance < -tolerance)
  let vatPaidTotal = 0
  for (const month of months) vatPaidTotal += month.vatPaid
  return {
    months,
    lowestCash,
    lowestMonth: balances.findIndex((balance) => balance <= lowestCash + tolerance),
    cashNeeded: Math.max(0, openingCash - lowestCash),
    shortfall: Math.max(0, -lowestCash),
    runsOutMonth: runsOut < 0 ? null : runsOut,
    backMonth: backMonthOf(months, openingCash),
    endingCash: valueAt(balances, terms.months),
    vatPaidTotal,
    afterEnd: {
      receipts: cash.receipts.afterEnd,
      payments: cash.purchases.supplier.afterEnd + cash.purchases.arrival.afterEnd,
      vatOwed: vat.owed,
    },
  }
}

/** What cash by month is worked out from; null while the cash plan is off. */
export function cashBasis(
  basis: MonthBasis,
  returns: ReturnsAndStock,
  given: Assumptions | null,
  demand: Demand,
): CashBasis | null {
  const { plan } = basis
  if (!isRecord(plan.cashPlan) || plan.cashPlan.enabled !== true) return null
  const terms = cashTerms(plan)
  const winsAll = terms.startsWithNoCustomers && given !== null
  return {
    basis,
    returns,
    terms,
    demand,
    receipts: receiptsOf(basis, terms, demand, given?.customerDays ?? 0),
    purchases: purchases(basis, terms, demand),
    newCustomers: winsAll ? customersToWin(basis, given, demand, terms.months) : null,
  }
}

/** All months before VAT payments and balances. */
export function openMonths(cash: CashBasis): OpenMonths {
  const open: OpenMonths = { months: [], outputVat: [], inputVat: [] }
  for (let month = 0; month <= cash.terms.months; month += 1) addMonth(cash, month, open)
  return open
}

/** Every payment in the month in which it is due; null while the cash plan is off. Source: docs/model.md, 'Cash by month'. */
export function cashPlan(
  basis: MonthBasis,
  returns: ReturnsAndStock,
  given: Assumptions | null,
  demand: Demand,
): CashPlanResult | null {
  const cash = cashBasis(basis, returns, given, demand)
  if (cash === null) return null
  const open = openMonths(cash)
  const vat = vatOf(basis, open)
  closeMonths(open.months, vat.paid, cash.terms.openingCash)
  return resultOf(cash, open.months, vat)
}
