import { blankPlan, type Plan } from '../../plan/plan'
import { member, monthly, overheads, paying, productsOf } from './starter-parts'

const imported = { fxFeePct: 2.5, customsDutiesPct: 12, expectedDefectPct: 3, expectedShortagePct: 1 } as const

/** Coffee sets, trays and incense burners for the home: imported, breakable. */
export function home(): Plan {
  return {
    ...blankPlan(),
    productCategory: 'home',
    avgUnitsPerOrder: 1.6,
    customerShippingChargeInclVAT: 25,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 80,
    products: products(),
    sourcingType: 'import',
    targetMarginPct: 50,
    packagingPerOrder: 8,
    shippingPerOrder: 25,
    ...paying({ mada: 50, international: 10, tamara: 15, tabby: 15, cod: 10 }),
    codRefusalPct: 15,
    refusedReturnShipping: 18,
    refusedUnsellablePct: 5,
    customerAcquisitionCost: 58,
    overheads: overheads(99, 5000, { plugins: monthly(79), accounting: monthly(250) }),
    team: [member('home', 1, 'Customer Service', 4500), member('home', 2, 'Assistant', 2200, true)],
    contingencyMo: 700,
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 0.6,
    inventoryTurnoverRate: 5,
    inventoryCarryingCostPct: 15,
    supplierPaymentTermsDays: 0,
    importLeadTimeMonths: 2,
    expectedReturnRate: 0.04,
    returnProcessingCost: 18,
    monthlyGrowthRate: 0.02,
  }
}

function products(): Plan['products'] {
  return productsOf('home', 'home', [
    {
      ...imported,
      unitPriceInclVAT: 199,
      unitsPerMonth: 150,
      exFactoryPrice: 38,
      labelsAndInserts: 0.5,
      primaryPackaging: 6,
      inspectionCost: 0.5,
      internationalShipping: 9,
      insurance: 0.5,
      portHandlingClearance: 1.5,
      localTransportToWarehouse: 1,
    },
    {
      ...imported,
      unitPriceInclVAT: 159,
      unitsPerMonth: 120,
      exFactoryPrice: 29,
      labelsAndInserts: 0.5,
      primaryPackaging: 4,
      inspectionCost: 0.5,
      internationalShipping: 7,
      insurance: 0.4,
      portHandlingClearance: 1.2,
      localTransportToWarehouse: 0.8,
    },
    {
      ...imported,
      unitPriceInclVAT: 119,
      unitsPerMonth: 130,
      exFactoryPrice: 22,
      labelsAndInserts: 0.5,
      primaryPackaging: 4,
      inspectionCost: 0.4,
      internationalShipping: 5,
      insurance: 0.3,
      portHandlingClearance: 1,
      localTransportToWarehouse: 0.6,
    },
  ])
}
