import { goodsOf, type TrueOrder, totalOf } from '../../../src/files/actuals/testing/store-year'

// The same orders as each platform answers with them, with all that it says of customers.

const sar = (halalas: number): string => (halalas / 100).toFixed(2)
const money = (halalas: number) => ({ amount: halalas / 100, currency: 'SAR' })
const vatOf = (halalas: number) => Math.round((halalas * 15) / 115)

const sallaStates = {
  open: 'under_review',
  delivered: 'delivered',
  cancelled: 'canceled',
  refused: 'restored',
  returned: 'restored',
}
const sallaMethods: Record<string, string> = {
  cod: 'cod',
  international: 'credit_card',
  wallet: 'stc_pay',
  tabby: 'tabby_installment',
  tamara: 'tamara_installment',
}

/** Prices of a store that shows them with VAT: the sum of the basket contains it, and the prices of lines do not. */
export function sallaOrder(order: TrueOrder, at: number) {
  const { customer } = order
  const discounts = [
    ...(order.coupon > 0 ? [{ title: 'كوبون', code: 'NOOR10', discount: sar(order.coupon) }] : []),
    ...(order.offers > 0 ? [{ title: 'عرض', code: '', discount: sar(order.offers) }] : []),
  ]
  return {
    id: 900_000 + at,
    reference_id: Number(order.number),
    date: { date: `${order.at.replace('T', ' ')}:00.000000`, timezone_type: 3, timezone: 'Asia/Riyadh' },
    updated_at: null,
    // Each seventh merchant's name for a status is its own.
    status: {
      slug: sallaStates[order.state],
      name: 'الحالة',
      customized: { id: 1, name: at % 7 === 0 ? 'عند أم فهد' : '' },
    },
    payment_method: sallaMethods[order.method] ?? order.method,
    currency: 'SAR',
    amounts: {
      sub_total: money(goodsOf(order)),
      shipping_cost: money(order.shipping),
      cash_on_delivery: money(order.codCharge),
      tax: { percent: '15.00', amount: money(vatOf(totalOf(order))) },
      discounts,
      total: money(totalOf(order)),
    },
    payment_actions: { refund_action: { has_refund_amount: order.refunded > 0, refund_amount: money(order.refunded) } },
    customer: { id: at, first_name: customer.name, mobile: customer.phone, email: customer.email },
    shipping: { receiver: { ...customer }, address: { street: customer.address } },
    items: order.lines.map(({ name, sku, units, price, parts }) => ({
      name,
      sku,
      quantity: units,
      amounts: { price_without_tax: { amount: price / 115, currency: 'SAR' }, total: money(units * price) },
      consisted_products: parts,
      notes: customer.phone,
    })),
  }
}

const zidStates = {
  open: 'preparing',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refused: 'reversed',
  returned: 'reversed',
}

/** Zid's totals are texts of 14 decimals. */
export function zidOrder(order: TrueOrder, at: number) {
  const { customer } = order
  return {
    id: 500_000 + at,
    code: order.number,
    order_status: { name: 'الحالة', code: zidStates[order.state] },
    order_total: `${sar(totalOf(order))}000000000000`,
    currency_code: 'SAR',
    created_at: `${order.at.replace('T', ' ')}:00`,
    updated_at: `${order.at.replace('T', ' ')}:00`,
    payment: {
      method: {
        code: order.method === 'cod' ? 'zid_cod' : `zid_${sallaMethods[order.method] ?? order.method}`,
        name: 'طريقة',
      },
    },
    shipping: { method: { name: 'SMSA' }, address: { street: customer.address, receiver: customer.name } },
    customer: { id: at, name: customer.name, email: customer.email, mobile: customer.phone },
    products: order.lines.map(({ name, sku, units, price }) => ({
      name,
      sku,
      quantity: units,
      price: price / 100,
      total: (units * price) / 100,
    })),
  }
}

const shopifyStates = {
  open: 'PENDING',
  delivered: 'PAID',
  cancelled: 'VOIDED',
  refused: 'REFUNDED',
  returned: 'REFUNDED',
}
const gateways: Record<string, string> = { cod: 'Cash on Delivery (COD)', mada: 'Mada Pay', bank: 'Bank Deposit' }
const set = (halalas: number) => ({ shopMoney: { amount: sar(halalas), currencyCode: 'SAR' } })

/** Shopify gives what is asked for; what is of customers is never asked for. */
export function shopifyOrder(order: TrueOrder, at: number) {
  const isSent = order.state === 'delivered' || order.state === 'returned'
  return {
    id: `gid://shopify/Order/${at}`,
    name: `#${order.number}`,
    createdAt: new Date(`${order.at}:00+03:00`).toISOString(),
    updatedAt: new Date(`${order.at}:00+03:00`).toISOString(),
    cancelledAt: order.state === 'cancelled' ? new Date(`${order.at}:00+03:00`).toISOString() : null,
    displayFinancialStatus: shopifyStates[order.state],
    displayFulfillmentStatus: isSent ? 'FULFILLED' : 'UNFULFILLED',
    paymentGatewayNames: [gateways[order.method] ?? order.method],
    totalPriceSet: set(totalOf(order)),
    totalDiscountsSet: set(order.coupon + order.offers),
    totalShippingPriceSet: set(order.shipping + order.codCharge),
    totalTaxSet: set(vatOf(totalOf(order))),
    totalRefundedSet: set(order.refunded),
    lines: order.lines.map(({ name, sku, units, price }) => ({
      name,
      sku,
      quantity: units,
      originalUnitPriceSet: set(price),
    })),
  }
}
