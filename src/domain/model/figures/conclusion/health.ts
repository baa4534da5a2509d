import { healthTerms } from '../../constants'
import { given, percent, score } from '../../language/declare'
import type { Figure } from '../../language/figure'
import { listed } from '../../results/row'
import { ltv2cacRatio } from '../customers'
import { grossMarginPct } from '../income'
import { totalUnits } from '../landed-cost'
import { bottom } from '../returns'
import { realistic } from '../scenarios'
import { typicalMargin } from '../typed/inputs'

// docs/model.md, 'Health score'

const { most, full, caps } = healthTerms

/** Full from a good value on, nothing below 0 and for what has no meaning. */
const part = (points: number, of: Figure, good: Figure | number) =>
  score`IF(${of} > 0, ${points} * MIN(1, ${of} / ${good}), 0)`

export const operatingMarginPoints = part(most.operatingMargin, bottom.operatingMarginPct, full.operatingMargin)

export const customerValuePoints = part(most.customerValue, ltv2cacRatio, full.ratio)

/** A category whose typical margin is nothing is reached by any. */
export const typical = percent`MAX(0.000001, ${typicalMargin})`

export const grossMarginPoints = part(most.grossMargin, grossMarginPct, typical)

export const safetyMarginPoints = part(most.safetyMargin, bottom.safetyMarginPct, full.safetyMargin)

/** The month in which the money is back, as it is concluded; null where it is not. */
export const backMonth = given('month', 'backMonth', { isNullable: true })

export const paybackPoints = score`IF(${backMonth} >= 0, ${most.payback} * MAX(0, MIN(1, 1 - (${backMonth} - ${full.paybackMonth}) / ${full.noPaybackMonth - full.paybackMonth})), 0)`

/** The most that the score may be while the month loses. */
export const capLosing = score`${caps.unprofitable}`

export const capShortOfCash = score`${caps.shortOfCash}`

/** The most that the score may be while the month loses or takes cash. */
export const cap = score`IF(${bottom.isMonthlyProfitable}, IF(${realistic.cashFlow} < 0, ${capShortOfCash}, 100), ${capLosing})`

export const pointsBeforePayback = score`${operatingMarginPoints} + ${customerValuePoints} + ${grossMarginPoints} + ${safetyMarginPoints}`

export const businessHealthScore = score`IF(${totalUnits} > 0, MIN(${pointsBeforePayback} + ${paybackPoints}, ${cap}), 0)`

export const healthRows = listed('health', {
  businessHealthScore: {
    figure: businessHealthScore,
    better: 'more',
    foremost: true,
    summary: 'advanced',
    forAdmin: true,
  },
})
