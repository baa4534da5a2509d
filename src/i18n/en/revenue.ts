import type { SalesMixMode, VolumeInputMode } from '../../domain/options'

export const revenue = {
  portfolio: 'Product Portfolio',
  portfolioIntro: 'Up to three products. Prices are what the customer pays, tax included.',
  unitsUnit: 'units',
  ordersUnit: 'orders',
  itemsUnit: 'items',

  tiles: {
    title: 'Your portfolio in a month',
    products: 'Products',
    units: 'Units a month',
    orders: 'Orders a month',
    revenue: 'Revenue a month',
    revenueNote: 'price × units, including VAT',
  },

  planning: {
    modeHints: {
      manual: 'You type the units of each product.',
      priority: 'You type one total; each product’s share of sales makes its units.',
    } satisfies Record<SalesMixMode, string>,
    volumeHints: {
      units: 'Orders follow from the items per order.',
      orders: 'Units are orders times items per order, shared out as the products sell today.',
    } satisfies Record<VolumeInputMode, string>,
    totalUnitsHint: 'All products together.',
    totalOrdersHint: 'Whole orders of all products together.',
    mixTip:
      'A typical portfolio sells roughly 50/30/20: one product carries half of the sales. A priority sets the target share, or type one as a whole percentage; what is left is shared out over the other products.',
    oneProduct: 'With one product, all units are its own. Shares appear with the second one.',
  },

  product: {
    unnamed: 'Product {{number}}',
    nameOf: 'Name of product {{number}}',
    newName: 'New Product',
    perMonth: '{{amount}} a month',
    unitsFollow: '{{share}} of all units',
    remove: 'Remove {{name}}',
    removed: '{{name}} is removed. Undo brings it back.',
    add: 'Add a product',
    addFirst: 'Add your first product',
  },

  maximum: {
    title: 'Maximum {{max}} products',
    text: 'To add more, remove an existing product first',
    over_one: 'This plan holds {{count}} product. All of them are counted.',
    over_other: 'This plan holds {{count}} products. All of them are counted.',
  },

  empty: {
    title: 'Add products to your portfolio',
    unitsTitle: 'The units are still missing',
    noProducts: 'Name what you sell, its price and how many units you expect to sell in a month.',
    noUnits: 'Give at least one product the units you expect to sell in a month. Results appear then.',
  },

  store: 'Store Settings',
  storeIntro: 'These hold for every order of the store.',
  hints: {
    vatPct:
      '15% in Saudi Arabia; 0 if you are not registered. It is taken out of every price before income is counted.',
    customerShippingChargeInclVAT: 'What the customer pays for delivery, an order. 0 if delivery is free.',
    avgUnitsPerOrder: 'How many items one order holds on average, as a whole number.',
    firstOrderDiscountPct: 'Taken off the price for new customers only. 0 if there is none.',
    firstOrderSharePct: 'How many of 100 orders come from new customers. A new store starts at 100%.',
  },
  orders: {
    label: 'Orders a month',
    how: 'Units a month ({{units}}) divided by items per order ({{items}}), rounded up to whole orders.',
    none: 'Shown once products have units.',
  },
  setShare: 'Set to {{share}}',
}
