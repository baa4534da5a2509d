import { largest, type Range } from './reading'

/**
 * What a number field takes. Outside `min` and `max` is an error; outside the usual bounds is a warning. `money`: the
 * upper and the usual bounds are SAR, so they hold only while the plan is in SAR. Source: docs/model.md, 'Field limits'.
 */
export interface FieldLimit extends Range {
  /** Which words an error takes: an amount is negative or too high, a percentage 0 to 100, the rest has two ends. */
  readonly kind: 'amount' | 'percent' | 'range'
  readonly step: number
  readonly whole?: true
  readonly money?: true
  /** Below it a value that is not 0 is doubtful. */
  readonly usualMin?: number
  readonly usualMax?: number
}

const amount = { kind: 'amount', min: 0, max: largest, step: 0.01, money: true } as const
const percent = { kind: 'percent', min: 0, max: 100, step: 0.1 } as const
const count = { kind: 'range', min: 0, max: 3_000_000, step: 1, whole: true } as const

/** The range, step and fallback of one advanced input. */
export interface AdvancedLimit extends FieldLimit {
  readonly fallback: number
}

/** Source: docs/model.md, 'Advanced inputs'. The formulas hold these inputs within their ranges. */
export const advancedLimits = {
  avgCustomerLifespanMonths: { kind: 'range', min: 1, max: 60, step: 1, fallback: 24 },
  repeatOrderRate: { kind: 'range', min: 0, max: 1, step: 0.01, fallback: 0.3 },
  inventoryTurnoverRate: { kind: 'range', min: 1, max: 52, step: 0.1, fallback: 6 },
  inventoryCarryingCostPct: { kind: 'range', min: 0, max: 50, step: 0.1, fallback: 25 },
  supplierPaymentTermsDays: { kind: 'range', min: 0, max: 180, step: 1, fallback: 30 },
  customerPaymentTermsDays: { kind: 'range', min: 0, max: 180, step: 1, fallback: 0 },
  importLeadTimeMonths: { kind: 'range', min: 0, max: 6, step: 0.1, fallback: 2.5 },
  expectedReturnRate: { kind: 'range', min: 0, max: 0.5, step: 0.001, fallback: 0.05 },
  returnProcessingCost: { kind: 'range', min: 0, max: 200, step: 0.01, fallback: 15 },
  monthlyGrowthRate: { kind: 'range', min: -0.5, max: 2, step: 0.001, fallback: 0.05 },
  seasonalityFactor: { kind: 'range', min: 0.1, max: 5, step: 0.1, fallback: 1 },
  planningHorizonMonths: { kind: 'range', min: 6, max: 36, step: 1, fallback: 12 },
} as const satisfies Record<string, AdvancedLimit>
export type AdvancedField = keyof typeof advancedLimits

/** Every number field by the last part of its path; those without a limit of their own take any amount. */
export const fieldLimits = {
  ...advancedLimits,
  unitPriceInclVAT: { ...amount, min: 0.01, max: 100_000 },
  unitsPerMonth: { kind: 'amount', min: 1, max: 1_000_000, step: 1, whole: true },
  totalUnitsPerMonth: count,
  totalOrdersPerMonth: count,
  salesMixPct: percent,
  salesMixTargetPct: { ...percent, step: 1 },
  customerShippingChargeInclVAT: { ...amount, max: 1000 },
  avgUnitsPerOrder: { kind: 'range', min: 1, max: 1000, step: 1, whole: true },
  firstOrderDiscountPct: { ...percent, usualMax: 50 },
  firstOrderSharePct: percent,
  vatPct: { ...percent, usualMax: 30 },
  targetMarginPct: { kind: 'range', min: 0, max: 95, step: 1 },

  exFactoryPrice: { ...amount, usualMin: 0.5, usualMax: 50_000 },
  unitCostLanded: amount,
  fxFeePct: { ...percent, usualMax: 10 },
  customsDutiesPct: { ...percent, usualMax: 50 },
  expectedDefectPct: { ...percent, usualMax: 25 },
  expectedShortagePct: { ...percent, usualMax: 15 },
  internationalShipping: amount,
  insurance: amount,
  portHandlingClearance: amount,
  localTransportToWarehouse: amount,
  labelsAndInserts: amount,
  primaryPackaging: amount,
  assemblyOrKitting: amount,
  inspectionCost: amount,

  packagingPerOrder: amount,
  shippingPerOrder: amount,
  fulfillmentPerOrder: amount,
  paymentBasicPercent: { kind: 'range', min: 0, max: 15, step: 0.01, usualMax: 10 },
  paymentBasicFixed: { ...amount, max: 20, usualMax: 10 },
  share: percent,
  percent: { ...percent, step: 0.01, usualMax: 15 },
  fixed: { ...amount, usualMax: 20 },
  settlementDays: { kind: 'amount', min: 0, max: largest, step: 1, usualMax: 30 },
  customerAcquisitionCost: { ...amount, usualMin: 5, usualMax: 1000 },
  influencersMo: amount,
  paidAdsMo: amount,
  amount,
  months: { kind: 'range', min: 1, max: 120, step: 1, usualMax: 60 },
  monthlyCost: { ...amount, usualMin: 1000, usualMax: 50_000 },
  contingencyMo: { ...amount, usualMax: 50_000 },
} as const satisfies Record<string, FieldLimit>
export type LimitedField = keyof typeof fieldLimits

function isLimited(field: string): field is LimitedField {
  return Object.hasOwn(fieldLimits, field)
}

/** The limit of the number field at a path ('vatPct', 'products.0.insurance'); null for a field that holds no number. */
export function limitOf(path: string): FieldLimit | null {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return isLimited(field) ? fieldLimits[field] : null
}

/** The most that each overhead usually costs a month, in SAR. */
export const overheadCapsMo = {
  ecommercePlatform: 5000,
  plugins: 2000,
  accounting: 1000,
  aiTool: 500,
  designTool: 200,
  domain: 500,
  messagingTool: 300,
  otherTech: 1000,
  officeOrWarehouse: 1_000_000,
  governmentLicences: 100_000,
  branding: 500_000,
  otherOps: 200_000,
} as const

/** The longest texts, in characters. */
export const longestTexts = { storeName: 100, productName: 150, role: 50 } as const
