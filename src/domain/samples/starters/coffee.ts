import { blankPlan, type Plan } from '../../plan/plan'
import { member, monthly, overheads, paying, productsOf } from './starter-parts'

/** Coffee from a roaster: small baskets, and customers who come back each month. */
export function coffee(): Plan {
  return {
    ...blankPlan(),
    productCategory: 'food',
    avgUnitsPerOrder: 2,
    customerShippingChargeInclVAT: 20,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 30,
    products: products(),
    targetMarginPct: 45,
    packagingPerOrder: 4,
    shippingPerOrder: 20,
    ...paying({ mada: 65, international: 15, tamara: 5, tabby: 5, cod: 0, wallet: 10 }),
    customerAcquisitionCost: 35,
    overheads: overheads(99, 5000, {
      plugins: monthly(79),
      accounting: monthly(250),
      officeOrWarehouse: monthly(1500),
    }),
    team: [member('coffee', 1, 'Operations Officer', 4500), member('coffee', 2, 'Customer Service', 2500, true)],
    contingencyMo: 500,
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 18,
    repeatOrderRate: 5,
    inventoryTurnoverRate: 18,
    inventoryCarryingCostPct: 15,
    supplierPaymentTermsDays: 15,
    importLeadTimeMonths: 0.5,
    expectedReturnRate: 0.01,
    returnProcessingCost: 20,
    monthlyGrowthRate: 0.02,
  }
}

function products(): Plan['products'] {
  return productsOf('coffee', 'food', [
    {
      unitPriceInclVAT: 65,
      unitsPerMonth: 420,
      exFactoryPrice: 21,
      labelsAndInserts: 0.4,
      primaryPackaging: 2.2,
      expectedShortagePct: 1,
      localTransportToWarehouse: 0.5,
    },
    {
      unitPriceInclVAT: 145,
      unitsPerMonth: 90,
      exFactoryPrice: 62,
      labelsAndInserts: 0.4,
      primaryPackaging: 3,
      expectedShortagePct: 1,
      localTransportToWarehouse: 1,
    },
    {
      unitPriceInclVAT: 49,
      unitsPerMonth: 180,
      exFactoryPrice: 15,
      labelsAndInserts: 0.3,
      primaryPackaging: 2,
      expectedShortagePct: 1,
      localTransportToWarehouse: 0.5,
    },
  ])
}
