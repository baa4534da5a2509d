import { blankPlan, type Plan } from '../../plan/plan'
import { member, monthly, overheads, paying, productsOf } from './starter-parts'

/** Dates in gift boxes: bought from farms, sold by the box. */
export function dates(): Plan {
  return {
    ...blankPlan(),
    productCategory: 'food',
    avgUnitsPerOrder: 2,
    customerShippingChargeInclVAT: 25,
    firstOrderDiscountPct: 5,
    firstOrderSharePct: 55,
    products: products(),
    targetMarginPct: 45,
    packagingPerOrder: 5,
    shippingPerOrder: 25,
    ...paying({ mada: 55, international: 15, tamara: 5, tabby: 5, cod: 20 }),
    codRefusalPct: 12,
    refusedReturnShipping: 15,
    refusedUnsellablePct: 10,
    customerAcquisitionCost: 38,
    overheads: overheads(99, 4000, { plugins: monthly(49), accounting: monthly(250) }),
    team: [member('dates', 1, 'Assistant', 4000), member('dates', 2, 'Customer Service', 2500, true)],
    contingencyMo: 500,
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 2,
    inventoryTurnoverRate: 6,
    inventoryCarryingCostPct: 18,
    supplierPaymentTermsDays: 0,
    importLeadTimeMonths: 0.5,
    expectedReturnRate: 0.02,
    returnProcessingCost: 15,
    monthlyGrowthRate: 0.02,
  }
}

function products(): Plan['products'] {
  return productsOf('dates', 'food', [
    {
      unitPriceInclVAT: 135,
      unitsPerMonth: 200,
      exFactoryPrice: 38,
      labelsAndInserts: 1,
      primaryPackaging: 12,
      expectedDefectPct: 1,
      expectedShortagePct: 1,
      localTransportToWarehouse: 1,
    },
    {
      unitPriceInclVAT: 69,
      unitsPerMonth: 160,
      exFactoryPrice: 26,
      labelsAndInserts: 0.5,
      primaryPackaging: 3,
      expectedDefectPct: 1,
      expectedShortagePct: 1,
      localTransportToWarehouse: 1,
    },
    {
      unitPriceInclVAT: 89,
      unitsPerMonth: 110,
      exFactoryPrice: 31,
      labelsAndInserts: 0.5,
      primaryPackaging: 6,
      expectedDefectPct: 1,
      expectedShortagePct: 1,
      localTransportToWarehouse: 1,
    },
  ])
}
