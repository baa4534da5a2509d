import type { Plan } from '../../plan/plan'
import { halfHalala } from '../constants'
import type { CashMonth, CashPlanResult } from '../evaluation'
import { type CashTerms, cashTerms } from '../figures/typed/cash-terms'
import { valueAt } from '../season/series'
import { firstCalendarMonth } from '../season/start-month'
import type { CashFigures } from './cash-figures'
import { type CashLedger, emptyLedger, enter, partsLater } from './cash-ledger'
import { type Purchases, purchases } from './cash-purchases'
import { VatQuarters } from './vat-payments'

// Payments are entered into the months in which they are due. What is paid is declared in figures/cash.

/** Everything that one month's cash is worked out from. */
interface CashBasis extends Pick<CashFigures, 'spread'> {
  figures: CashFigures
  terms: CashTerms
  receipts: CashLedger
  purchases: Purchases
  /** Customers won in each month; null where acquisition follows demand. */
  newCustomers: readonly number[] | null
}

function receiptsOf(figures: CashFigures, { months: last }: CashTerms): CashLedger {
  const { demand, receivedMo, methods, averageShare, laterDays } = figures
  const ledger = emptyLedger(last)
  // Methods that are paid out in the same months are one.
  const parts = new Map<number, number>()
  const add = (share: number, days: number) => {
    for (const [months, part] of partsLater(days)) parts.set(months, (parts.get(months) ?? 0) + share * part)
  }
  if (averageShare > 0) add(averageShare, laterDays)
  else for (const { share, days } of methods) add(share, days)
  for (const [months, part] of parts)
    for (let t = 1; t <= last; t += 1) enter(ledger, t + months, part * receivedMo * valueAt(demand, t - 1))
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
function endedOneTime({ spread }: CashBasis, month: number): number {
  let total = 0
  for (const { months, cost } of spread) if (months < month) total += cost
  return total
}

/** Acquisition of a month, as a cost. */
function acquisitionOf({ figures, newCustomers }: CashBasis, month: number): number {
  if (month === 0) return 0
  if (newCustomers === null) return figures.cacVariableCost * valueAt(figures.demand, month - 1)
  return figures.acquisitionPerCustomer * valueAt(newCustomers, month) * figures.costFactor
}

/** Once in its own month, and again every twelve months before the last: a plan of a year pays a year's bills once. */
function isAnnualMonth(month: number, { annualBillsMonth, months }: CashTerms): boolean {
  if (month === annualBillsMonth) return true
  return month > annualBillsMonth && month < months && (month - annualBillsMonth) % 12 === 0
}

/** What is due of overheads in a month, VAT included, or the VAT in it. */
function billsOf({ figures, terms }: CashBasis, month: number, kind: 'gross' | 'vat'): number {
  const { monthly, annual, oneTime } = figures
  const usual = monthly[kind] * (month === 0 ? terms.preLaunchMonths : 1)
  const atStart = month === 0 ? oneTime[kind] : 0
  return usual + (isAnnualMonth(month, terms) ? annual[kind] : 0) + atStart
}

/** A month's payments, written over what stands in it; returns the VAT of its sales less that of its bills. */
function enterMonth(cash: CashBasis, month: number, into: CashMonth): number {
  const { figures, terms } = cash
  const { paidFactor, vatRate } = figures
  const isOpen = month > 0
  const demand = isOpen ? valueAt(figures.demand, month - 1) : 0
  const cost = acquisitionOf(cash, month)
  const acquisition = cost * paidFactor
  const ads = isOpen ? figures.paidAds * (1 + vatRate) : 0
  const influencers = isOpen ? figures.influencers : 0
  const processing = figures.processingMo * paidFactor * demand
  const team = isOpen ? figures.teamMo + figures.contingencyMo : figures.teamMo * terms.preLaunchMonths
  const fixedCost = figures.totalFixedCost - endedOneTime(cash, month)
  into.month = month
  into.demand = demand
  into.receipts = valueAt(cash.receipts.months, month)
  into.supplierPayments = valueAt(cash.purchases.supplier.months, month)
  into.arrivalCosts = valueAt(cash.purchases.arrival.months, month)
  into.deliveryCosts = figures.deliveryCost * paidFactor * demand
  into.marketing = acquisition + influencers + ads
  into.overheadsAndTeam = billsOf(cash, month, 'gross') + team
  into.returns = figures.lostMarginMo * demand + processing + figures.spoiledMo * demand
  into.operatingIncome = isOpen ? (figures.salesExVAT - figures.totalCOGS) * demand - cost - fixedCost : 0
  const taxed = into.deliveryCosts + figures.feesWithVat * demand + acquisition + ads + processing
  const ofGoods = into.supplierPayments * figures.supplierVatPart + into.arrivalCosts * figures.arrivalVatPart
  const inputVat = ofGoods + (taxed * vatRate) / (1 + vatRate) + billsOf(cash, month, 'vat')
  return (figures.netSalesInclVAT - figures.salesExVAT) * demand - inputVat
}

const emptyMonth = (): CashMonth => ({
  month: 0,
  demand: 0,
  receipts: 0,
  supplierPayments: 0,
  arrivalCosts: 0,
  deliveryCosts: 0,
  marketing: 0,
  overheadsAndTeam: 0,
  returns: 0,
  vatPaid: 0,
  netCash: 0,
  closingCash: 0,
  operatingIncome: 0,
})

/** Cash at the end of every month, and what it shows. */
export interface CashBalances
  extends Pick<
    CashPlanResult,
    'lowestCash' | 'lowestMonth' | 'cashNeeded' | 'shortfall' | 'runsOutMonth' | 'backMonth'
  > {
  balances: number[]
}

/** The first month from which cash stays at what was there at the start; null when it does not. */
function backMonthOf(balances: readonly number[], openingCash: number): number | null {
  let back: number | null = null
  for (let month = 0; month < balances.length; month += 1) {
    if (month === 0 || valueAt(balances, month) < openingCash - halfHalala) back = null
    else back ??= month
  }
  return back
}

/** What balances show of a plan that begins with so much cash: it counts as back, or as not yet gone, within half a halala. */
export function shownBy(balances: number[], openingCash: number): CashBalances {
  const lowestCash = Math.min(...balances)
  const runsOut = balances.findIndex((balance) => balance < -halfHalala)
  return {
    balances,
    lowestCash,
    lowestMonth: balances.findIndex((balance) => balance <= lowestCash + halfHalala),
    cashNeeded: Math.max(0, openingCash - lowestCash),
    shortfall: Math.max(0, -lowestCash),
    runsOutMonth: runsOut < 0 ? null : runsOut,
    backMonth: backMonthOf(balances, openingCash),
  }
}

function basisOf(figures: CashFigures, terms: CashTerms): CashBasis {
  const winsAll = terms.startsWithNoCustomers && figures.isAnalysed
  return {
    figures,
    terms,
    receipts: receiptsOf(figures, terms),
    purchases: purchases(figures, terms),
    spread: figures.spread.filter(({ cost }) => cost > 0),
    newCustomers: winsAll ? customersToWin(figures, terms.months) : null,
  }
}

/** Goes through the months; each is written over the one before unless `keep` takes it and gives another to write on. */
function walk(plan: Plan, cash: CashBasis, keep: (month: CashMonth) => CashMonth) {
  const { figures, terms } = cash
  const quarters = new VatQuarters(figures.isRegistered, firstCalendarMonth(plan))
  const balances: number[] = []
  let balance = terms.openingCash
  let month = emptyMonth()
  for (let at = 0; at <= terms.months; at += 1) {
    const vat = enterMonth(cash, at, month)
    month.vatPaid = quarters.pay(at, vat)
    const bills = month.supplierPayments + month.arrivalCosts + month.deliveryCosts + month.marketing
    month.netCash = month.receipts - (bills + month.overheadsAndTeam + month.returns + month.vatPaid)
    balance += month.netCash
    month.closingCash = balance
    balances.push(balance)
    month = keep(month)
  }
  return { ...shownBy(balances, terms.openingCash), vatOwed: quarters.owed }
}

function neededForOf(months: readonly CashMonth[], lowestMonth: number): CashPlanResult['neededFor'] {
  const total = { goods: 0, running: 0, vat: 0, received: 0 }
  for (const month of months.slice(0, lowestMonth + 1)) {
    total.goods += month.supplierPayments + month.arrivalCosts
    total.running += month.deliveryCosts + month.marketing + month.overheadsAndTeam + month.returns
    total.vat += month.vatPaid
    total.received += month.receipts
  }
  return total
}

/** Every payment in the month in which it is due. Source: docs/model.md, 'Cash by month'. */
export function cashPlan(plan: Plan, figures: CashFigures, terms = cashTerms(plan)): CashPlanResult {
  const cash = basisOf(figures, terms)
  const months: CashMonth[] = []
  let vatPaidTotal = 0
  const { balances, vatOwed, ...shown } = walk(plan, cash, (month) => {
    months.push(month)
    vatPaidTotal += month.vatPaid
    return emptyMonth()
  })
  return {
    months,
    ...shown,
    endingCash: valueAt(balances, terms.months),
    vatPaidTotal,
    neededFor: neededForOf(months, shown.lowestMonth),
    afterEnd: {
      receipts: cash.receipts.afterEnd,
      payments: cash.purchases.supplier.afterEnd + cash.purchases.arrival.afterEnd,
      vatOwed,
    },
  }
}

/** The balances alone, for what is concluded or searched and not shown. */
export const cashBalances = (plan: Plan, figures: CashFigures, terms = cashTerms(plan)): CashBalances =>
  walk(plan, basisOf(figures, terms), (month) => month)
