import type { SalesChannel, SalesPriority } from '../options'

/** Usual costs per order in SAR; the names and delivery times are in the dictionaries. */
export const packagingPresets = [
  { id: 'economy', amount: 3 },
  { id: 'standard', amount: 7 },
  { id: 'premium', amount: 15 },
] as const
export type PackagingPresetId = (typeof packagingPresets)[number]['id']

/** Shipping to the customer in SAR per order by courier, without VAT, with the place where the parcel is handed over. */
export const shippingPresets = [
  { id: 'smsaBranch', amount: 8, to: 'branch' },
  { id: 'redbox', amount: 14, to: 'locker' },
  { id: 'smsa', amount: 18, to: 'door' },
  { id: 'ajex', amount: 21, to: 'door' },
  { id: 'aramex', amount: 25, to: 'door' },
  { id: 'express', amount: 35, to: 'sameDay' },
] as const
export type ShippingPresetId = (typeof shippingPresets)[number]['id']
export type HandedOver = (typeof shippingPresets)[number]['to']

/** What a fulfilment company takes per order, in SAR, by how many items are in it. */
export const fulfillmentPresets = [
  { id: 'one', amount: 8 },
  { id: 'twoOrThree', amount: 10 },
  { id: 'fourOrFive', amount: 12 },
  { id: 'sixOrMore', amount: 15 },
] as const
export type FulfillmentPresetId = (typeof fulfillmentPresets)[number]['id']

/** What a store's platform takes a month, in SAR, by the channel that it is of. */
export const platformPresets = [
  { id: 'sallaBasic', amount: 0, channel: 'salla' },
  { id: 'sallaPlus', amount: 99, channel: 'salla' },
  { id: 'sallaPro', amount: 299, channel: 'salla' },
  { id: 'zidSmall', amount: 99, channel: 'zid' },
  { id: 'zidLarge', amount: 299, channel: 'zid' },
  { id: 'shopify', amount: 109, channel: 'other' },
  { id: 'wooCommerce', amount: 75, channel: 'other' },
] as const satisfies readonly { id: string; amount: number; channel: SalesChannel }[]
export type PlatformPresetId = (typeof platformPresets)[number]['id']

/** The plans of a store's own platform; of all where its channel is not known. */
export const platformsOf = (channel: SalesChannel | '') =>
  platformPresets.filter((preset) => channel === '' || preset.channel === channel)

/** What gateways quote of each payment by mada and by card, in percent; a contract of one's own may differ. */
export const gatewayPresets = {
  mada: [
    { id: 'sallaPayments', percent: 1.4 },
    { id: 'usual', percent: 1.5 },
  ],
  international: [
    { id: 'sallaPayments', percent: 1.4 },
    { id: 'usual', percent: 2.75 },
  ],
} as const
/** The gateway that a store has by its channel. */
export const gatewayOf = (channel: SalesChannel | '') => (channel === 'salla' ? 'sallaPayments' : 'usual')

/** What a refund brings back of Tabby's fee, in points of percent of the order. */
export const tabbyRefundedPct = 4.99

/** One store's orders in instalments, of all its orders. */
export const instalmentOrders = { instalments: 213, all: 353 } as const

export type GatewayPresetId = (typeof gatewayPresets)[keyof typeof gatewayPresets][number]['id']

/** The share of sales that a product of each priority is set to, in percent. */
export const priorityMixPct: Record<SalesPriority, number> = { high: 50, medium: 35, low: 15 }
