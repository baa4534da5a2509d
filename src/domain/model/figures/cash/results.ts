import { halfHalala } from '../../constants'
import { money, month, part, planMonth, rowsOf } from '../../language/declare'
import type { Expression, Figure } from '../../language/figure'
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
export const backFrom = month`STAYS(${cashIsBack}) - 1`

const lowestMonth = planMonth`FIRST(AND(${isPlanned}, ${closingCash} <= ${lowest} + ${halfHalala})) - 1`
const untilLowest = (one: Expression) => money`SUM(IF(${monthNumber} <= ${lowestMonth}, ${one}, 0))`

const soldInPlan = part`SUM(IF(${t} <= ${lastMonth}, ${plannedDemand}, 0))`
const dueLater = (due: Figure, amount: Figure) => part`SUM(IF(${due} > ${lastMonth}, ${amount}, 0))`

/** What stands open after the last month. */
export const open = {
  balancesNow: dueLater(orders.paidIn, orders.balanceNow),
  balancesNext: dueLater(orders.nextIn, orders.balanceNext),
  arrivals: dueLater(orders.arrival, orders.onArrival),
}

export const results = {
  cashNeeded: money`MAX(0, ${terms.openingCash} - ${lowest})`,
  lowestCash: lowest,
  lowestMonth,
  shortfall: money`MAX(0, 0 - ${lowest})`,
  runsOutMonth: planMonth`FIRST(AND(${isPlanned}, ${closingCash} < 0 - ${halfHalala})) - 1`,
  backMonth: planMonth`IF(${backFrom} <= ${lastMonth}, ${backFrom}, NULL)`,
  endingCash: money`${atEnd(closingCash)}`,
  vatPaidTotal: money`${planned(workings.vatPaid)}`,
  neededFor: {
    goods: untilLowest(part`${workings.supplierPayments} + ${workings.arrivalCosts}`),
    running: untilLowest(
      part`${workings.deliveryCosts} + ${workings.marketing} + ${workings.overheadsAndTeam} + ${workings.returns}`,
    ),
    vat: untilLowest(part`${workings.vatPaid}`),
    received: untilLowest(part`${receipts}`),
  },
  afterEnd: {
    receipts: money`${receivedMo} * (${averageShare} + SUM(${deliveredShare})) * ${soldInPlan} - ${planned(receipts)}`,
    payments: money`${open.balancesNow} + ${open.balancesNext} + ${open.arrivals}`,
    vatOwed: money`IF(${isRegistered}, ${atEnd(workings.openVat)} - AT(${workings.creditVat}, ${lastMonth}), 0)`,
  },
}
