import type { Plan } from '../../plan/plan'
import type { CashMonth, CashPlanResult } from '../evaluation'
import { valueAt } from '../season/series'
import type { CashFigures } from './cash-figures'
import { type CashLedger, emptyLedger, enter, partsLater } from './cash-ledger'
import { overheadsByMonth, type PaidBills } from './cash-overheads'
import { type Purchases, purchases } from './cash-purchases'
import { type CashTerms, cashTerms } from './cash-terms'
import { firstCalendarMonth, type VatPayments, vatPayments } from './vat-payments'

/** Cash counts as back, or as not yet gone, within half a halala. */
const tolerance = 0.005

/** Everything that one month's cash is worked out from. */
export interface CashBasis {
  plan: Plan
  figures: CashFigures
  terms: CashTerms
  receipts: CashLedger
  purchases: Purchases
  /** Overheads, team and contingency of each month. */
  overheads: (month: number) => PaidBills
  /** The overheads that are paid once. */
  oneTime: Pick<CashFigures, 'overheads'>
  /** Customers won in each month; null where acquisition follows demand. */
  newCustomers: readonly number[] | null
}

/** How delivered orders are paid: the weight of each method, which total 1, or nothing when every order is refused. */
export function settlementWeights({ totalShare, methods }: Pick<CashFigures, 'totalShare' | 'methods'>) {
  if (totalShare === 0) return [{ weight: 1, days: 0 }]
  let total = 0
  for (const { methodWeight } of methods) total += methodWeight
  return total === 0 ? [] : methods.map(({ methodWeight, days }) => ({ weight: methodWeight / total, days }))
}

function receiptsOf(figures: CashFigures, terms: CashTerms): CashLedger {
  const { demand, isAnalysed, customerTerms } = figures
  const ledger = emptyLedger(terms.months)
  const received = figures.netSalesInclVAT - (figures.paymentCost / figures.costFactor) * (1 + figures.vatRate)
  const later = isAnalysed ? customerTerms : 0
  // Methods that are paid out in the same months are one.
  const parts = new Map<number, number>()
  for (const { weight, days } of settlementWeights(figures))
    for (const [months, part] of partsLater(days + later)) parts.set(months, (parts.get(months) ?? 0) + weight * part)
  for (const [months, part] of parts)
    for (let t = 1; t <= terms.months; t += 1) enter(ledger, t + months, part * received * valueAt(demand, t - 1))
  return ledger
}

/** A customer can buy again only after a first order: the customers that each month has to win. */
function customersToWin(figures: CashFigures, lastMonth: number): number[] {
  const { demand, ordersPerMonth, refusedPart, repeatRate } = figures
  const kept = 1 - refusedPart
  const lifespan = Math.round(figures.lifespan)
  const won = [0]
  // All won before a month: those who still buy again are the difference of two.
  const before = [0]
  for (let t = 1; t <= lastMonth; t += 1) {
    const all = valueAt(before, t - 1)
    const active = kept * (all - (t - 1 > lifespan ? valueAt(before, t - 1 - lifespan) : 0))
    const next = Math.max(0, ordersPerMonth * valueAt(demand, t - 1) - (repeatRate / 12) * active)
    won.push(next)
    before.push(all + next)
  }
  return won
}

/** The one-time costs that are spread out already by a month. */
export function endedOneTime({ overheads }: Pick<CashFigures, 'overheads'>, month: number): number {
  let total = 0
  for (const { isOneTime, months, cost } of overheads) if (isOneTime && months < month) total += cost
  return total
}

function acquisitionOf({ figures, newCustomers }: CashBasis, month: number): number {
  if (month === 0) return 0
  if (newCustomers === null) return (figures.cacVariableCost / figures.costFactor) * valueAt(figures.demand, month - 1)
  return figures.acquisitionPerCustomer * valueAt(newCustomers, month)
}

