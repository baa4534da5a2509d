import { type OrderBill, orderBills } from '../../explain/order-parts/order-bills'

/**
 * A month's income as formulas, for the plan as it is and for the same plan under other VAT or refusals: `@` is put before the name of
 * each figure. Source: docs/model.md, 'One month'.
 */
export interface MonthVariation {
  prefix: string
  /** 1 while the store is registered for VAT. */
  registered: string
  /** Of cash-on-delivery orders, the part that is refused. */
  refusalRate: string
}

export const planned: MonthVariation = { prefix: '', registered: '{vatRegistered}', refusalRate: '{codRefusalPct}' }

type Line = readonly [name: string, formula: string, kind: 'money' | 'moneyOfOne' | 'percent' | 'number']

/** A bill of each shipped order, for all of a month's. */
function billed(bill: OrderBill): string {
  const inputs = orderBills[bill].map((field) => `{${field}}`)
  return `{shippedOrdersPerMonth}*(${inputs.join('+')})*{@costFactor}`
}

/** What differs between the variations: everything that VAT or refusals touch. */
export const coreLines: readonly Line[] = [
  ['outputRate', 'IF(~registered=1,{vatPct},0)', 'percent'],
  ['costFactor', 'IF(~registered=1,1,1+{vatPct})', 'number'],
  ['refused', '{codShare}*~refusalRate', 'percent'],
  ['goodsUsed', '1-{@refused}*(1-{refusedUnsellablePct})', 'percent'],
  ['refusedSalesInclVAT', '{orderedInclVAT}*{@refused}', 'money'],
  ['netSalesInclVAT', '{orderedInclVAT}-{@refusedSalesInclVAT}', 'money'],
  ['salesExVAT', '{@netSalesInclVAT}/(1+{@outputRate})', 'money'],
  ['goodsSent', '{goodsNet}+IF(~registered=1,0,{vatPct}*{goodsTaxed})', 'money'],
  ['productCost', '{@goodsSent}*{@goodsUsed}', 'money'],
  ['packagingCost', billed('packagingCost'), 'money'],
  ['shippingCost', billed('shippingCost'), 'money'],
  [
    'feePercent',
    'IF({usesMethods}=1,(SUMPRODUCT({method.share[]},{method.percent[]})-~refusalRate*SUMPRODUCT({method.isCod[]},{method.share[]},{method.percent[]}))/MAX({totalShare},0.00000001),(1-{@refused})*{paymentBasicPercent})',
    'percent',
  ],
  [
    'feeFixed',
    'IF({usesMethods}=1,(SUMPRODUCT({method.share[]},{method.fixed[]})-~refusalRate*SUMPRODUCT({method.isCod[]},{method.share[]},{method.fixed[]}))/MAX({totalShare},0.00000001),(1-{@refused})*{paymentBasicFixed})',
    'moneyOfOne',
  ],
  ['feePerOrder', '({orderValue}*{@feePercent}+{@feeFixed})*{@costFactor}', 'moneyOfOne'],
  ['paymentCost', '{ordersPerMonth}*{@feePerOrder}', 'money'],
  ['fulfillmentCost', `IF({fulfillmentMethod}="3pl",${billed('fulfillmentCost')},0)`, 'money'],
  ['refusedReturnCost', '{shippedOrdersPerMonth}*{@refused}*{refusedReturnShipping}*{@costFactor}', 'money'],
  [
    'totalCOGS',
    '{@productCost}+{@packagingCost}+{@shippingCost}+{@paymentCost}+{@fulfillmentCost}+{@refusedReturnCost}',
    'money',
  ],
  ['cacVariableCost', '{customerAcquisitionCost}*({ordersPerMonth}*{firstOrderSharePct})*{@costFactor}', 'money'],
  ['variableCost', '{@totalCOGS}+{@cacVariableCost}', 'money'],
  ['marketingMo', '{influencersMo}+{paidAdsMo}*{@costFactor}', 'money'],
  ['overheadsMo', 'SUM({overhead.net[]})+({@costFactor}-1)*SUMPRODUCT({overhead.net[]},{overhead.hasVat[]})', 'money'],
  ['totalFixedCost', '{@marketingMo}+{@overheadsMo}+{teamMo}+{contingencyMo}', 'money'],
  ['lostMarginMo', '{returnRate}*MAX(0,{@salesExVAT}-{@goodsSent}*(1-{@refused}))', 'money'],
  ['processingMo', '{returnRate}*{ordersPerMonth}*(1-{@refused})*{returnProcessingCost}*{@costFactor}', 'money'],
  [
    'returnsAndStockMo',
    '{@lostMarginMo}+{@processingMo}+{@productCost}*12/{inventoryTurnoverRate}*{holdingRate}/12',
    'money',
  ],
  ['income', '{@salesExVAT}-({@variableCost}+{@returnsAndStockMo}+{@totalFixedCost})', 'money'],
]

const known = new Map(coreLines.map(([name, formula]) => [name, formula]))

/** A formula of a variation, in the terms of the book. */
export function coreFormula(name: string, { prefix, registered, refusalRate }: MonthVariation): string {
  const formula = known.get(name)
  if (formula === undefined) throw new Error(`No line ${name}`)
  return formula.replaceAll('~registered', registered).replaceAll('~refusalRate', refusalRate).replaceAll('@', prefix)
}
