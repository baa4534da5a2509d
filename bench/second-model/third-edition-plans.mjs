// Random plans with everything that the model's third edition reads. Answers are spread so that every conclusion is
// reached: stores that earn and that lose, with and without the analysis, the cash plan and VAT.
import * as fc from 'fast-check'
import { everythingPlan } from '../../src/domain/testing/plan-arbitraries'

const number = (max) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100)
const often = (arbitrary, otherwise) =>
  fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: fc.constant(otherwise) })

const productFields = fc.record({
  unitPriceInclVAT: number(400),
  supplierChargesVat: fc.boolean(),
  isLocal: fc.boolean(),
  isStored: fc.integer({ min: 0, max: 3 }).map((at) => at === 0),
})

function productWith(product, { isLocal, isStored, ...fields }) {
  const local = isLocal ? { internationalShipping: 0, customsDutiesPct: 0, unitsPerShipment: 0 } : {}
  const stored = isStored ? { exFactoryPrice: 0 } : {}
  return { ...product, ...fields, ...local, ...stored }
}

const planFields = fc.record({
  vatRegistered: fc.boolean(),
  vatPct: often(fc.constant(15), 0),
  salesLast12Months: often(number(500_000), 0),
  // Few new customers though nobody has bought yet: acquisition then costs more than the month says.
  firstOrderSharePct: fc.constantFrom(1, 5, 30, 70, 100),
  repeatOrderRate: fc.constantFrom(0, 0, 0.3, 4),
  customerAcquisitionCost: often(number(150), 0),
  codChargeInclVAT: often(number(40), 0),
  codRefusalPct: often(number(40), 0),
  returnsUnsellablePct: often(number(100), 0),
  // Anything but an amount from 0 to 1e12 is no answer.
  ownerPayMo: fc.oneof(fc.constantFrom(null, 0, -1, 2e12), number(20_000)),
  enableAdvancedAnalysis: often(fc.constant(true), false),
  monthlyGrowthRate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -50, max: 150 }).map((thousandths) => thousandths / 1000),
  ),
  currency: fc.constantFrom('SAR', 'SAR', 'SAR', 'AED'),
})

const cashFields = fc.record({
  enabled: fc.boolean(),
  withGrowth: fc.boolean(),
  startsWithNoCustomers: fc.boolean(),
  annualBillsMonth: fc.integer({ min: 0, max: 12 }),
  months: fc.integer({ min: 3, max: 36 }),
})

/** How dear the store is run: with the costs of a usual random plan almost every store loses. */
const thrift = fc.constantFrom(0, 0.02, 0.1, 0.3, 1)

/** Whether a bill carries VAT: one answer after the other, for as many bills as there are. */
const chargesVat = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })

/** The plan with its fixed costs at this part of what they were, and VAT on some of its bills. */
function costing(plan, part, charges) {
  const bill = (item, at) => ({ ...item, amount: item.amount * part, chargesVat: charges[at % charges.length] })
  const overheads = Object.entries(plan.overheads).map(([id, item], at) => [id, bill(item, at)])
  return {
    ...plan,
    overheads: Object.fromEntries(overheads),
    customOverheadsTech: plan.customOverheadsTech.map(bill),
    customOverheadsOps: plan.customOverheadsOps.map(bill),
    team: plan.team.map((member) => ({ ...member, monthlyCost: member.monthlyCost * part })),
    ...{ influencersMo: plan.influencersMo * part, paidAdsMo: plan.paidAdsMo * part },
    contingencyMo: plan.contingencyMo * part,
  }
}

export const thirdEditionPlan = fc
  .tuple(
    everythingPlan,
    fc.array(productFields, { minLength: 3, maxLength: 3 }),
    ...[planFields, cashFields, thrift, chargesVat],
  )
  .map(([plan, products, fields, cash, part, charges]) => ({
    ...costing(plan, part, charges),
    ...fields,
    products: plan.products.map((product, at) => productWith(product, products[at] ?? {})),
    cashPlan: { ...plan.cashPlan, ...cash },
  }))
