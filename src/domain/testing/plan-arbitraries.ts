import * as fc from 'fast-check'
import * as options from '../options'
import {
  blankValues,
  type Field,
  type Fields,
  isNumberField,
  type ListField,
  type NumberField,
  type ValuesOf,
} from '../plan/field'
import { blankProduct, blankTeamMember, type Plan } from '../plan/plan'
import { advancedFields, planFields, secondPartFields } from '../plan/plan-fields'
import { costQuestions } from '../questions'

type Numbers = fc.Arbitrary<number>

/** Where the numbers of a plan come from, and how long its lists are. */
interface Source {
  number: (name: string, field: NumberField) => Numbers
  products: { minLength: number; maxLength: number }
}

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((number) => number / 100)

/** An amount or a percentage, often 0. */
const amountUpTo = (max: number) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: hundredths(max) })

/** What a usual store's figures go up to; other fields go up to what is usual or to the end of their range. */
const highest: Record<string, number> = {
  unitPriceInclVAT: 500,
  unitCostLanded: 150,
  exFactoryPrice: 100,
  labelsAndInserts: 5,
  primaryPackaging: 5,
  assemblyOrKitting: 5,
  inspectionCost: 5,
  expectedDefectPct: 90,
  expectedShortagePct: 90,
  internationalShipping: 20,
  insurance: 5,
  portHandlingClearance: 5,
  localTransportToWarehouse: 5,
  avgUnitsPerOrder: 4,
  packagingPerOrder: 15,
  shippingPerOrder: 35,
  paymentBasicPercent: 15,
  paymentBasicFixed: 20,
  fulfillmentPerOrder: 24,
  customerAcquisitionCost: 150,
  customerShippingChargeInclVAT: 40,
  influencersMo: 3000,
  paidAdsMo: 3000,
  contingencyMo: 3000,
  amount: 5000,
  months: 60,
  monthlyCost: 9000,
  openingCash: 60_000,
  salesLast12Months: 400_000,
  refusedReturnShipping: 25,
  unitsPerShipment: 500,
}

/** The highest of these counts. */
const counts: Record<string, number> = { unitsPerMonth: 400, totalUnitsPerMonth: 900, totalOrdersPerMonth: 500 }

/** Without a figure of its own an amount of money goes up to this. */
const usualAmount = 50

function highestOf(name: string, { kind, unit, max, usualMax = max }: NumberField): number {
  return highest[name] ?? (kind === 'amount' && unit === 'money' ? usualAmount : usualMax)
}

function usualNumber(name: string, field: NumberField): Numbers {
  const { min, max } = field
  const count = counts[name]
  if (count !== undefined) return fc.integer({ min: 0, max: count })
  if (!Object.hasOwn(advancedFields, name)) return amountUpTo(highestOf(name, field))
  return fc.integer({ min: 0, max: 1000 }).map((step) => min + ((max - min) * step) / 1000)
}

/** Plans as founders type them: within the ranges of the forms, and often 0. */
const usual: Source = { number: usualNumber, products: { minLength: 1, maxLength: 3 } }

/** Numbers that no form takes: negative, tiny, huge, with long fractions. */
const wild = fc.oneof(
  fc.constantFrom(0, 1, 0.5, -1, 1e-7, 1e-6, 5e-7, 99.999999, 100, 101, 250, 1e12, 2e12, 1e13, 1e300, -1e13, 5e-324),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const mixed: Source = {
  number: (name, field) => fc.oneof({ weight: 4, arbitrary: usualNumber(name, field) }, { weight: 1, arbitrary: wild }),
  products: { minLength: 0, maxLength: 5 },
}

const text = fc.constantFrom('', 'Oud', 'عود', '1', 'a b')

/** Known methods, twice the same too, and some that the product does not know. */
const methodId = fc.constantFrom<string>(...options.paymentMethodIds, 'stc', 'constructor')

/** Questions, the ids of products, and what the product does not know. */
const unansweredEntry = fc.constantFrom<string>(...costQuestions, 'product-0', 'product-1', 'rent')

const mode = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...options.overheadModes) },
  fc.constant<options.OverheadMode>('oneTime'),
)

