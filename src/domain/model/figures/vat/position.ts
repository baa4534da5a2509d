import { halfHalala, mandatoryThreshold, voluntaryThreshold } from '../../constants'
import { factor, flag, money, place, planMonth, rowsOf, under } from '../../language/declare'
import { listed } from '../../results/row'
import { taxedFixedMo } from '../fixed-costs'
import { goodsTaxed } from '../landed-cost'
import * as costs from '../order-costs'
import { bottomIncome } from '../returns'
import { goodsUsed, netSalesInclVAT, salesExVAT } from '../sales'
import * as inputs from '../typed/inputs'
import { costFactor } from './rates'

// docs/model.md, 'VAT that does not come back', 'Demand by month'

const each = rowsOf('calendar')

const { isRegistered } = inputs

/** Of what is not returned: credit notes take the rest back. */
export const outputVatMo = money`(${netSalesInclVAT} - ${salesExVAT}) * (1 - IF(${inputs.isAnalysed}, ${inputs.returnRate}, 0))`

/** What bills carry, without their VAT: orders' costs, acquisition and fixed costs. */
export const billedMo = money`(${costs.packagingCost} + ${costs.shippingCost} + ${costs.fulfillmentCost} + ${costs.refusedReturnCost} + ${costs.paymentCost} + ${costs.cacVariableCost}) / ${costFactor} + ${taxedFixedMo}`

export const vatOnBills = money`${billedMo} * ${inputs.vatRate}`

/** VAT on the goods and the bills of a month, reclaimed or not. */
export const inputVatMo = money`${goodsTaxed} * ${inputs.vatRate} * ${goodsUsed} + ${vatOnBills}`

export const vatDueMo = money`IF(${isRegistered}, ${outputVatMo} - ${inputVatMo}, NULL)`

export const irrecoverableVatMo = money`IF(${isRegistered}, 0, ${inputVatMo})`

export const isOther = flag`NOT(${isRegistered})`

/** What the month would leave in the other state. */
export const incomeInOtherState = under(bottomIncome, [isRegistered, isOther])

export const incomeIfRegistered = money`IF(${isRegistered}, ${bottomIncome}, ${incomeInOtherState})`

export const incomeIfNotRegistered = money`IF(${isRegistered}, ${incomeInOtherState}, ${bottomIncome})`

// Demand by month, as a multiple of the planned one

export const t = place('calendar')

export const growthNow = factor`IF(${inputs.isAnalysed}, ${inputs.growth}, 0)`

export const growthFactor = each.factor`IF(${t} = 1, 1, BEFORE(0) * (1 + ${growthNow}))`

/** A year's rhythm and the first months' way up. */
export const rhythm = each.factor`${inputs.season} * MIN(1, ${t} / (${inputs.rampMonths} + 1))`

/** What is expected to be sold: with the growth of the advanced analysis. */
export const demand = each.factor`${growthFactor} * ${rhythm}`

/** What cash by month is planned for: with growth where the cash plan asks for it. */
export const plannedDemand = each.factor`IF(${inputs.isCashGrowing}, ${demand}, ${rhythm})`

/** What is returned was never sold. */
export const taxableSales = money`${salesExVAT} * (1 - IF(${inputs.isAnalysed}, ${inputs.returnRate}, 0))`

export const taxableBefore = money`${inputs.salesLastYear} / 12`

export const taxableThen = each.money`${taxableSales} * ${demand}`

/** Taxable sales of the twelve months that end with this one. */
export const yearOfSales = each.money`LAST_TWELVE(${taxableThen}, ${taxableBefore})`

function threshold(limit: number) {
  const above = limit + halfHalala
  return {
    pastMonth: planMonth`IF(${inputs.isInSar}, IF(12 * ${taxableBefore} > ${above}, 0, FIRST(AND(${t} <= 36, ${yearOfSales} > ${above}))), NULL)`,
    expectedMonth: planMonth`IF(${inputs.isInSar}, FIRST(AND(${t} >= 12, ${t} <= 47, ${yearOfSales} > ${above})) - 11, NULL)`,
  }
}

/** When the twelve months that have passed, and those ahead, go above what allows registering. */
export const voluntary = threshold(voluntaryThreshold)

/** The same for what makes it a duty. */
export const mandatory = threshold(mandatoryThreshold)

/** The first month in which a store with these sales has to be registered, whether it is or not. */
export const dutyMonth = planMonth`EARLIEST(${mandatory.pastMonth} + 1, ${mandatory.expectedMonth})`

export const mustRegisterMonth = planMonth`IF(${isRegistered}, NULL, ${dutyMonth})`

/** From when a store may register by choice. */
export const mayRegisterMonth = planMonth`IF(${isRegistered}, NULL, EARLIEST(${voluntary.pastMonth} + 1, ${voluntary.expectedMonth}))`

/** What VAT costs or brings a month, registered and not. Meaning: docs/model.md, 'VAT that does not come back'. */
export const vatRows = listed('vat', {
  registered: { figure: isRegistered },
  outputVatMo: { figure: outputVatMo },
  inputVatMo: { figure: inputVatMo },
  vatDueMo: { figure: vatDueMo, absent: ['notRegistered'] },
  irrecoverableVatMo: { figure: irrecoverableVatMo },
  incomeIfRegistered: { figure: incomeIfRegistered, signed: true },
  incomeIfNotRegistered: { figure: incomeIfNotRegistered, signed: true },
  mayRegisterMonth: { figure: mayRegisterMonth, absent: ['registered', 'notInSar', 'belowThreshold'] },
  dutyMonth: { figure: dutyMonth, shownBy: 'vat.mustRegisterMonth', absent: ['notInSar', 'belowThreshold'] },
  mustRegisterMonth: { figure: mustRegisterMonth, absent: ['registered', 'notInSar', 'belowThreshold'] },
})

/** The months in which a year's taxable sales go above a threshold: those that have passed, those ahead. */
export const thresholdRows = listed('vat', {
  pastMonth: { figure: mandatory.pastMonth, absent: ['notInSar', 'belowThreshold'] },
  expectedMonth: { figure: mandatory.expectedMonth, absent: ['notInSar', 'belowThreshold'] },
})
