/** Where a month's orders can be from. */
export const ordersSources = ['salla', 'zid', 'shopify', 'woocommerce', 'noon', 'amazonOrders', 'otherOrders'] as const
export type OrdersSource = (typeof ordersSources)[number]

/** Whose statements say what was paid out; a courier's are of cash collected at the door. */
export const settlementSources = [
  'sallaPayments',
  'tabby',
  'tamara',
  'emkan',
  'moyasar',
  'amazon',
  'courier',
  'otherSettlement',
] as const
export type SettlementSource = (typeof settlementSources)[number]

/** Platforms whose reports say what advertising cost. */
export const advertisingSources = ['meta', 'snapchat', 'tiktok', 'google', 'otherAdvertising'] as const
export type AdvertisingSource = (typeof advertisingSources)[number]

/** Where a figure of a month is from: a file of one of these, or the founder's hand. */
export const actualSources = [...ordersSources, ...settlementSources, ...advertisingSources, 'founder'] as const
export type ActualSource = (typeof actualSources)[number]
