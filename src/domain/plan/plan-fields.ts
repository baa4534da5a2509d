import { maxNumber } from '../numbers'
import * as options from '../options'
import {
  amount,
  choice,
  type Fields,
  flag,
  fraction,
  type GroupField,
  group,
  id,
  list,
  type NumberName,
  number,
  percent,
  quantity,
  text,
  texts,
  textUpTo,
  type ValuesOf,
} from './field'
import { secondPartFields } from './second-part-fields'

// Every field of the plan, once: its kind, the step it is typed on, its default, range, usual range, list of choices.
// Meaning and formulas: docs/model.md, 'The plan'. Everything else that knows the fields reads this table.

/** A product as it is typed with the revenue. Prices include VAT. */
const productRevenueFields = {
  id,
  name: textUpTo(150),
  category: choice(options.productCategories, 'other'),
  unitPriceInclVAT: amount(0, { min: 0.01, max: 100_000 }),
  unitsPerMonth: quantity(0, { unit: 'count', min: 1, max: 1_000_000, whole: true }),
  salesMixPct: percent(0),
  salesMixTargetPct: percent(0, { step: 1 }),
  salesPriority: choice(options.salesPriorities, 'medium'),
  /** Off for what is not sent: a file, a course, a service. */
  needsDelivery: flag(true),
} satisfies Fields

/** What a product costs, without VAT: typed with the costs. */
export const productCostFields = {
  unitCostLanded: amount(0),
  exFactoryPrice: amount(0, { usualMin: 0.5, usualMax: 50_000 }),
  fxFeePct: percent(0, { usualMax: 10 }),
  customsDutiesPct: percent(0, { usualMax: 50 }),
  labelsAndInserts: amount(0),
  primaryPackaging: amount(0),
  assemblyOrKitting: amount(0),
  inspectionCost: amount(0),
  expectedDefectPct: percent(0, { usualMax: 25 }),
  expectedShortagePct: percent(0, { usualMax: 15 }),
  internationalShipping: amount(0),
  insurance: amount(0),
  portHandlingClearance: amount(0),
  localTransportToWarehouse: amount(0),
  unitsPerShipment: quantity(0, { unit: 'count', whole: true, usualMax: 100_000 }),
  /** Off: a local supplier's bill carries no VAT. */
  supplierChargesVat: flag(true),
} satisfies Fields

export const productFields = { ...productRevenueFields, ...productCostFields } satisfies Fields

/**
 * One way customers pay: its share of orders, the fee and the days until the money arrives. The id is any text: a stored
 * method that the product does not know is kept, and not counted.
 */
export const paymentMethodFields = {
  id,
  share: percent(0),
  percent: percent(0, { step: 0.01, usualMax: 15 }),
  fixed: amount(0, { usualMax: 20 }),
  settlementDays: quantity(0, { unit: 'days', usualMax: 30 }),
} satisfies Fields

/** Typical shares and fees of the Saudi market: a start, to be replaced by the founder's own contract. */
const typicalPaymentMethods: ValuesOf<typeof paymentMethodFields>[] = [
  { id: 'mada', share: 45, percent: 1.5, fixed: 1, settlementDays: 3 },
  { id: 'international', share: 15, percent: 2.75, fixed: 1, settlementDays: 4 },
  { id: 'tamara', share: 15, percent: 7, fixed: 1.5, settlementDays: 7 },
  { id: 'tabby', share: 15, percent: 7, fixed: 1, settlementDays: 7 },
  { id: 'spotii', share: 0, percent: 7, fixed: 1, settlementDays: 7 },
  { id: 'cod', share: 10, percent: 0, fixed: 15, settlementDays: 18 },
  { id: 'wallet', share: 0, percent: 1.5, fixed: 1, settlementDays: 3 },
]

/** One overhead: `months` is read only when `mode` is oneTime (the spread of the amount). */
export const overheadItemFields = {
  amount: amount(0),
  mode: choice(options.overheadModes, 'monthly'),
  months: number(12, {
    min: 1,
    max: 120,
    step: 1,
    usualMax: 60,
    unit: 'months',
    roundsToZero: true,
    clampedTo: { min: 1, max: maxNumber },
    rounded: true,
  }),
  /** Off: this bill carries no VAT. */
  chargesVat: flag(true),
} satisfies Fields

/** A built-in overhead, and the most that it usually costs a month, in SAR. */
export interface OverheadField extends GroupField<typeof overheadItemFields> {
  readonly usualMaxMo: number
}

const overhead = (usualMaxMo: number): OverheadField => ({ ...group(overheadItemFields), usualMaxMo })

export const overheadFields = {
  ecommercePlatform: overhead(5000),
  plugins: overhead(2000),
  accounting: overhead(1000),
  aiTool: overhead(500),
  designTool: overhead(200),
  domain: overhead(500),
  messagingTool: overhead(300),
  otherTech: overhead(1000),
  officeOrWarehouse: overhead(1_000_000),
  governmentLicences: overhead(100_000),
  branding: overhead(500_000),
  otherOps: overhead(200_000),
} satisfies Record<options.OverheadId, OverheadField>

/** An overhead that the founder named. */
export const customOverheadFields = { id, name: text(), ...overheadItemFields } satisfies Fields

/** One member of the team; `customRole` is the name when `role` is 'custom'. */
export const teamMemberFields = {
  id,
  role: textUpTo(50),
  customRole: textUpTo(50),
  employmentType: choice(options.employmentTypes, 'full-time'),
  monthlyCost: amount(0, { usualMin: 1000, usualMax: 50_000 }),
  socialInsurance: choice(options.socialInsuranceKinds, 'none'),
} satisfies Fields

