import type { Driver } from '../../domain/model/decisions/drivers'
import type { StepId } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'

/** Where a driver is typed: its step, and the field or the part of the step that holds its fields. */
export interface DriverPlace {
  step: StepId
  path: string
}

/** The place of each driver in a plan. */
export function placeOf(driver: Driver, plan: Plan): DriverPlace {
  const inAdvancedPayment = plan.paymentMode === 'advanced'
  const isCostTyped = plan.products.every((product) => product.exFactoryPrice === 0 && product.unitCostLanded > 0)
  const places: Record<Driver, DriverPlace> = {
    price: { step: 'revenue', path: 'products.0.unitPriceInclVAT' },
    units: { step: 'revenue', path: 'products.0.unitsPerMonth' },
    productCost: { step: 'costs', path: isCostTyped ? 'products.0.unitCostLanded' : 'products.0.exFactoryPrice' },
    cac: { step: 'costs', path: 'customerAcquisitionCost' },
    shipping: { step: 'costs', path: 'shippingPerOrder' },
    paymentPct: { step: 'costs', path: inAdvancedPayment ? 'paymentMethods.0.percent' : 'paymentBasicPercent' },
    fixedCosts: { step: 'costs', path: 'contingencyMo' },
    returnRate: { step: 'advanced', path: 'expectedReturnRate' },
    refusals: { step: 'costs', path: 'codRefusalPct' },
  }
  return places[driver]
}