/** Fields of which not every value of their kind is equally telling. */
const special: Record<string, fc.Arbitrary<unknown>> = {
  currency: fc.constantFrom('SAR', 'SAR', 'USD', ''),
  mode,
  startMonth: fc.oneof(
    fc
      .tuple(fc.integer({ min: 2025, max: 2039 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    fc.constantFrom('', '2024-12', '2027-13', 'soon'),
  ),
  season: fc.record({
    mode: fc.constantFrom(...options.seasonModes),
    months: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 12, maxLength: 12 }),
    events: fc.array(
      fc.record({
        id: fc.constantFrom<string>(...options.seasonEventIds, 'harvest'),
        upliftPct: fc.oneof(fc.integer({ min: -100, max: 500 }), fc.constantFrom(-100, 900)),
      }),
      { maxLength: 6 },
    ),
  }),
}

function listOf(name: string, { fields, idPrefix }: ListField, source: Source): fc.Arbitrary<unknown> {
  const lengths = name === 'products' ? source.products : { maxLength: idPrefix === undefined ? 9 : 3 }
  const lists = fc.array(anyValues(fields, source), lengths)
  if (idPrefix === undefined) return lists
  return lists.map((list) => list.map((element, index) => ({ ...element, id: `${idPrefix}-${index}` })))
}

function anyValue(name: string, field: Field, source: Source): fc.Arbitrary<unknown> {
  if (isNumberField(field)) return source.number(name, field)
  switch (field.kind) {
    case 'optional':
      return fc.option(source.number(name, field.of))
    case 'choice':
      return fc.constantFrom(...field.choices)
    case 'switch':
      return fc.boolean()
    case 'numbers':
      return fc.array(source.number(name, field.of), { minLength: field.length, maxLength: field.length })
    case 'group':
      return anyValues(field.fields, source)
    case 'list':
      return listOf(name, field, source)
    case 'texts':
      return fc.array(fc.oneof(unansweredEntry, text), { maxLength: 6 })
    case 'id':
      return methodId
    default:
      return text
  }
}

function anyValues<F extends Fields>(fields: F, source: Source): fc.Arbitrary<ValuesOf<F>>
function anyValues(fields: Fields, source: Source): fc.Arbitrary<unknown> {
  const arbitraries = Object.entries(fields).map(([name, field]) => [
    name,
    special[name] ?? anyValue(name, field, source),
  ])
  return fc.record(Object.fromEntries(arbitraries))
}

const planArbitrary = (source: Source): fc.Arbitrary<Plan> => anyValues(planFields, source)

/** A plan without anything of the model's second part: registered for VAT, nothing refused, no season, no cash plan. */
function withoutSecondPart(plan: Plan): Plan {
  const neutral = blankValues(secondPartFields)
  const { needsDelivery, unitsPerShipment, supplierChargesVat } = blankProduct('')
  const { socialInsurance } = blankTeamMember('')
  return {
    ...plan,
    ...neutral,
    products: plan.products.map((product) => ({
      ...product,
      needsDelivery,
      unitsPerShipment,
      supplierChargesVat,
    })),
    team: plan.team.map((member) => ({ ...member, socialInsurance })),
  }
}

/** Plans as founders type them, every field in use. */
export const everythingPlan = planArbitrary(usual).map((plan) => ({
  ...plan,
  enableAdvancedAnalysis: true,
  cashPlan: { ...plan.cashPlan, enabled: true },
}))

/** Plans as founders type them, of the model's first part. */
export const usualPlan = planArbitrary(usual).map(withoutSecondPart)

/** Plans that the forms would not take but that may be stored: up to five products, numbers of any size. */
export const wildPlan = planArbitrary(mixed)

/** Plans that sell something, analysed: most laws speak of them. */
export const sellingPlan = usualPlan.map((plan) => ({
  ...plan,
  enableAdvancedAnalysis: true,
  products: plan.products.map((product) => ({ ...product, unitsPerMonth: product.unitsPerMonth + 1 })),
}))
