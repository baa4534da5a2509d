export const revenue = {
  portfolio: 'Product Portfolio',
  portfolioIntro: 'Up to three products. Prices are what the customer pays, tax included.',
  unitsUnit: 'units',
  store: 'Store Settings',
}
