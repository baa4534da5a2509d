import { insuredWageLimit } from '../constants'
import { money, rowsOf } from '../language/declare'
import { listed } from '../results/row'
import * as inputs from './typed/inputs'
import { costFactor } from './vat/rates'

// docs/model.md, 'Fixed costs': with the VAT that does not come back

const overhead = rowsOf('overheads')
const member = rowsOf('team')

const { overheadAmount, isOneTime, isTech } = inputs

/** The months over which a one-time amount is spread. */
export const spreadMonths = overhead.count`${inputs.overheadMonths}`

/** What an overhead costs a month before VAT: a twelfth of an annual bill, a one-time amount over its months. */
export const overheadNet = overhead.money`IF(${inputs.isAnnual}, ${overheadAmount} / 12, IF(${isOneTime}, ${overheadAmount} / ${spreadMonths}, ${overheadAmount}))`

export const overheadFactor = overhead.factor`IF(${inputs.hasVat}, ${costFactor}, 1)`

export const overheadCost = overhead.money`${overheadNet} * ${overheadFactor}`

export const oneTimeCost = overhead.money`IF(${isOneTime}, ${overheadCost}, 0)`

/** Advertising carries VAT, what influencers are paid does not. */
export const marketingMo = money`${inputs.influencers} + ${inputs.paidAds} * ${costFactor}`

export const overheadsTechMo = money`SUM(IF(${isTech}, ${overheadCost}, 0))`

export const overheadsOpsMo = money`SUM(IF(${isTech}, 0, ${overheadCost}))`

export const memberInsurance = member.money`IF(${inputs.isInSar}, MIN(${inputs.wage}, ${insuredWageLimit}) * ${inputs.insuranceRate}, 0)`

export const socialInsuranceMo = money`SUM(${memberInsurance})`

export const teamMo = money`SUM(${inputs.wage}) + ${socialInsuranceMo}`

export const contingencyMo = money`${inputs.contingency}`

/** Team and overheads: all of it but marketing. */
export const overheadMo = money`${overheadsTechMo} + ${overheadsOpsMo} + ${teamMo} + ${contingencyMo}`

export const totalFixedCost = money`${marketingMo} + ${overheadsTechMo} + ${overheadsOpsMo} + ${teamMo} + ${contingencyMo}`

/** The part of the total that spreads one-time costs. */
export const oneTimeMo = money`SUM(${oneTimeCost})`

/** What has to be paid before anything is sold: summed on its own, for a difference would lose it beside a large one-time cost. */
export const preLaunchMo = money`SUM(IF(${isOneTime}, 0, ${overheadCost})) + ${teamMo} + ${contingencyMo}`

export const recurringMo = money`${marketingMo} + ${preLaunchMo}`

/** The amount without VAT of a month's bills that carry VAT: paid ads and overheads. */
export const taxedFixedMo = money`${inputs.paidAds} + SUM(IF(${inputs.hasVat}, ${overheadNet}, 0))`

/** One-time costs as they are paid before the first sale. */
export const startupInvestment = money`SUM(IF(${isOneTime}, ${overheadAmount} * ${overheadFactor}, 0))`

/** What must be paid regardless of sales. */
export const fixedCostRows = listed('fixed', {
  marketingMo: { figure: marketingMo, ifUsed: true },
  overheadsTechMo: { figure: overheadsTechMo, ifUsed: true },
  overheadsOpsMo: { figure: overheadsOpsMo, ifUsed: true },
  teamMo: { figure: teamMo, ifUsed: true },
  socialInsuranceMo: { figure: socialInsuranceMo, within: 'teamMo', ifUsed: true },
  contingencyMo: { figure: contingencyMo, ifUsed: true },
  overheadMo: { figure: overheadMo },
  totalFixedCost: { figure: totalFixedCost, total: true, summary: 'month', forAdmin: true },
  oneTimeMo: { figure: oneTimeMo, within: 'totalFixedCost', ifUsed: true },
})
