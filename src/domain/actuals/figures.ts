import { isRegistered } from '../model/figures/typed/readers'
import type { Plan } from '../plan/plan'

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
/** All of them: of a store that is registered for VAT. */
export const actualFigures = Object.keys(figureUnits).filter((name): name is ActualFigure =>
  Object.hasOwn(figureUnits, name),
)

const withoutVat = actualFigures.filter((figure) => figure !== 'vat')

/** The figures of a month beside a plan: the sales of a store that is not registered contain no VAT. */
export const figuresBeside = (plan: Plan): readonly ActualFigure[] => (isRegistered(plan) ? actualFigures : withoutVat)
