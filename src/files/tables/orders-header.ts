import { comparable } from './columns'

/** Stores whose files of orders are told from lists of products. */
export type OrdersFile = 'ordersOfSalla' | 'ordersOfShopify' | 'ordersOfWooCommerce' | 'ordersOfNoon' | 'ordersOfAmazon'

/** Headers that no list of products has; as `comparable` writes them. Every one of a group is there. */
const headers: readonly [file: OrdersFile, words: readonly string[]][] = [
  ['ordersOfSalla', ['رقم الطلب', 'حاله الطلب']],
  ['ordersOfSalla', ['رقم الطلب', 'طريقه الدفع']],
  ['ordersOfSalla', ['order number', 'order status', 'payment method']],
  ['ordersOfShopify', ['lineitem quantity', 'lineitem name']],
  ['ordersOfShopify', ['financial status', 'fulfillment status']],
  ['ordersOfWooCommerce', ['order', 'n revenue formatted']],
  ['ordersOfWooCommerce', ['order', 'net sales', 'status']],
  ['ordersOfNoon', ['order nr', 'quantity']],
  ['ordersOfNoon', ['order nr', 'order received at']],
  ['ordersOfAmazon', ['amazon order id', 'order status']],
  ['ordersOfAmazon', ['settlement id', 'order id']],
]

const rowsLookedAt = 20

/** Whose file of orders a table is; null for any other. It holds names and telephones of customers, so it is not opened. */
export function ordersFileOf(rows: readonly (readonly string[])[]): OrdersFile | null {
  for (const cells of rows.slice(0, rowsLookedAt)) {
    const words = new Set(cells.map(comparable))
    const found = headers.find(([, own]) => own.every((word) => words.has(word)))
    if (found) return found[0]
  }
  return null
}
