import type { Driver } from '../../domain/model/decisions/drivers'
import type { Plan } from '../../domain/plan/plan'

/** Where a driver is typed: the field, or the first of several. */
export function pathOf(driver: Driver, plan: Plan): string {
  const inAdvancedPayment = plan.paymentMode === 'advanced'
  const isCostTyped = plan.products.every((product) => product.exFactoryPrice === 0 && product.unitCostLanded > 0)
  const paths: Record<Driver, string> = {
    price: 'products.0.unitPriceInclVAT',
    units: 'products.0.unitsPerMonth',
    productCost: isCostTyped ? 'products.0.unitCostLanded' : 'products.0.exFactoryPrice',
    cac: 'customerAcquisitionCost',
    shipping: 'shippingPerOrder',
    paymentPct: inAdvancedPayment ? 'paymentMethods.0.percent' : 'paymentBasicPercent',
    fixedCosts: 'contingencyMo',
    returnRate: 'expectedReturnRate',
    refusals: 'codRefusalPct',
  }
  return paths[driver]
}
