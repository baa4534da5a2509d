import { money, percent, score } from '../language/declare'
import { listed } from '../results/row'
import { startupInvestment } from './fixed-costs'
import { totalUnits } from './landed-cost'
import { earnedCash, projectedRevenue6Months, projectedRevenue12Months } from './projection'
import { conservative, realistic } from './scenarios'
import { growth, horizon, riskMultiplier, seasonality } from './typed/inputs'
import { workingCapital, workingCapitalRequired } from './working-capital'

// docs/model.md, 'Growth' and 'Return on capital'

export const growthOverHorizon = percent`POWER(1 + ${growth}, ${horizon} - 1) - 1`

/** Capital that growth itself takes over the horizon. */
export const scalingCapitalRequired = money`IF(${growth} > 0, ${workingCapital} * ${seasonality} * ${growthOverHorizon}, 0)`

/** Whether the plan earns the capital that its growth takes, 0 to 100; growth that takes no capital is paid for. */
export const growthSustainabilityScore = score`IF(AND(${totalUnits} > 0, ${growth} > 0), IF(${earnedCash} <= 0, 0, IF(${scalingCapitalRequired} > 0, MIN(100, 100 * ${earnedCash} / ${scalingCapitalRequired}), 100)), NULL)`

export const capital = money`${workingCapitalRequired} + ${startupInvestment}`

export const yearPlanned = percent`12 * ${realistic.cashFlow} / ${capital}`

export const yearConservative = percent`12 * ${conservative.cashFlow} / ${capital}`

/** How much the conservative year weighs. */
export const riskWeight = percent`${riskMultiplier} / 2`

export const yearGap = percent`${riskWeight} * MAX(0, ${yearPlanned} - ${yearConservative})`

/** Yearly return on the capital of the start. */
export const riskAdjustedROI = percent`IF(${totalUnits} > 0, ${yearPlanned} - ${yearGap}, NULL)`

export const growthRows = listed('growth', {
  projectedRevenue6Months: { figure: projectedRevenue6Months },
  projectedRevenue12Months: { figure: projectedRevenue12Months },
  scalingCapitalRequired: { figure: scalingCapitalRequired },
  growthSustainabilityScore: { figure: growthSustainabilityScore, better: 'more', absent: ['noUnits', 'noGrowth'] },
  riskAdjustedROI: {
    figure: riskAdjustedROI,
    better: 'more',
    signed: true,
    summary: 'advanced',
    absent: ['noUnits', 'noCapital'],
  },
})
