import { halfHalala, sameWithin } from '../../constants'
import { money, month, noneAtZero, part, planMonth, rowsOf } from '../../language/declare'
import type { Expression, Figure } from '../../language/figure'
import { type DeclaredRows, figuresOf, listed } from '../../results/row'
import { isCashPlanned, isRegistered } from '../typed/inputs'
import { plannedDemand, t } from '../vat/position'
import { orders } from './goods'
import { averageShare, deliveredShare, monthNumber, receivedMo, workings } from './months'
import { lastMonth, terms } from './terms'

// docs/model.md, 'Cash by month': what its months come to

const each = rowsOf('cash')
const { closingCash, receipts } = workings

const isPlanned = part`${monthNumber} <= ${lastMonth}`
const atEnd = (figure: Figure) => part`AT(${figure}, ${lastMonth} + 1)`
const planned = (figure: Figure) => part`SUM(IF(${isPlanned}, ${figure}, 0))`

export const shownCash = each.money`IF(${isPlanned}, ${closingCash}, NULL)`
export const lowest = money`IF(${isCashPlanned}, LOWEST(${shownCash}), 0)`
export const cashIsBack = each.flag`OR(${monthNumber} > ${lastMonth}, AND(${monthNumber} > 0, ${closingCash} >= ${terms.openingCash} - ${halfHalala}))`
export const backFrom = noneAtZero(month`STAYS(${cashIsBack}) - 1`)

export const firstLowest = planMonth`FIRST(AND(${isPlanned}, ${closingCash} <= ${lowest} + ${halfHalala}))`
const lowestMonth = planMonth`IF(${firstLowest} >= 1, ${firstLowest} - 1, 0)`
const untilLowest = (one: Expression) => money`SUM(IF(${monthNumber} <= ${lowestMonth}, ${one}, 0))`

const soldInPlan = part`SUM(IF(${t} <= ${lastMonth}, ${plannedDemand}, 0))`
const dueLater = (due: Figure, amount: Figure) => part`SUM(IF(${due} > ${lastMonth}, ${amount}, 0))`

/** What stands open after the last month. */
export const open = {
  balancesNow: dueLater(orders.paidIn, orders.balanceNow),
  balancesNext: dueLater(orders.nextIn, orders.balanceNext),
  arrivals: dueLater(orders.arrival, orders.onArrival),
}

/** The figures of the cash plan as a whole. Meaning: docs/model.md, 'Cash by month'. */
export const cashPlanRows = listed('cashPlan', {
  cashNeeded: { figure: money`MAX(0, ${terms.openingCash} - ${lowest})`, better: 'less', total: true, summary: 'cash' },
  backMonth: {
    figure: planMonth`IF(${backFrom} <= ${lastMonth}, ${backFrom}, NULL)`,
    better: 'less',
    summary: 'cash',
    absent: ['notBack'],
  },
  lowestCash: { figure: lowest, better: 'more', signed: true, summary: 'cash' },
  lowestMonth: { figure: lowestMonth, summary: 'cash' },
  runsOutMonth: {
    figure: planMonth`FIRST(AND(${isPlanned}, ${closingCash} < 0 - ${halfHalala})) - 1`,
    absent: ['neverRunsOut'],
  },
  shortfall: { figure: money`MAX(0, 0 - ${lowest})`, better: 'less' },
  vatPaidTotal: { figure: money`${planned(workings.vatPaid)}` },
  endingCash: { figure: money`${atEnd(closingCash)}`, better: 'more', signed: true },
})

const { supplierPayments, arrivalCosts, deliveryCosts, marketing, overheadsAndTeam, returns, vatPaid } = workings

/** What the money needed pays for until the month of the lowest balance, and what is received meanwhile. */
export const neededForRows = listed('cashPlan', {
  goods: { figure: untilLowest(part`${supplierPayments} + ${arrivalCosts}`) },
  running: { figure: untilLowest(part`${deliveryCosts} + ${marketing} + ${overheadsAndTeam} + ${returns}`) },
  vat: { figure: untilLowest(part`${vatPaid}`) },
  received: { figure: untilLowest(part`${receipts}`), less: true },
})

const soldAndPaid = part`${receivedMo} * (${averageShare} + SUM(${deliveredShare})) * ${soldInPlan}`

/** What stands open after the last month of the cash plan. */
export const afterEndRows = listed('cashOpen', {
  receipts: { figure: money`NEAR_ZERO(${soldAndPaid} - ${planned(receipts)}, ${sameWithin} * ${soldAndPaid})` },
  payments: { figure: money`${open.balancesNow} + ${open.balancesNext} + ${open.arrivals}` },
  vatOwed: {
    figure: money`IF(${isRegistered}, ${atEnd(workings.openVat)} - AT(${workings.creditVat}, ${lastMonth}), 0)`,
  },
})

/** One month of the cash plan; month 0 is what is paid before the first sale. Payments are positive amounts. */
export const cashMonthRows = {
  month: { figure: monthNumber },
  demand: { figure: workings.demand },
  receipts: { figure: receipts },
  supplierPayments: { figure: supplierPayments },
  arrivalCosts: { figure: arrivalCosts },
  deliveryCosts: { figure: deliveryCosts },
  marketing: { figure: marketing },
  overheadsAndTeam: { figure: overheadsAndTeam },
  returns: { figure: returns },
  vatPaid: { figure: vatPaid },
  netCash: { figure: workings.netCash },
  closingCash: { figure: closingCash },
  operatingIncome: { figure: workings.operatingIncome },
} as const satisfies DeclaredRows

export const results = {
  ...figuresOf(cashPlanRows),
  neededFor: figuresOf(neededForRows),
  afterEnd: figuresOf(afterEndRows),
}