const setupFields = {
  storeName: textUpTo(100),
  productName: textUpTo(150),
  productCategory: choice(['', ...options.productCategories], ''),
  salesChannel: choice(['', ...options.salesChannels], ''),
  language: choice(options.languages, 'en'),
  currency: text('SAR'),
} satisfies Fields

const total = number(0, {
  min: 0,
  max: 3_000_000,
  step: 1,
  unit: 'count',
  whole: true,
  roundsToZero: true,
  clampedTo: { min: 0, max: maxNumber },
})

const revenueFields = {
  vatPct: percent(15, { usualMax: 30 }),
  avgUnitsPerOrder: number(1, {
    min: 1,
    max: 1000,
    step: 0.1,
    unit: 'count',
    roundsToZero: true,
    clampedTo: { min: 1, max: maxNumber },
  }),
  customerShippingChargeInclVAT: amount(0, { max: 1000 }),
  firstOrderDiscountPct: percent(0, { usualMax: 50 }),
  firstOrderSharePct: percent(0),
  salesMixEnabled: flag(false),
  salesMixMode: choice(options.salesMixModes, 'manual'),
  volumeInputMode: choice(options.volumeInputModes, 'units'),
  totalUnitsPerMonth: total,
  totalOrdersPerMonth: total,
  products: list(productFields, { idPrefix: 'product' }),
} satisfies Fields

const costsFields = {
  productCostMethod: choice(options.productCostMethods, 'builder'),
  sourcingType: choice(options.sourcingTypes, 'localWholesale'),
  targetMarginPct: number(40, { min: 0, max: 95, step: 1, unit: 'percent', roundsToZero: true }),

  packagingPerOrder: amount(0),
  shippingPerOrder: amount(0),
  paymentMode: choice(options.paymentModes, 'basic'),
  paymentBasicPercent: number(4, {
    min: 0,
    max: 15,
    step: 0.01,
    usualMax: 10,
    unit: 'percent',
    roundsToZero: true,
    clampedTo: { min: 0, max: 100 },
  }),
  paymentBasicFixed: amount(1, { max: 20, usualMax: 10 }),
  paymentMethods: list(paymentMethodFields, { default: typicalPaymentMethods }),
  fulfillmentMethod: choice(options.fulfillmentMethods, 'self'),
  fulfillmentPerOrder: amount(0),

  customerAcquisitionCost: amount(80, { usualMin: 5, usualMax: 1000 }),
  influencersMo: amount(0),
  paidAdsMo: amount(0),

  overheads: group(overheadFields),
  customOverheadsTech: list(customOverheadFields, { idPrefix: 'cost' }),
  customOverheadsOps: list(customOverheadFields, { idPrefix: 'cost' }),
  team: list(teamMemberFields, { idPrefix: 'member' }),
  contingencyMo: amount(0, { usualMax: 50_000 }),
} satisfies Fields

/** Source: docs/model.md, 'Advanced inputs'. The formulas hold these numbers within their ranges. */
export const advancedFields = {
  enableAdvancedAnalysis: flag(false),
  avgCustomerLifespanMonths: number(24, { min: 1, max: 60, step: 1, unit: 'months' }),
  repeatOrderRate: number(0.3, { min: 0, max: 24, step: 0.01, usualMax: 12, unit: 'timesAYear' }),
  inventoryTurnoverRate: number(6, { min: 1, max: 365, step: 0.1, usualMax: 52, unit: 'timesAYear' }),
  inventoryCarryingCostPct: number(25, { min: 0, max: 50, step: 0.1, unit: 'percent', roundsToZero: true }),
  supplierPaymentTermsDays: number(30, { min: 0, max: 180, step: 1, unit: 'days', roundsToZero: true }),
  customerPaymentTermsDays: number(0, { min: 0, max: 180, step: 1, unit: 'days', roundsToZero: true }),
  importLeadTimeMonths: number(2.5, { min: 0, max: 6, step: 0.1, unit: 'months', roundsToZero: true }),
  expectedReturnRate: fraction(0.05, { min: 0, max: 0.5 }),
  returnProcessingCost: number(15, { min: 0, max: 2000, step: 0.01, usualMax: 200, unit: 'money', roundsToZero: true }),
  businessRiskLevel: choice(options.riskLevels, 'medium'),
  monthlyGrowthRate: fraction(0.05, { min: -0.5, max: 2, usualMax: 0.2 }),
  seasonalityFactor: number(1, { min: 0.1, max: 5, step: 0.1, unit: 'factor' }),
  planningHorizonMonths: number(12, { min: 6, max: 36, step: 1, unit: 'months', rounded: true }),
} satisfies Fields

/** A number of the advanced step. */
export type AdvancedField = NumberName<typeof advancedFields>

/** The fields of the plan by the step that they are typed on. */
export const stepFields = {
  setup: setupFields,
  revenue: revenueFields,
  costs: costsFields,
  advanced: advancedFields,
} satisfies Partial<Record<options.StepId, Fields>>

export const planFields = {
  ...setupFields,
  ...revenueFields,
  ...costsFields,
  ...advancedFields,
  ...secondPartFields,
  /**
   * The cost questions that are still unanswered, and the ids of products that still stand as an example. What is
   * neither is kept, and not counted. No formula reads it.
   */
  unanswered: texts(),
  /** The ids of fields whose 0 was typed, and the questions that were answered with yes. No formula reads it. */
  given: texts(),
}

export { cashPlanFields, seasonEventFields, seasonFields, secondPartFields } from './second-part-fields'
