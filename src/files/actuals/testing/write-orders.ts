import type { Cell } from './sheets'
import { goodsOf, type TrueOrder, totalOf } from './store-year'

const sar = (halalas: number): string => (halalas / 100).toFixed(2)

const financial = { open: 'pending', delivered: 'paid', cancelled: 'voided', refused: 'refunded', returned: 'refunded' }
const gateways: Record<string, string> = { cod: 'Cash on Delivery (COD)', mada: 'Mada Pay', bank: 'Bank Deposit' }

/** Shopify's export: a row for each line, the order's own cells in the first alone, a telephone in each note. */
export function shopifyRows(orders: readonly TrueOrder[]): Cell[][] {
  const header = [
    'Name',
    'Email',
    'Financial Status',
    'Fulfillment Status',
    'Currency',
    'Subtotal',
    'Shipping',
    'Taxes',
    'Total',
    'Discount Amount',
    'Created at',
    'Lineitem quantity',
    'Lineitem name',
    'Lineitem price',
    'Lineitem sku',
    'Billing Name',
    'Billing Address1',
    'Phone',
    'Cancelled at',
    'Payment Method',
    'Refunded Amount',
  ]
  const rows = orders.flatMap((order) => {
    const discount = order.coupon + order.offers
    // Shopify has no charge for cash on delivery: it is part of what delivery costs.
    const delivery = order.shipping + order.codCharge
    const at = `${order.at.replace('T', ' ')}:00 +0300`
    return order.lines.map(({ units, name, price, sku }, line): Cell[] => {
      const own = [units, name, sar(price), sku]
      if (line > 0)
        return [
          `#${order.number}`,
          order.customer.email,
          ...Array<string>(9).fill(''),
          ...own,
          ...Array<string>(6).fill(''),
        ]
      return [
        `#${order.number}`,
        order.customer.email,
        financial[order.state],
        order.state === 'delivered' || order.state === 'returned' ? 'fulfilled' : 'unfulfilled',
        'SAR',
        sar(goodsOf(order) - discount),
        sar(delivery),
        sar(Math.round((totalOf(order) * 15) / 115)),
        sar(totalOf(order)),
        sar(discount),
        at,
        ...own,
        order.customer.name,
        order.customer.address,
        order.customer.phone,
        order.state === 'cancelled' ? at : '',
        gateways[order.method] ?? order.method,
        sar(order.refunded),
      ]
    })
  })
  return [header, ...rows]
}

const wooStatuses = {
  open: 'processing',
  delivered: 'completed',
  cancelled: 'cancelled',
  refused: 'refunded',
  returned: 'refunded',
}

/** WooCommerce's report of orders: amounts without VAT, products with how many of each. */
export function wooRows(orders: readonly TrueOrder[]): Cell[][] {
  const header = [
    'Date',
    'Order #',
    'N. Revenue (formatted)',
    'Status',
    'Customer',
    'Customer type',
    'Product(s)',
    'Items sold',
  ]
  return [
    header,
    ...orders.map((order): Cell[] => [
      `${order.at.replace('T', ' ')}:00`,
      order.number,
      `SAR ${(totalOf(order) / 115).toFixed(6)}`,
      wooStatuses[order.state],
      order.customer.name,
      'new',
      order.lines.map(({ units, name }) => `${units}× ${name}`).join(', '),
      order.lines.length,
    ]),
  ]
}

/** noon's export of items. */
export function noonRows(orders: readonly TrueOrder[]): Cell[][] {
  return [
    [
      'order_nr',
      'partner_sku',
      'title',
      'title_ar',
      'quantity',
      'offer_price',
      'order_received_at',
      'status',
      'customer_name',
    ],
    ...orders.flatMap((order) =>
      order.lines.map(({ sku, name, units, price }): Cell[] => [
        `NSAC${order.number}`,
        sku,
        name,
        name,
        units,
        sar(price),
        `${order.at}:00`,
        order.state,
        order.customer.name,
      ]),
    ),
  ]
}

/** Amazon's settlement (flat file V2): what is paid for an order in several rows, with the commission and its VAT. */
export function amazonRows(orders: readonly TrueOrder[]): Cell[][] {
  const sold = orders.filter(({ state }) => state === 'delivered')
  const row = (order: TrueOrder, cells: Cell[], sku = '', units: Cell = ''): Cell[] => [
    '119',
    '',
    ...cells.slice(0, 1),
    order.number,
    ...cells.slice(1),
    `${order.at.replace('T', ' ')}:00 GMT+0300`,
    sku,
    units,
  ]
  const rows = sold.flatMap((order) =>
    order.lines.flatMap(({ sku, units, price }) => {
      const value = price * units
      const vat = Math.round((value * 15) / 115)
      return [
        row(order, ['Order', 'ItemPrice', 'Principal', sar(value - vat)], sku, units),
        row(order, ['Order', 'ItemPrice', 'Tax', sar(vat)], sku, units),
        row(order, ['Order', 'ItemFees', 'Commission', sar(-Math.round(value * 0.1))], sku, units),
      ]
    }),
  )
  const total = rows.reduce((sum, cells) => sum + Math.round(Number(cells[6]) * 100), 0)
  return [
    [
      'settlement-id',
      'total-amount',
      'transaction-type',
      'order-id',
      'amount-type',
      'amount-description',
      'amount',
      'posted-date',
      'sku',
      'quantity-purchased',
    ],
    ['119', sar(total), '', '', '', '', '', '', '', ''],
    ...rows,
  ]
}