function operatingIncomeOf({ figures, newCustomers, oneTime }: CashBasis, month: number, acquisition: number): number {
  const demand = valueAt(figures.demand, month - 1)
  const variable =
    newCustomers === null
      ? figures.variableCost * demand
      : figures.totalCOGS * demand + acquisition * figures.costFactor
  return figures.salesExVAT * demand - variable - (figures.totalFixedCost - endedOneTime(oneTime, month))
}

/** The VAT of each month, beside the months that it is paid in. */
export interface OpenMonths {
  months: CashMonth[]
  outputVat: number[]
  inputVat: number[]
}

/** Adds a month without what depends on the months before it: VAT payments and balances. */
function addMonth(cash: CashBasis, month: number, open: OpenMonths): void {
  const { figures } = cash
  const { costFactor, vatRate } = figures
  const isOpen = month > 0
  const demand = isOpen ? valueAt(figures.demand, month - 1) : 0
  const gross = 1 + vatRate
  const sent = figures.packagingCost + figures.shippingCost + figures.fulfillmentCost + figures.refusedReturnCost
  const delivery = sent / costFactor
  const processing = figures.processingMo / costFactor
  const acquisition = acquisitionOf(cash, month)
  const paidAds = isOpen ? figures.paidAds : 0
  const influencers = isOpen ? figures.influencers : 0
  const overheads = cash.overheads(month)
  const bills = (delivery + processing + figures.paymentCost / costFactor) * demand + acquisition + paidAds
  open.outputVat.push((figures.netSalesInclVAT - figures.salesExVAT) * demand)
  open.inputVat.push(valueAt(cash.purchases.vat.months, month) + vatRate * bills + overheads.vat)
  open.months.push({
    month,
    demand,
    receipts: valueAt(cash.receipts.months, month),
    supplierPayments: valueAt(cash.purchases.supplier.months, month),
    arrivalCosts: valueAt(cash.purchases.arrival.months, month),
    deliveryCosts: delivery * gross * demand,
    marketing: acquisition * gross + influencers + paidAds * gross,
    overheadsAndTeam: overheads.paid,
    returns: (figures.lostMarginMo + processing * gross + figures.spoiledMo) * demand,
    vatPaid: 0,
    netCash: 0,
    closingCash: 0,
    operatingIncome: isOpen ? operatingIncomeOf(cash, month, acquisition) : 0,
  })
}

function vatOf({ figures, plan }: CashBasis, { outputVat, inputVat }: OpenMonths): VatPayments {
  if (!figures.isRegistered) return { paid: outputVat.map(() => 0), owed: 0 }
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

/** The payments that months are made of. */
export function cashBasis(plan: Plan, figures: CashFigures, terms = cashTerms(plan)): CashBasis {
  const winsAll = terms.startsWithNoCustomers && figures.isAnalysed
  return {
    plan,
    figures,
    terms,
    receipts: receiptsOf(figures, terms),
    purchases: purchases(figures, terms),
    overheads: overheadsByMonth(figures, terms),
    oneTime: { overheads: figures.overheads.filter(({ isOneTime }) => isOneTime) },
    newCustomers: winsAll ? customersToWin(figures, terms.months) : null,
  }
}

/** All months before VAT payments and balances. */
export function openMonths(cash: CashBasis): OpenMonths {
  const open: OpenMonths = { months: [], outputVat: [], inputVat: [] }
  for (let month = 0; month <= cash.terms.months; month += 1) addMonth(cash, month, open)
  return open
}

/** Every payment in the month in which it is due. Source: docs/model.md, 'Cash by month'. */
export function cashPlan(plan: Plan, figures: CashFigures, terms?: CashTerms): CashPlanResult {
  const cash = cashBasis(plan, figures, terms)
  const open = openMonths(cash)
  const vat = vatOf(cash, open)
  closeMonths(open.months, vat.paid, cash.terms.openingCash)
  return resultOf(cash, open.months, vat)
}
