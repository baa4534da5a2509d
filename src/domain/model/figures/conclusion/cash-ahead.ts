import { halfHalala } from '../../constants'
import { flag, money, part } from '../../language/declare'
import type { Figure, Term } from '../../language/figure'
import { monthNumber, workings } from '../cash/months'
import { lastMonth, terms } from '../cash/terms'
import { isCashPlanned } from '../typed/inputs'
import { doesCashDecline, isCashNeverEnough, usesUpCash } from './never-enough'

// docs/model.md, 'Conclusion': what cash by month takes, of a plan without growth over the months that conclusions look ahead

const { closingCash, operatingIncome } = workings
const { openingCash } = terms

const spentUntil = (month: number) => {
  const lowest = part`LOWEST(IF(${monthNumber} <= ${month}, ${closingCash}, NULL))`
  return money`MAX(0, ${openingCash} - ${lowest})`
}

/** What has to be there before the first sale. */
export const spentAtStart = spentUntil(0)

/** What has gone at most after a year. */
export const spentInYear = spentUntil(12)

/** A figure of a month, also while there is none. */
const inMonth = (figure: Figure, month: Term) => part`AT(${figure}, MAX(1, ${month} + 1))`
const cashAt = (month: Term) => inMonth(closingCash, month)

/** Whether the last month loses as sales have fallen, so that those after it lose more. */
export const losesByDecline = flag`AND(${isCashPlanned}, ${doesCashDecline}, ${inMonth(operatingIncome, lastMonth)} < 0 - ${halfHalala})`

/**
 * Of the plan as it is: whether cash falls over its last three months, a quarter of VAT, as sales do, or though growth that it
 * counts may help later.
 */
export const isStillFalling = flag`AND(${isCashPlanned}, OR(${usesUpCash}, ${losesByDecline}), NOT(${isCashNeverEnough}), ${cashAt(lastMonth)} < ${cashAt(part`${lastMonth} - 3`)} - ${halfHalala})`
