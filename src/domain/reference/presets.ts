import type { SalesPriority } from '../options'

/** Usual costs per order in SAR; the names and delivery times are in the dictionaries. */
export const packagingPresets = [
  { id: 'economy', amount: 3 },
  { id: 'standard', amount: 7 },
  { id: 'premium', amount: 15 },
] as const
export type PackagingPresetId = (typeof packagingPresets)[number]['id']

/** Shipping to the customer in SAR per order, with the days that it takes (0: the same day). */
export const shippingPresets = [
  { id: 'economy', amount: 18, fromDays: 3, toDays: 5 },
  { id: 'standard', amount: 25, fromDays: 1, toDays: 3 },
  { id: 'express', amount: 35, fromDays: 0, toDays: 0 },
] as const
export type ShippingPresetId = (typeof shippingPresets)[number]['id']

/** What a fulfilment company takes per order, in SAR. */
export const fulfillmentPresets = [
  { id: 'warehouseOnly', amount: 8 },
  { id: 'standard', amount: 14 },
  { id: 'fullService', amount: 24 },
] as const
export type FulfillmentPresetId = (typeof fulfillmentPresets)[number]['id']

/** What a store's platform takes a month, in SAR. */
export const platformPresets = [
  { id: 'sallaEntry', amount: 199 },
  { id: 'sallaMiddle', amount: 499 },
  { id: 'sallaTop', amount: 1499 },
] as const
export type PlatformPresetId = (typeof platformPresets)[number]['id']

/** What gateways quote of each payment by mada and by card, in percent; a contract of one's own may differ. */
export const gatewayPresets = {
  mada: [
    { id: 'telr', percent: 1 },
    { id: 'usual', percent: 1.5 },
    { id: 'moyasar', percent: 1.95 },
  ],
  international: [
    { id: 'moyasar', percent: 2.4 },
    { id: 'usual', percent: 2.75 },
    { id: 'telr', percent: 3 },
  ],
} as const
export type GatewayPresetId = (typeof gatewayPresets)[keyof typeof gatewayPresets][number]['id']

/** The share of sales that a product of each priority is set to, in percent. */
export const priorityMixPct: Record<SalesPriority, number> = { high: 50, medium: 35, low: 15 }
