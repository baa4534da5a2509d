import type { SalesMixMode, VolumeInputMode } from '../../../domain/options'
import type { Marketplace } from '../../../domain/rules/marketplaces'

export const revenue = {
  portfolio: 'Product portfolio',
  portfolioIntro: 'Prices are what the customer pays, including VAT.',

  tiles: {
    title: 'Your portfolio per month',
    products: 'Products',
    units: 'Units per month',
    orders: 'Orders per month',
    revenue: 'Sales per month',
    revenueNote: 'price × units, including VAT',
  },

  planning: {
    modeHints: {
      manual: 'You enter the units of each product.',
      priority: 'You enter one total; it is split by each product’s share of sales.',
    } satisfies Record<SalesMixMode, string>,
    volumeHints: {
      units: 'Orders are calculated from the units per order.',
      orders: 'Units are orders times units per order, split as the products sell today.',
    } satisfies Record<VolumeInputMode, string>,
    totalUnitsHint: 'All products together.',
    totalOrdersHint: 'Whole orders of all products together.',
    mixTip:
      'A typical portfolio sells roughly 50/30/20: one product carries half of the sales. A priority sets the target share, or enter one as a whole percentage; the rest is split among the other products.',
    oneProduct: 'With one product, all units are of that product. Shares appear when you add a second one.',
  },

  product: {
    unnamed: 'Product {{number}}',
    nameOf: 'Name of product {{number}}',
    newName: 'New product',
    perMonth: '{{amount}} per month',
    unitsFollow: '{{share}} of all units',
    remove: 'Remove {{name}}',
    removed: '{{name}} was removed.',
    add: 'Add a product',
    paste: 'Paste products',
    more: 'More about this product',
    addFirst: 'Add your first product',
  },

  maximum: {
    title: 'Maximum {{max}} products',
    text: 'To add more, remove an existing product first',
  },

  empty: {
    title: 'Add products to your portfolio',
    unitsTitle: 'Units are still missing',
    noProducts: 'Enter what you sell, its price and how many units you expect to sell per month.',
    noUnits: 'Enter the units you expect to sell per month for at least one product to see results.',
  },

  store: 'Store settings',
  storeIntro: 'These apply to every order.',
  vat: {
    registered:
      'Prices include VAT: it is taken out before revenue is counted, and the VAT on your bills comes back. Switch it off if the store is not registered.',
    notRegistered:
      'The store charges no VAT, so the whole price is revenue. The VAT on your bills does not come back, so it is a cost.',
    thresholds:
      'Registration is mandatory once taxable sales of twelve months pass {{mandatory}}, and voluntary above {{voluntary}}. Services bought from abroad may count too.',
    marketplaces:
      'This holds for sales in your own store. Since 1 January 2026 a marketplace such as noon or Amazon.sa takes VAT out of your price even if you are not registered: for those sales, plan with the price after VAT.',
    named: {
      noon: 'Do you sell on noon? VAT is taken out of your price there.',
      amazon: 'Do you sell on Amazon.sa? VAT is taken out of your price there.',
    } satisfies Record<Marketplace, string>,
    soldBefore: 'Did the store sell in the twelve months before this plan?',
  },
  hints: {
    needsDelivery: 'Off for a file, a course or a service: it takes no packaging, shipping or fulfillment.',
    vatPct: '15% in Saudi Arabia. It is taken out of every price before revenue is counted.',
    salesLast12Months:
      'What you sold in the twelve months before this plan, excluding exempt sales: 120,000 for example. It counts towards the registration threshold.',
    customerShippingChargeInclVAT: 'What the customer pays for shipping per order. 0 if shipping is free.',
    avgUnitsPerOrder: 'How many units an order contains on average, such as 1.4.',
    firstOrderDiscountPct: 'Taken off the price for new customers only. 0 if there is none.',
    firstOrderSharePct:
      'How many of every 100 orders come from new customers. A new store has no existing customers: it starts at 100%.',
  },
  orders: {
    label: 'Orders per month',
    how: 'Units per month ({{units}}) divided by units per order ({{items}}), rounded up to whole orders.',
    none: 'Shown once products have units.',
  },
  setShare: 'Set to {{share}}',
}
