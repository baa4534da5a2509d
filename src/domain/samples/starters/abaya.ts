import { blankPlan, type Plan } from '../../plan/plan'
import { member, monthly, overheads, paying, productsOf } from './starter-parts'

/** Abayas that a local workshop sews: dear to advertise, and one order of fifteen comes back. */
export function abaya(): Plan {
  return {
    ...blankPlan(),
    productCategory: 'fashion',
    avgUnitsPerOrder: 1.4,
    customerShippingChargeInclVAT: 25,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 70,
    products: products(),
    sourcingType: 'localManufacturing',
    targetMarginPct: 50,
    packagingPerOrder: 7,
    shippingPerOrder: 25,
    ...paying({ mada: 45, international: 10, tamara: 15, tabby: 15, cod: 15 }),
    codRefusalPct: 15,
    refusedReturnShipping: 15,
    refusedUnsellablePct: 2,
    customerAcquisitionCost: 70,
    overheads: overheads(99, 6000, { plugins: monthly(99), accounting: monthly(250) }),
    team: [member('abaya', 1, 'Customer Service', 4500), member('abaya', 2, 'Designer', 3500, true)],
    contingencyMo: 800,
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 0.8,
    inventoryTurnoverRate: 6,
    inventoryCarryingCostPct: 15,
    importLeadTimeMonths: 1,
    expectedReturnRate: 0.07,
    returnProcessingCost: 18,
    monthlyGrowthRate: 0.02,
  }
}

function products(): Plan['products'] {
  return productsOf('abaya', 'fashion', [
    {
      unitPriceInclVAT: 279,
      unitsPerMonth: 120,
      exFactoryPrice: 78,
      labelsAndInserts: 1,
      primaryPackaging: 5,
      inspectionCost: 2,
      expectedDefectPct: 2,
      localTransportToWarehouse: 1,
    },
    {
      unitPriceInclVAT: 449,
      unitsPerMonth: 45,
      exFactoryPrice: 150,
      labelsAndInserts: 1,
      primaryPackaging: 7,
      inspectionCost: 3,
      expectedDefectPct: 2,
      localTransportToWarehouse: 1,
    },
    {
      unitPriceInclVAT: 79,
      unitsPerMonth: 80,
      exFactoryPrice: 22,
      labelsAndInserts: 0.5,
      primaryPackaging: 2,
      expectedDefectPct: 1,
      localTransportToWarehouse: 0.5,
    },
  ])
}
