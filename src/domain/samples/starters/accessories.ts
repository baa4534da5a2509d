import { blankPlan, type Plan } from '../../plan/plan'
import { member, monthly, overheads, paying, productsOf } from './starter-parts'

const imported = { fxFeePct: 2.5, customsDutiesPct: 5, expectedDefectPct: 2, expectedShortagePct: 1 } as const

/** Fashion accessories from China: light parcels, low prices. */
export function accessories(): Plan {
  return {
    ...blankPlan(),
    productCategory: 'fashion',
    avgUnitsPerOrder: 2.4,
    customerShippingChargeInclVAT: 20,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 75,
    products: products(),
    sourcingType: 'import',
    targetMarginPct: 60,
    packagingPerOrder: 5,
    shippingPerOrder: 22,
    ...paying({ mada: 45, international: 10, tamara: 12, tabby: 13, cod: 20 }),
    codRefusalPct: 18,
    refusedReturnShipping: 14,
    refusedUnsellablePct: 2,
    customerAcquisitionCost: 68,
    overheads: overheads(99, 4000, { plugins: monthly(99), accounting: monthly(250) }),
    team: [
      member('accessories', 1, 'Customer Service', 4500),
      member('accessories', 2, 'Social Media Specialist', 3000, true),
    ],
    contingencyMo: 600,
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 0.8,
    inventoryTurnoverRate: 5,
    inventoryCarryingCostPct: 12,
    supplierPaymentTermsDays: 0,
    importLeadTimeMonths: 1.5,
    expectedReturnRate: 0.05,
    returnProcessingCost: 14,
    monthlyGrowthRate: 0.03,
  }
}

function products(): Plan['products'] {
  return productsOf('accessories', 'fashion', [
    {
      ...imported,
      unitPriceInclVAT: 119,
      unitsPerMonth: 260,
      exFactoryPrice: 16,
      labelsAndInserts: 0.5,
      primaryPackaging: 3,
      inspectionCost: 0.3,
      internationalShipping: 1.6,
      insurance: 0.2,
      portHandlingClearance: 0.5,
      localTransportToWarehouse: 0.3,
    },
    {
      ...imported,
      unitPriceInclVAT: 89,
      unitsPerMonth: 220,
      exFactoryPrice: 11,
      labelsAndInserts: 0.5,
      primaryPackaging: 2.5,
      inspectionCost: 0.3,
      internationalShipping: 1.2,
      insurance: 0.15,
      portHandlingClearance: 0.4,
      localTransportToWarehouse: 0.3,
    },
    {
      ...imported,
      unitPriceInclVAT: 69,
      unitsPerMonth: 200,
      exFactoryPrice: 8,
      labelsAndInserts: 0.5,
      primaryPackaging: 2,
      inspectionCost: 0.2,
      internationalShipping: 1,
      insurance: 0.1,
      portHandlingClearance: 0.3,
      localTransportToWarehouse: 0.3,
    },
  ])
}
