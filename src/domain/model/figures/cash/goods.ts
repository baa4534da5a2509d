import { count, factor, money, part, percent, place, rowsOf } from '../../language/declare'
import * as goods from '../landed-cost'
import { goodsUsed } from '../sales'
import * as inputs from '../typed/inputs'
import { plannedDemand, t } from '../vat/position'
import { dueAfter, lastMonth, terms } from './terms'

// docs/model.md, 'Cash by month': goods, by when they are paid

const product = rowsOf('products')
const order = rowsOf('goods')

const { supplierPrice, vatRate } = inputs
const { units, sellablePart } = goods

/** VAT on the supplier's bill: that of local goods. */
export const supplierVatRate = product.percent`IF(AND(${goods.isLocal}, ${inputs.isTaxedBySupplier}), ${vatRate}, 0)`

/** VAT that is due when the goods arrive. */
export const importVat = product.money`IF(${goods.isLocal}, 0, ${supplierPrice} * ${vatRate})`

const arrives = part`${goods.duties} + ${goods.inbound} + ${goods.handling} + ${goods.customsFee}`

/** What the goods of a planned month cost with VAT, and the VAT in it. */
export const bills = {
  supplier: product.money`IF(${goods.isBuilt}, ${supplierPrice} * (1 + ${supplierVatRate}) + ${goods.exchangeFee}, ${inputs.typedUnitCost} * (1 + ${supplierVatRate})) / ${sellablePart} * ${units} * ${goodsUsed}`,
  supplierVat: product.money`IF(${goods.isBuilt}, ${supplierPrice}, ${inputs.typedUnitCost}) * ${supplierVatRate} / ${sellablePart} * ${units} * ${goodsUsed}`,
  arrival: product.money`IF(${goods.isBuilt}, ((${arrives}) * (1 + ${vatRate}) + ${importVat}) / ${sellablePart} * ${units} * ${goodsUsed}, 0)`,
  arrivalVat: product.money`IF(${goods.isBuilt}, ((${arrives}) * ${vatRate} + ${importVat}) / ${sellablePart} * ${units} * ${goodsUsed}, 0)`,
}

export const supplierBillMo = money`SUM(${bills.supplier})`
export const arrivalBillMo = money`SUM(${bills.arrival})`
export const supplierVatPart = factor`SHARE(SUM(${bills.supplierVat}), ${supplierBillMo})`
export const arrivalVatPart = factor`SHARE(SUM(${bills.arrivalVat}), ${arrivalBillMo})`

// Orders: each arrives when the one before is sold

export const balance = percent`1 - ${terms.supplierDepositPct}`
export const balanceDue = dueAfter(terms.supplierBalanceDays)

export const orderNumber = place('goods')
export const arrivesIn = order.count`1 + ${terms.openingStockMonths} + (${orderNumber} - 1) * ${terms.stockCoverMonths}`
/** Those that are placed by the last month. */
export const orderCount = count`FLOOR(MAX(0, ${lastMonth} + ${terms.leadTimeMonths} - ${terms.openingStockMonths} + ${terms.stockCoverMonths} - 1) / ${terms.stockCoverMonths})`
const arrival = order.count`IF(${orderNumber} <= ${orderCount}, ${arrivesIn}, NULL)`
const covered = order.factor`IF(${arrival} > 0, SUM(IF(AND(${t} >= ${arrivesIn}, ${t} < ${arrivesIn} + ${terms.stockCoverMonths}), ${plannedDemand}, 0)), NULL)`
const paidIn = order.count`${arrival} + ${balanceDue.later}`

export const orders = {
  arrival,
  ordered: order.count`MAX(0, ${arrival} - ${terms.leadTimeMonths})`,
  covered,
  deposit: order.money`${supplierBillMo} * ${covered} * ${terms.supplierDepositPct}`,
  paidIn,
  nextIn: order.count`${paidIn} + 1`,
  balanceNow: order.money`${supplierBillMo} * ${covered} * ${balance} * ${balanceDue.nowPart}`,
  balanceNext: order.money`${supplierBillMo} * ${covered} * ${balance} * ${balanceDue.nextPart}`,
  onArrival: order.money`${arrivalBillMo} * ${covered}`,
}
