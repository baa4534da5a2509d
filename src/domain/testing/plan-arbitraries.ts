import * as fc from 'fast-check'
import { type AdvancedField, advancedLimits } from '../field-limits'
import * as options from '../options'
import type { CustomOverhead, OverheadItem, PaymentMethod, Plan, Product, TeamMember } from '../plan'

type Fields<T> = { [K in keyof T]: fc.Arbitrary<T[K]> }

/** Where the numbers of a plan come from: amounts, percentages, counts and the advanced inputs. */
interface Source {
  amount: (max: number) => fc.Arbitrary<number>
  percent: (max: number) => fc.Arbitrary<number>
  count: (max: number) => fc.Arbitrary<number>
  advanced: (field: AdvancedField) => fc.Arbitrary<number>
  products: { minLength: number; maxLength: number }
}

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((number) => number / 100)

/** Plans as founders type them: within the ranges of the forms, and often 0. */
const usual: Source = {
  amount: (max) => fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: hundredths(max) }),
  percent: (max) => fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: hundredths(max) }),
  count: (max) => fc.integer({ min: 0, max }),
  advanced: (field) => {
    const { min, max } = advancedLimits[field]
    return fc.integer({ min: 0, max: 1000 }).map((step) => min + ((max - min) * step) / 1000)
  },
  products: { minLength: 1, maxLength: 3 },
}

/** Numbers that no form takes: negative, tiny, huge, with long fractions. */
const wild = fc.oneof(
  fc.constantFrom(0, 1, 0.5, -1, 1e-7, 1e-6, 5e-7, 99.999999, 100, 101, 250, 1e12, 2e12, 1e13, 1e300, -1e13, 5e-324),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const mixed = (fields: Source) => {
  const either = (arbitrary: fc.Arbitrary<number>) => fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: wild })
  return {
    amount: (max: number) => either(fields.amount(max)),
    percent: (max: number) => either(fields.percent(max)),
    count: (max: number) => either(fields.count(max)),
    advanced: (field: AdvancedField) => either(fields.advanced(field)),
    products: { minLength: 0, maxLength: 5 },
  }
}

const text = fc.constantFrom('', 'Oud', 'عود', '1', 'a b')

function productFields({ amount, percent, count }: Source): Fields<Omit<Product, 'id'>> {
  return {
    name: text,
    category: fc.constantFrom(...options.productCategories),
    unitPriceInclVAT: amount(500),
    unitsPerMonth: count(400),
    unitCostLanded: amount(150),
    salesMixPct: percent(100),
    salesMixTargetPct: percent(100),
    salesPriority: fc.constantFrom(...options.salesPriorities),
    exFactoryPrice: amount(100),
    fxFeePct: percent(10),
    customsDutiesPct: percent(50),
    labelsAndInserts: amount(5),
    primaryPackaging: amount(5),
    assemblyOrKitting: amount(5),
    inspectionCost: amount(5),
    expectedDefectPct: percent(90),
    expectedShortagePct: percent(90),
    internationalShipping: amount(20),
    insurance: amount(5),
    portHandlingClearance: amount(5),
    localTransportToWarehouse: amount(5),
  }
}

const mode = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...options.overheadModes) },
  fc.constant('oneTime' as const),
)

function overheadItem({ amount }: Source): fc.Arbitrary<OverheadItem> {
  return fc.record({ amount: amount(5000), mode, months: amount(60) })
}

const withIds = <T>(list: T[], prefix: string) =>
  list.map((element, index) => ({ ...element, id: `${prefix}${index}` }))

function customList(source: Source): fc.Arbitrary<CustomOverhead[]> {
  const item = fc.record({ name: text, amount: source.amount(3000), mode, months: source.amount(40) })
  return fc.array(item, { maxLength: 3 }).map((list) => withIds(list, 'cost-'))
}

function teamList(source: Source): fc.Arbitrary<TeamMember[]> {
  const employmentType = fc.constantFrom(...options.employmentTypes)
  const member = fc.record({ role: text, customRole: text, employmentType, monthlyCost: source.amount(9000) })
  return fc.array(member, { maxLength: 3 }).map((list) => withIds(list, 'member-'))
}

