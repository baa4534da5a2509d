import { bufferMonths } from '../constants'
import { days, money } from '../language/declare'
import { listed } from '../results/row'
import { preLaunchMo, recurringMo } from './fixed-costs'
import { finalUnitCost, totalUnits } from './landed-cost'
import { productCost } from './order-costs'
import { averageInventoryValue, inventoryCarryingCostMo, processingMo, returnsMo } from './returns'
import { methodWeight, salesExVAT, totalShare } from './sales'
import * as inputs from './typed/inputs'

// docs/model.md, 'Cash tied up'

/** Days until a payment method pays out, on average. */
export const settlementDays = days`IF(${totalShare} > 0, SHARE(SUM(${methodWeight} * ${inputs.methodSettlementDays}), SUM(${methodWeight})), 0)`

export const customerDays = days`${inputs.customerTerms} + ${settlementDays}`

export const inventoryTurnDays = days`360 / ${inputs.turnover}`

export const adjustedUnitCost = money`${finalUnitCost} + (${processingMo} + ${inventoryCarryingCostMo}) / ${totalUnits}`

export const goodsOnTheWay = money`${productCost} * ${inputs.leadTime}`

/** Goods that suppliers wait to be paid for. */
export const suppliersWait = money`${productCost} * ${inputs.supplierDays} / 30`

export const supplierCashGap = money`${averageInventoryValue} + ${goodsOnTheWay} - ${suppliersWait}`

export const customerCashGap = money`${salesExVAT} / 30 * ${customerDays}`

export const daysOnTheWay = days`30 * ${inputs.leadTime}`

export const cashConversionCycleDays = days`${inventoryTurnDays} + ${daysOnTheWay} + ${customerDays} - ${inputs.supplierDays}`

export const workingCapital = money`MAX(0, ${supplierCashGap} + ${customerCashGap})`

export const workingCapitalRequired = money`${workingCapital} + ${bufferMonths} * ${recurringMo}`

export const preLaunchFixedCost = money`${preLaunchMo} * ${inputs.leadTime}`

export const inventoryRows = listed('inventory', {
  inventoryTurnDays: { figure: inventoryTurnDays },
  averageInventoryValue: { figure: averageInventoryValue },
  inventoryCarryingCostMo: { figure: inventoryCarryingCostMo },
  returnsMo: { figure: returnsMo },
  adjustedUnitCost: { figure: adjustedUnitCost, of: 'unit', better: 'less', absent: ['noUnits'] },
})
