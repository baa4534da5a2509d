import { flag, money, part } from '../../language/declare'
import { monthNumber, workings } from '../cash/months'
import { cashPlanRows } from '../cash/results'
import { lastMonth, terms } from '../cash/terms'
import { isCashPlanned } from '../typed/inputs'
import { isCashNeverEnough, usesUpCash } from './never-enough'

// docs/model.md, 'Conclusion': what cash by month takes, of a plan without growth over the months that conclusions look ahead

const { closingCash } = workings
const { openingCash } = terms

const spentUntil = (month: number) => {
  const lowest = part`LOWEST(IF(${monthNumber} <= ${month}, ${closingCash}, NULL))`
  return money`MAX(0, ${openingCash} - ${lowest})`
}

/** What has to be there before the first sale. */
export const spentAtStart = spentUntil(0)

/** What has gone at most after a year. */
export const spentInYear = spentUntil(12)

/** Of the plan as it is: whether its last month is the lowest, though growth that it counts may help later. */
export const isStillFalling = flag`AND(${isCashPlanned}, ${usesUpCash}, NOT(${isCashNeverEnough}), ${cashPlanRows.lowestMonth.figure} >= ${lastMonth})`
