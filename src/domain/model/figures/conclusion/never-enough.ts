import { halfHalala, projectedMonths } from '../../constants'
import { flag, money } from '../../language/declare'
import { cashAtStart, projected } from '../projection'
import { bottom } from '../returns'
import { grossSalesInclVAT } from '../sales'
import { isAnalysed, isCashGrowing, isCashPlanned } from '../typed/inputs'
import { growthNow } from '../vat/position'
import { monthlyCash } from './conclusion'

// docs/model.md, 'Conclusion': whether an amount of money that the results name would do

/** More sales help where each of them leaves something. */
export const doesGrowthHelp = flag`AND(${growthNow} > 0, ${bottom.contributionPerUnit} > 0)`

/** Whether a planned month uses up cash: as long as it does, no amount of money is enough. */
export const usesUpCash = flag`AND(${grossSalesInclVAT} > 0, ${monthlyCash} < 0 - ${halfHalala})`

/** What the last month brings that the quick estimate looks at, with its growth and seasonality. */
export const lastProjectedCash = money`AT(${projected.cashFlow}, ${projectedMonths})`

/** What was gone by then, at most. */
export const lowestProjected = money`MIN(${cashAtStart}, LOWEST(${projected.cumulativeCash}))`

/** Whether it still uses up cash, of which there has never been less. */
export const isFundingFalling = flag`AND(${isAnalysed}, ${grossSalesInclVAT} > 0, ${lastProjectedCash} < 0 - ${halfHalala}, AT(${projected.cumulativeCash}, ${projectedMonths}) <= ${lowestProjected})`

/** Whether the months after it use up more, so that no amount is enough. */
export const isFundingNeverEnough = flag`AND(${isFundingFalling}, NOT(${doesGrowthHelp}))`

/** Whether growth ends that later, so that more is needed than until then. */
export const isFundingStillFalling = flag`AND(${isFundingFalling}, ${doesGrowthHelp})`

/** Whether no amount is enough by cash by month, which counts growth only where the plan says so. */
export const isCashNeverEnough = flag`AND(${isCashPlanned}, ${usesUpCash}, NOT(AND(${isCashGrowing}, ${doesGrowthHelp})))`

/** Whether sales of cash by month fall from month to month. */
export const doesCashDecline = flag`AND(${isCashGrowing}, ${growthNow} < 0)`

/** Whether they grow or fall. */
export const hasCashTrend = flag`AND(${isCashGrowing}, ${growthNow} <> 0)`
