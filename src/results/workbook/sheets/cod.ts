import { Lines, type Writing } from '../lines'
import type { MonthVariation } from './month-core'
import { addVariation } from './vat'

/** The same month if every parcel were taken. */
const withoutRefusals: MonthVariation = { prefix: 'taken.', registered: '{vatRegistered}', refusalRate: '{noRefusals}' }

const none = 'OR({ordersPerMonth}=0,{codShare}=0)'
const perOrder = (amount: string) => `IF({ordersPerMonth}=0,0,${amount}/MAX(1,{ordersPerMonth}))`

/** The fee of an order that is paid in one of the ways, without VAT that comes back. */
const fee = (percent: string, fixed: string) => `({orderValue}*${percent}+${fixed})*{costFactor}`

function orderLines(lines: Lines): void {
  lines.heading('codOrder')
  lines.line('order.value', '{orderValue}/(1+{outputRate})', 'moneyOfOne')
  lines.line('order.goods', perOrder('{goodsSent}'), 'moneyOfOne')
  lines.line('order.sending', perOrder('({packagingCost}+{shippingCost}+{fulfillmentCost})'), 'moneyOfOne')
  lines.line('order.acquisition', perOrder('{cacVariableCost}'), 'moneyOfOne')
  lines.line(
    'order.bringingBack',
    perOrder('({refusedReturnShipping}*{costFactor}*{shippedOrdersPerMonth})'),
    'moneyOfOne',
  )
  const average = fee('{paymentBasicPercent}', '{paymentBasicFixed}')
  const cod = fee('SUMPRODUCT({method.isCod[]},{method.percent[]})', 'SUMPRODUCT({method.isCod[]},{method.fixed[]})')
  lines.line('order.codFee', `IF({usesMethods}=1,${cod},${average})`, 'moneyOfOne')
  const other = (field: string) =>
    `(SUMPRODUCT({method.share[]},{method.${field}[]})-SUMPRODUCT({method.isCod[]},{method.share[]},{method.${field}[]}))`
  lines.line('order.prepaidShare', '{totalShare}-SUMPRODUCT({method.isCod[]},{method.share[]})', 'percent')
  const prepaid = `({orderValue}*${other('percent')}+${other('fixed')})*{costFactor}/MAX({order.prepaidShare},0.00000001)`
  lines.line(
    'order.prepaidFee',
    `IF({usesMethods}=1,IF({order.prepaidShare}<=0,0,${prepaid}),${average})`,
    'moneyOfOne',
  )
  lines.line('order.earned', '{order.value}-{order.goods}-{order.codFee}', 'moneyOfOne')
  lines.line('order.lost', '{refusedUnsellablePct}*{order.goods}+{order.bringingBack}', 'moneyOfOne')
  lines.line('order.left', '{order.earned}-{order.sending}-{order.acquisition}', 'moneyOfOne')
}

/** The sheet about cash on delivery. */
export function addCod(writing: Writing): void {
  const lines = new Lines(writing, 'cod')
  lines.heading('codResults')
  lines.result(
    'cod.codContributionPerOrder',
    `IF(${none},NULL,(1-{codRefusalPct})*{order.earned}-{codRefusalPct}*{order.lost}-{order.sending})`,
  )
  lines.result(
    'cod.prepaidContributionPerOrder',
    `IF(OR(${none},{codShare}=1),NULL,{order.value}-{order.goods}-{order.prepaidFee}-{order.sending})`,
  )
  lines.result(
    'cod.refusalBreakEvenPct',
    `IF(${none},NULL,IF({order.left}>0,{order.left}/({order.earned}+{order.lost}),NULL))`,
  )
  lines.result(
    'cod.costOfRefusalsMo',
    `IF(${none},NULL,IF({codRefusalPct}=0,0,{taken.income}-{bottomLine.operatingIncome}))`,
  )
  orderLines(lines)
  lines.heading('codTaken')
  lines.line('noRefusals', '0', 'percent')
  addVariation(lines, withoutRefusals)
}
