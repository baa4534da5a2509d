import { flag } from '../../language/declare'
import { bottom } from '../returns'
import { grossSalesInclVAT } from '../sales'
import { isAnalysed, isCashGrowing, isCashPlanned } from '../typed/inputs'
import { growthNow } from '../vat/position'
import { bringsCash } from './conclusion'

// docs/model.md, 'Conclusion': whether an amount of money that the results name would do

/** More sales help where each of them leaves something. */
export const doesGrowthHelp = flag`AND(${growthNow} > 0, ${bottom.contributionPerUnit} > 0)`

/** Whether a planned month uses up cash: as long as it does, no amount of money is enough. */
export const usesUpCash = flag`AND(${grossSalesInclVAT} > 0, NOT(${bringsCash}))`

/** Whether no amount is enough with the growth of the plan, which the quick estimate always counts. */
export const isFundingNeverEnough = flag`AND(${isAnalysed}, ${usesUpCash}, NOT(${doesGrowthHelp}))`

/** The same by cash by month, which counts growth only where the plan says so. */
export const isCashNeverEnough = flag`AND(${isCashPlanned}, ${usesUpCash}, NOT(AND(${isCashGrowing}, ${doesGrowthHelp})))`

/** Whether cash by month grows or shrinks from month to month. */
export const doesCashGrow = flag`AND(${isCashGrowing}, ${growthNow} <> 0)`
