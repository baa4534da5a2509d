import { withOrigin } from '../plan/origins'
import {
  blankOverheads,
  blankPlan,
  blankProduct,
  blankTeamMember,
  type Plan,
  typicalPaymentMethods,
} from '../plan/plan'

/**
 * The second sample store, Layan Perfumes in Riyadh: small, not registered for VAT, two orders of five paid on delivery.
 * Source: the third of the worked examples.
 */
export function secondSample(): Plan {
  const plan: Plan = {
    ...blankPlan(),
    storeName: 'Layan Perfumes',
    productName: 'Perfumes and home mists',
    productCategory: 'beauty',
    vatRegistered: false,
    avgUnitsPerOrder: 1.4,
    customerShippingChargeInclVAT: 20,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 80,
    products: products(),
    targetMarginPct: 55,
    ...costs(),
    ...customersAndCash(),
  }
  // A file costs nothing to sell again.
  return withOrigin(plan, ['products.2.exFactoryPrice'], 'none')
}

function products(): Plan['products'] {
  return [
    {
      ...blankProduct('layan-1'),
      name: 'Oud rose 50 ml',
      category: 'beauty',
      unitPriceInclVAT: 189,
      unitsPerMonth: 105,
      exFactoryPrice: 31,
      fxFeePct: 2,
      customsDutiesPct: 6.5,
      labelsAndInserts: 0.6,
      primaryPackaging: 2.5,
      inspectionCost: 0.4,
      expectedDefectPct: 1.5,
      expectedShortagePct: 0.5,
      internationalShipping: 4.2,
      insurance: 0.3,
      portHandlingClearance: 1.1,
      localTransportToWarehouse: 0.5,
      unitsPerShipment: 240,
    },
    {
      ...blankProduct('layan-2'),
      name: 'Home mist',
      category: 'beauty',
      unitPriceInclVAT: 89,
      unitsPerMonth: 60,
      unitCostLanded: 21,
    },
    {
      ...blankProduct('layan-3'),
      name: 'Scent guide (PDF)',
      category: 'education',
      unitPriceInclVAT: 29,
      unitsPerMonth: 15,
      needsDelivery: false,
    },
  ]
}

/** What the customers of this store pay with, in percent of orders; the fees are the typical ones, delivery is cheaper. */
const shares: Record<string, number> = { mada: 35, international: 5, tamara: 10, tabby: 10, cod: 40 }

function paymentMethods(): Plan['paymentMethods'] {
  return typicalPaymentMethods().map((method) => ({
    ...method,
    share: shares[method.id] ?? 0,
    fixed: method.id === 'cod' ? 12 : method.fixed,
  }))
}

function costs() {
  return {
    packagingPerOrder: 4,
    shippingPerOrder: 22,
    paymentMode: 'advanced',
    paymentMethods: paymentMethods(),
    codRefusalPct: 18,
    refusedReturnShipping: 14,
    refusedUnsellablePct: 5,
    dutyBasis: 'cif',
    customerAcquisitionCost: 34,
    influencersMo: 1200,
    overheads: {
      ...blankOverheads(),
      ecommercePlatform: { amount: 99, mode: 'monthly', months: 12, chargesVat: true },
      domain: { amount: 90, mode: 'annual', months: 12, chargesVat: true },
      governmentLicences: { amount: 1600, mode: 'annual', months: 12, chargesVat: true },
      branding: { amount: 4500, mode: 'oneTime', months: 24, chargesVat: true },
    },
    customOverheadsOps: [
      { id: 'photos', name: 'Product photos', amount: 1200, mode: 'annual', months: 12, chargesVat: true },
    ],
    team: [
      {
        ...blankTeamMember('layan-team-1'),
        role: 'custom',
        customRole: 'Packing assistant',
        employmentType: 'part-time',
        monthlyCost: 2200,
        socialInsurance: 'saudiNew',
      },
      {
        ...blankTeamMember('layan-team-2'),
        role: 'custom',
        customRole: 'Customer service',
        employmentType: 'part-time',
        monthlyCost: 1500,
        socialInsurance: 'nonSaudi',
      },
    ],
    contingencyMo: 300,
  } satisfies Partial<Plan>
}

function customersAndCash() {
  return {
    enableAdvancedAnalysis: true,
    avgCustomerLifespanMonths: 30,
    repeatOrderRate: 1.5,
    inventoryCarryingCostPct: 12,
    supplierPaymentTermsDays: 0,
    importLeadTimeMonths: 1.5,
    expectedReturnRate: 0.03,
    returnProcessingCost: 14,
    monthlyGrowthRate: 0.02,
    planningHorizonMonths: 18,
    startMonth: '2027-01',
    rampMonths: 3,
    season: {
      ...blankPlan().season,
      mode: 'events',
      events: [
        { id: 'ramadan', upliftPct: 60 },
        { id: 'eidAlFitr', upliftPct: 40 },
        { id: 'nationalDay', upliftPct: 25 },
        { id: 'whiteFriday', upliftPct: 50 },
      ],
    },
    cashPlan: {
      enabled: true,
      months: 18,
      openingCash: 22_000,
      leadTimeMonths: 2,
      stockCoverMonths: 2,
      openingStockMonths: 0,
      supplierDepositPct: 30,
      supplierBalanceDays: 15,
      preLaunchMonths: 1,
      annualBillsMonth: 0,
      startsWithNoCustomers: true,
      withGrowth: false,
    },
  } satisfies Partial<Plan>
}