function paymentList({ amount, percent }: Source): fc.Arbitrary<PaymentMethod[]> {
  const id = fc.constantFrom<string>(...options.paymentMethodIds, 'stc', 'constructor')
  const method = fc.record({
    id,
    share: percent(100),
    percent: percent(15),
    fixed: amount(20),
    settlementDays: amount(30),
  })
  return fc.array(method, { maxLength: 9 })
}

function advancedFields(source: Source): Fields<Pick<Plan, AdvancedField>> {
  return {
    avgCustomerLifespanMonths: source.advanced('avgCustomerLifespanMonths'),
    repeatOrderRate: source.advanced('repeatOrderRate'),
    inventoryTurnoverRate: source.advanced('inventoryTurnoverRate'),
    inventoryCarryingCostPct: source.advanced('inventoryCarryingCostPct'),
    supplierPaymentTermsDays: source.advanced('supplierPaymentTermsDays'),
    customerPaymentTermsDays: source.advanced('customerPaymentTermsDays'),
    importLeadTimeMonths: source.advanced('importLeadTimeMonths'),
    expectedReturnRate: source.advanced('expectedReturnRate'),
    returnProcessingCost: source.advanced('returnProcessingCost'),
    monthlyGrowthRate: source.advanced('monthlyGrowthRate'),
    seasonalityFactor: source.advanced('seasonalityFactor'),
    planningHorizonMonths: source.advanced('planningHorizonMonths'),
  }
}

function planArbitrary(source: Source): fc.Arbitrary<Plan> {
  const { amount, percent, count } = source
  const item = overheadItem(source)
  const products = fc.array(fc.record(productFields(source)), source.products).map((list) => withIds(list, 'product-'))
  const overheads = fc.record({
    ecommercePlatform: item,
    plugins: item,
    accounting: item,
    aiTool: item,
    designTool: item,
    domain: item,
    messagingTool: item,
    otherTech: item,
    officeOrWarehouse: item,
    governmentLicences: item,
    branding: item,
    otherOps: item,
  })
  return fc.record({
    ...advancedFields(source),
    storeName: text,
    productName: text,
    productCategory: fc.constantFrom('' as const, ...options.productCategories),
    language: fc.constantFrom(...options.languages),
    currency: fc.constantFrom('SAR', 'sar ', 'USD', ''),
    vatPct: percent(30),
    avgUnitsPerOrder: amount(4),
    customerShippingChargeInclVAT: amount(40),
    firstOrderDiscountPct: percent(50),
    firstOrderSharePct: percent(100),
    salesMixEnabled: fc.boolean(),
    salesMixMode: fc.constantFrom(...options.salesMixModes),
    volumeInputMode: fc.constantFrom(...options.volumeInputModes),
    totalUnitsPerMonth: count(900),
    totalOrdersPerMonth: count(500),
    products,
    productCostMethod: fc.constantFrom(...options.productCostMethods),
    sourcingType: fc.constantFrom(...options.sourcingTypes),
    targetMarginPct: percent(95),
    packagingPerOrder: amount(15),
    shippingPerOrder: amount(35),
    paymentMode: fc.constantFrom(...options.paymentModes),
    paymentBasicPercent: percent(15),
    paymentBasicFixed: amount(20),
    paymentMethods: paymentList(source),
    fulfillmentMethod: fc.constantFrom(...options.fulfillmentMethods),
    fulfillmentPerOrder: amount(24),
    customerAcquisitionCost: amount(150),
    influencersMo: amount(3000),
    paidAdsMo: amount(3000),
    overheads,
    customOverheadsTech: customList(source),
    customOverheadsOps: customList(source),
    team: teamList(source),
    contingencyMo: amount(3000),
    enableAdvancedAnalysis: fc.boolean(),
    businessRiskLevel: fc.constantFrom(...options.riskLevels),
  })
}

/** Plans as founders type them. */
export const usualPlan = planArbitrary(usual)

/** Plans that the forms would not take but that may be stored: up to five products, numbers of any size. */
export const wildPlan = planArbitrary(mixed(usual))

/** Plans that sell something, analysed: most laws speak of them. */
export const sellingPlan = usualPlan.map((plan) => ({
  ...plan,
  enableAdvancedAnalysis: true,
  products: plan.products.map((product) => ({ ...product, unitsPerMonth: product.unitsPerMonth + 1 })),
}))
