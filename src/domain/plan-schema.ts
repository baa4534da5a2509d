import * as z from 'zod/mini'
import {
  employmentTypes,
  fulfillmentMethods,
  languages,
  opsOverheadIds,
  overheadModes,
  paymentModes,
  productCategories,
  productCostMethods,
  riskLevels,
  salesMixModes,
  salesPriorities,
  sourcingTypes,
  techOverheadIds,
  volumeInputModes,
} from './options'

const amount = z.number()
const text = z.string()

/** One product of the portfolio. Prices include VAT, every cost excludes it; `Pct` fields are 0–100. */
export const productSchema = z.looseObject({
  id: text,
  name: text,
  category: z.enum(productCategories),
  unitPriceInclVAT: amount,
  unitsPerMonth: amount,
  unitCostLanded: amount,
  salesMixPct: amount,
  salesMixTargetPct: amount,
  salesPriority: z.enum(salesPriorities),
  exFactoryPrice: amount,
  fxFeePct: amount,
  customsDutiesPct: amount,
  labelsAndInserts: amount,
  primaryPackaging: amount,
  assemblyOrKitting: amount,
  inspectionCost: amount,
  expectedDefectPct: amount,
  expectedShortagePct: amount,
  internationalShipping: amount,
  insurance: amount,
  portHandlingClearance: amount,
  localTransportToWarehouse: amount,
})

/**
 * One way customers pay: its share of orders (0–100), the fee (percent + fixed) and the days until the money lands.
 * The id is any text: a stored method that the product does not know is kept, and not counted.
 */
export const paymentMethodSchema = z.looseObject({
  id: text,
  share: amount,
  percent: amount,
  fixed: amount,
  settlementDays: amount,
})

/** One overhead: `months` is read only when `mode` is oneTime (the spread of the amount). */
export const overheadItemSchema = z.looseObject({
  amount,
  mode: z.enum(overheadModes),
  months: amount,
})

/** An overhead that the founder named herself. */
export const customOverheadSchema = z.looseObject({
  id: text,
  name: text,
  amount,
  mode: z.enum(overheadModes),
  months: amount,
})

/** One member of the team; `customRole` is the name when `role` is 'custom'. */
export const teamMemberSchema = z.looseObject({
  id: text,
  role: text,
  customRole: text,
  employmentType: z.enum(employmentTypes),
  monthlyCost: amount,
})

const overheadsShape = Object.fromEntries(
  [...techOverheadIds, ...opsOverheadIds].map((id) => [id, overheadItemSchema]),
) as Record<(typeof techOverheadIds)[number] | (typeof opsOverheadIds)[number], typeof overheadItemSchema>

/** The whole plan: everything a founder types. Unknown keys are kept. See docs/model.md, 'The plan'. */
export const planSchema = z.looseObject({
  storeName: text,
  productName: text,
  productCategory: z.union([z.literal(''), z.enum(productCategories)]),
  language: z.enum(languages),
  currency: text,

  vatPct: amount,
  avgUnitsPerOrder: amount,
  customerShippingChargeInclVAT: amount,
  firstOrderDiscountPct: amount,
  firstOrderSharePct: amount,
  salesMixEnabled: z.boolean(),
  salesMixMode: z.enum(salesMixModes),
  volumeInputMode: z.enum(volumeInputModes),
  totalUnitsPerMonth: amount,
  totalOrdersPerMonth: amount,
  products: z.array(productSchema),

  productCostMethod: z.enum(productCostMethods),
  sourcingType: z.enum(sourcingTypes),
  targetMarginPct: amount,

  packagingPerOrder: amount,
  shippingPerOrder: amount,
  paymentMode: z.enum(paymentModes),
  paymentBasicPercent: amount,
  paymentBasicFixed: amount,
  paymentMethods: z.array(paymentMethodSchema),
  fulfillmentMethod: z.enum(fulfillmentMethods),
  fulfillmentPerOrder: amount,

  customerAcquisitionCost: amount,
  influencersMo: amount,
  paidAdsMo: amount,

  overheads: z.looseObject(overheadsShape),
  customOverheadsTech: z.array(customOverheadSchema),
  customOverheadsOps: z.array(customOverheadSchema),
  team: z.array(teamMemberSchema),
  contingencyMo: amount,

  enableAdvancedAnalysis: z.boolean(),
  avgCustomerLifespanMonths: amount,
  repeatOrderRate: amount,
  inventoryTurnoverRate: amount,
  inventoryCarryingCostPct: amount,
  supplierPaymentTermsDays: amount,
  customerPaymentTermsDays: amount,
  importLeadTimeMonths: amount,
  expectedReturnRate: amount,
  returnProcessingCost: amount,
  businessRiskLevel: z.enum(riskLevels),
  monthlyGrowthRate: amount,
  seasonalityFactor: amount,
  planningHorizonMonths: amount,

  /** The numbers that an administrator's defaults gave to the plan, by field. Whatever a stored text holds there. */
  createdWith: z.optional(z.unknown()),
})
