import type * as z from 'zod/mini'
import type { planSchema } from './plan-schema'

/** The declared fields of a schema's type: stored plans may carry unknown keys, but no code may read one by name. */
type Declared<T> = T extends readonly (infer E)[]
  ? Declared<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]: Declared<T[K]> }
    : T

/** Everything a founder types. Meaning and units of each field: docs/model.md, 'The plan'. */
export type Plan = Declared<z.infer<typeof planSchema>>
export type Product = Plan['products'][number]
export type PaymentMethod = Plan['paymentMethods'][number]
export type Overheads = Plan['overheads']
export type OverheadItem = Overheads['branding']
export type CustomOverhead = Plan['customOverheadsTech'][number]
export type TeamMember = Plan['team'][number]

/** How many products the form offers; a stored plan may hold more, and all of them count. */
export const maxProducts = 3

/** A product without a figure: what a stored product is completed with. */
export function blankProduct(id: string): Product {
  return {
    id,
    name: '',
    category: 'other',
    unitPriceInclVAT: 0,
    unitsPerMonth: 0,
    unitCostLanded: 0,
    salesMixPct: 0,
    salesMixTargetPct: 0,
    salesPriority: 'medium',
    exFactoryPrice: 0,
    fxFeePct: 0,
    customsDutiesPct: 0,
    labelsAndInserts: 0,
    primaryPackaging: 0,
    assemblyOrKitting: 0,
    inspectionCost: 0,
    expectedDefectPct: 0,
    expectedShortagePct: 0,
    internationalShipping: 0,
    insurance: 0,
    portHandlingClearance: 0,
    localTransportToWarehouse: 0,
  }
}

/** The product that the add button puts into a plan. */
export function newProduct(id: string, name = 'New Product'): Product {
  return { ...blankProduct(id), name, unitPriceInclVAT: 100, unitsPerMonth: 100, exFactoryPrice: 50 }
}

/** An overhead of nothing: monthly, and spread over a year once its mode is one-time. */
export function blankOverheadItem(): OverheadItem {
  return { amount: 0, mode: 'monthly', months: 12 }
}

/** An overhead that the founder names herself. */
export function blankCustomOverhead(id: string): CustomOverhead {
  return { id, name: '', ...blankOverheadItem() }
}

/** A member of the team without a role and a cost. */
export function blankTeamMember(id: string): TeamMember {
  return { id, role: '', customRole: '', employmentType: 'full-time', monthlyCost: 0 }
}

/** A payment method of no share and no fee: what a stored one is completed with. */
export function blankPaymentMethod(id: PaymentMethod['id']): PaymentMethod {
  return { id, share: 0, percent: 0, fixed: 0, settlementDays: 0 }
}

/** Typical shares and fees of the Saudi market: a start, to be replaced by the founder's own contract. */
export function typicalPaymentMethods(): PaymentMethod[] {
  return [
    { id: 'mada', share: 45, percent: 1.5, fixed: 1, settlementDays: 3 },
    { id: 'international', share: 15, percent: 2.75, fixed: 1, settlementDays: 4 },
    { id: 'tamara', share: 15, percent: 7, fixed: 1.5, settlementDays: 7 },
    { id: 'tabby', share: 15, percent: 7, fixed: 1, settlementDays: 7 },
    { id: 'spotii', share: 0, percent: 7, fixed: 1, settlementDays: 7 },
    { id: 'cod', share: 10, percent: 0, fixed: 15, settlementDays: 18 },
    { id: 'wallet', share: 0, percent: 1.5, fixed: 1, settlementDays: 3 },
  ]
}

/** Every built-in overhead, each of nothing. */
export function blankOverheads(): Overheads {
  return {
    ecommercePlatform: blankOverheadItem(),
    plugins: blankOverheadItem(),
    accounting: blankOverheadItem(),
    aiTool: blankOverheadItem(),
    designTool: blankOverheadItem(),
    domain: blankOverheadItem(),
    messagingTool: blankOverheadItem(),
    otherTech: blankOverheadItem(),
    officeOrWarehouse: blankOverheadItem(),
    governmentLicences: blankOverheadItem(),
    branding: blankOverheadItem(),
    otherOps: blankOverheadItem(),
  }
}

/** A plan as it is created, a fresh object each time. Source: docs/model.md, 'The blank plan'. */
export function blankPlan(): Plan {
  return {
    storeName: '',
    productName: '',
    productCategory: '',
    language: 'en',
    currency: 'SAR',

    vatPct: 15,
    avgUnitsPerOrder: 1,
    customerShippingChargeInclVAT: 0,
    firstOrderDiscountPct: 0,
    firstOrderSharePct: 0,
    salesMixEnabled: false,
    salesMixMode: 'manual',
    volumeInputMode: 'units',
    totalUnitsPerMonth: 0,
    totalOrdersPerMonth: 0,
    products: [],

    productCostMethod: 'builder',
    sourcingType: 'localWholesale',
    targetMarginPct: 40,

    packagingPerOrder: 0,
    shippingPerOrder: 0,
    paymentMode: 'basic',
    paymentBasicPercent: 4,
    paymentBasicFixed: 1,
    paymentMethods: typicalPaymentMethods(),
    fulfillmentMethod: 'self',
    fulfillmentPerOrder: 0,

    customerAcquisitionCost: 80,
    influencersMo: 0,
    paidAdsMo: 0,

    overheads: blankOverheads(),
    customOverheadsTech: [],
    customOverheadsOps: [],
    team: [],
    contingencyMo: 0,

    enableAdvancedAnalysis: false,
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 0.3,
    inventoryTurnoverRate: 6,
    inventoryCarryingCostPct: 25,
    supplierPaymentTermsDays: 30,
    customerPaymentTermsDays: 0,
    importLeadTimeMonths: 2.5,
    expectedReturnRate: 0.05,
    returnProcessingCost: 15,
    businessRiskLevel: 'medium',
    monthlyGrowthRate: 0.05,
    seasonalityFactor: 1,
    planningHorizonMonths: 12,
  }
}
