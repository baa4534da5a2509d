import { halfHalala, leastAcquisition, roundingSlack, strongFromPct } from '../../constants'
import { factor, flag, money, month, months, part, percent, planMonth, rowsOf } from '../../language/declare'
import { startupInvestment } from '../fixed-costs'
import { customersMo } from '../income'
import { totalUnits } from '../landed-cost'
import { months as projected, t } from '../projection'
import { bottom } from '../returns'
import { salesExVAT } from '../sales'
import { realistic } from '../scenarios'
import { growth, horizon, isAnalysed, isCashGrowing, isCashPlanned } from '../typed/inputs'
import { preLaunchFixedCost, workingCapital } from '../working-capital'

// docs/model.md, 'Conclusion': read in the state of VAT that the plan is concluded in

const each = rowsOf('projection')

/** What a planned month leaves in cash, without growth. */
export const monthlyCash = money`${realistic.cashFlow}`

/** What has to be there before the first sale, for a planned month. */
export const moneyAtStart = money`${startupInvestment} + ${preLaunchFixedCost} + ${workingCapital}`

/** Whether a planned month brings money back at all: half a halala is nothing. */
export const bringsCash = flag`${monthlyCash} > ${halfHalala}`

/** The month by which planned months have brought that money back; null while they bring none. */
export const backWithoutGrowth = month`IF(${monthlyCash} > ${halfHalala}, IF(${moneyAtStart} > 0, MAX(1, ROUNDUP(${moneyAtStart} / ${monthlyCash} - ${roundingSlack})), 0), NULL)`

/** What a store that brings no cash has taken after a year. */
export const spentInYear = money`${moneyAtStart} - 12 * ${monthlyCash}`

/** Next to nothing, beside what is sold. */
export const areCustomersFree = flag`${customersMo} < ${leastAcquisition} * ${salesExVAT}`

/** In hundredths, as results show it and as it is compared. */
export const marginShown = factor`${bottom.operatingMarginPct} * 100`

/** Whether what is left of sales is a strong part of them. */
export const isMarginStrong = flag`${marginShown} >= ${strongFromPct}`

/** Whether sales that grow or fall from month to month are worth a sentence of their own. */
export const isTrending = flag`AND(${isAnalysed}, ${growth} <> 0, ${bringsCash}, ${totalUnits} > 0)`

/** Whether the cash plan says it. */
export const isCashTrendCounted = flag`AND(${isTrending}, ${isCashPlanned}, ${isCashGrowing})`

/** Whether that sentence is read from the projection: the cash plan says it where it is on. */
export const isTrendProjected = flag`AND(${isTrending}, NOT(${isCashPlanned}))`

export const ownCashAtStart = money`0 - ${moneyAtStart}`

/** The projection of planned months, not of a better or worse season. */
export const steady = projected(growth, 1, ownCashAtStart)

const isShown = part`${t} <= ${horizon}`
export const shownSteady = each.money`IF(${isShown}, ${steady.cumulativeCash}, NULL)`
export const lowestSteady = money`MIN(${ownCashAtStart}, LOWEST(${shownSteady}))`
export const isSteadyBack = each.flag`OR(NOT(${isShown}), ${steady.isBack})`
export const steadyBackMonth = month`STAYS(${isSteadyBack})`

/** What cash takes until when as sales grow or fall, and the month from which it is back, within the horizon. */
export const trended = {
  months: months`${horizon}`,
  cashNeeded: money`MAX(0, 0 - ${lowestSteady})`,
  lowestMonth: planMonth`IF(${ownCashAtStart} <= ${lowestSteady} + ${halfHalala}, 0, FIRST(AND(${isShown}, ${steady.cumulativeCash} <= ${lowestSteady} + ${halfHalala})))`,
  backMonth: planMonth`IF(${steadyBackMonth} <= ${horizon}, ${steadyBackMonth}, NULL)`,
}

/** By how much sales grow a month, in percent; below 0 they fall. */
export const growthPct = percent`${growth}`
