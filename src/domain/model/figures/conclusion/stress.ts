import { maxNumber } from '../../../numbers'
import { money, percent, rowsOf, under } from '../../language/declare'
import { totalUnits } from '../landed-cost'
import { bottomIncome } from '../returns'
import * as inputs from '../typed/inputs'

// docs/model.md, 'Conclusion': a worse month, with a fifth fewer sales in today's mix

const each = rowsOf('products')

/** By what a worse month multiplies the cost of goods and of customers, returns and refusals. */
const worse = { goods: 1.05, customers: 1.2, returned: 1.2 } as const

const { supplierPrice, typedUnitCost, acquisitionPerCustomer, returnRate, refusalRate } = inputs

// Each within the limits of its field, as if it had been typed.
export const worseSupplierPrice = each.money`MIN(${supplierPrice} * ${worse.goods}, ${maxNumber})`
export const worseUnitCost = each.money`MIN(${typedUnitCost} * ${worse.goods}, ${maxNumber})`
export const worseAcquisition = money`MIN(${acquisitionPerCustomer} * ${worse.customers}, ${maxNumber})`
export const worseReturnRate = percent`MIN(${returnRate} * ${worse.returned}, ${inputs.maxReturnRate})`
export const worseRefusalRate = percent`MIN(${refusalRate} * ${worse.returned}, 1)`

/** What such a month leaves. */
export const incomeInWorseMonth = under(
  bottomIncome,
  [inputs.plannedUnits, inputs.worseUnits],
  [supplierPrice, worseSupplierPrice],
  [typedUnitCost, worseUnitCost],
  [acquisitionPerCustomer, worseAcquisition],
  [returnRate, worseReturnRate],
  [refusalRate, worseRefusalRate],
)

export const stressIncome = money`IF(${totalUnits} > 0, ${incomeInWorseMonth}, NULL)`
