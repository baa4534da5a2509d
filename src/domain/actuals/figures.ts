/** Figures of a month with their units, in the order in which they are shown. */
export const figureUnits = {
  orders: 'count',
  cancelled: 'count',
  delivered: 'count',
  refused: 'count',
  returned: 'count',
  open: 'count',
  units: 'count',
  basket: 'SAR',
  discounts: 'SAR',
  shippingCharged: 'SAR',
  codCharges: 'SAR',
  total: 'SAR',
  vat: 'SAR',
  refunds: 'SAR',
  codOrders: 'count',
  paymentFees: 'SAR',
  advertising: 'SAR',
  parcels: 'count',
  parcelCost: 'SAR',
  productCost: 'SAR',
  newCustomers: 'count',
  returningCustomers: 'count',
  fixedCosts: 'SAR',
} as const
export type ActualFigure = keyof typeof figureUnits
export const actualFigures = Object.keys(figureUnits).filter((name): name is ActualFigure =>
  Object.hasOwn(figureUnits, name),
)
