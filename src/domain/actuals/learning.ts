import { codShareOf, hasAverageFee, withCodShare } from '../edits/payment-shares'
import { remixed } from '../edits/sales-mix'
import { wholeUnits } from '../model/month/landed-cost'
import { amountOf, percentOf } from '../numbers'
import { readNumber } from '../plan/field'
import { isOwn, withOrigin } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { known } from './known'
import type { MonthOfActuals } from './month-figures'
import { demandOfMonth, withTotalUnits } from './planned-month'

/** What a month can teach a plan. */
const lessonIds = [
  'units',
  'itemsPerOrder',
  'discounts',
  'newCustomers',
  'codShare',
  'refusals',
  'returns',
  'shippingCharge',
  'shippingCost',
  'acquisition',
] as const
export type LessonId = (typeof lessonIds)[number]

/** A figure of the plan beside what a month showed, and what the plan should take from it. */
export interface Lesson {
  id: LessonId
  unit: 'count' | 'money' | 'percent'
  planned: number
  measured: number
  /** On how many orders, parcels or customers it rests. */
  count: number
  /** Where the true figure lies in 95 of 100 such months; null for what is no share and no count. */
  interval: { low: number; high: number } | null
  /** What was measured, held toward the plan the more the fewer it rests on. */
  learnt: number
}

/** Of the normal distribution: 95 % lie within so many deviations. */
const z = 1.959964

/** Where a share lies, `count` of `of`, in 95 of 100 cases. Source: Wilson's score interval. */
export function wilson(count: number, of: number): { low: number; high: number } {
  const share = count / of
  const middle = share + z ** 2 / (2 * of)
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const whole = 1 + z ** 2 / of
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) }
}

/** How many orders a planned figure counts for: one that its founder typed for more than an example. */
const weightOf = (isTyped: boolean) => (isTyped ? 200 : 50)

interface Measured {
  unit: Lesson['unit']
  planned: number
  /** Of a share the count and what it is of; of anything else the mean and how many it is of. */
  share?: readonly [count: number, of: number] | null
  mean?: readonly [mean: number, of: number] | null
  /** Whether the plan's figure is its founder's own. */
  isTyped: boolean
  /** Decimals of what is learnt. */
  decimals: number
  /** Its interval, where it is no share's. */
  interval?: (mean: number, of: number) => Lesson['interval']
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

function lessonOf(id: LessonId, measured: Measured): Lesson[] {
  const { unit, planned, share, mean, isTyped, decimals, interval } = measured
  const pair = share ? ([(share[0] / share[1]) * 100, share[1]] as const) : mean
  if (!pair || pair[1] < 1) return []
  const [value, count] = pair
  const weight = weightOf(isTyped)
  const learnt = rounded((weight * planned + count * value) / (weight + count), decimals)
  const within = share ? wilson(share[0], share[1]) : null
  const shown = within && { low: within.low * 100, high: within.high * 100 }
  return [{ id, unit, planned, measured: value, count, interval: shown ?? interval?.(value, count) ?? null, learnt }]
}

type Pair = readonly [part: number, of: number] | null

/** A share of a count; null where one of them is not known or there is nothing to be a part of. */
const shareOf = (part: number | null, of: number | null): Pair =>
  part === null || of === null || of < 1 || part < 0 || part > of ? null : [part, of]

/** An amount for each of a count. */
const meanOf = (amount: number | null, of: number | null): Pair =>
  amount === null || of === null || of < 1 || amount < 0 ? null : [amount / of, of]

const totalUnits = ({ products }: Plan) => products.reduce((total, product) => total + wholeUnits(product), 0)

/** The deviation of a count is its root: the units of so many orders lie within as large a part of them. */
const byCount = (value: number, count: number) => {
  const reach = (z / Math.sqrt(count)) * value
  return { low: Math.max(0, value - reach), high: value + reach }
}

function discountMeasured(plan: Plan, month: MonthOfActuals): Measured[] {
  const share = percentOf(plan.firstOrderSharePct)
  const [given, basket, orders] = [known(month, 'discounts'), known(month, 'basket'), known(month, 'orders')]
  if (share === 0 || given === null || basket === null || basket <= 0) return []
  // All discounts of the month, as the plan has them: on first orders.
  const mean = Math.min(100, Math.max(0, (given / basket) * 100) / (share / 100))
  const planned = percentOf(plan.firstOrderDiscountPct)
  return [
    {
      unit: 'percent',
      planned,
      mean: orders === null ? null : [mean, orders],
      isTyped: isOwn(plan, 'firstOrderDiscountPct'),
      decimals: 1,
    },
  ]
}

const codPath = (plan: Plan) =>
  hasAverageFee(plan)
    ? 'codSharePct'
    : `paymentMethods.${plan.paymentMethods.findIndex(({ id }) => id === 'cod')}.share`

/** What the plan takes a parcel's return rate from is in it only with the advanced analysis. */
function returnsMeasured(plan: Plan, month: MonthOfActuals): Measured[] {
  const [delivered, returned] = [known(month, 'delivered'), known(month, 'returned')]
  if (plan.enableAdvancedAnalysis !== true || delivered === null) return []
  const planned = readNumber(plan.expectedReturnRate, planFields.expectedReturnRate) * 100
  const share = shareOf(returned, delivered + (returned ?? 0))
  return [{ unit: 'percent', planned, share, isTyped: isOwn(plan, 'expectedReturnRate'), decimals: 1 }]
}

/** What is sold in a month that is planned to be a smaller part of an ordinary one says nothing of that. */
const leastDemand = 0.05

function unitsMeasured(plan: Plan, month: MonthOfActuals): Measured[] {
  const demand = demandOfMonth(plan, month.month)
  const [units, orders] = [known(month, 'units'), known(month, 'orders')]
  if (demand < leastDemand || units === null || orders === null || month.part !== null) return []
  const isTyped = plan.products.some((_, at) => isOwn(plan, `products.${at}.unitsPerMonth`))
  return [
    {
      unit: 'count',
      planned: totalUnits(plan),
      mean: [units / demand, orders],
      isTyped,
      decimals: 0,
      interval: byCount,
    },
  ]
}

function acquisitionMeasured(plan: Plan, month: MonthOfActuals): Measured[] {
  const planned = amountOf(plan.customerAcquisitionCost)
  if (planned === 0) return []
  const mean = meanOf(known(month, 'advertising'), known(month, 'newCustomers'))
  return [{ unit: 'money', planned, mean, isTyped: isOwn(plan, 'customerAcquisitionCost'), decimals: 2 }]
}

const itemsMeasured = (plan: Plan, month: MonthOfActuals): Measured => ({
  unit: 'count',
  planned: Math.max(1, amountOf(plan.avgUnitsPerOrder)),
  mean: meanOf(known(month, 'units'), known(month, 'orders')),
  isTyped: isOwn(plan, 'avgUnitsPerOrder'),
  decimals: 2,
})

function customersMeasured(plan: Plan, month: MonthOfActuals): Measured {
  const [orders, first, again] = [
    known(month, 'orders'),
    known(month, 'newCustomers'),
    known(month, 'returningCustomers'),
  ]
  return {
    unit: 'percent',
    planned: percentOf(plan.firstOrderSharePct),
    share: shareOf(first, again === null || first === null ? orders : first + again),
    isTyped: isOwn(plan, 'firstOrderSharePct'),
    decimals: 1,
  }
}

const codShareMeasured = (plan: Plan, month: MonthOfActuals): Measured => ({
  unit: 'percent',
  planned: codShareOf(plan),
  share: shareOf(known(month, 'codOrders'), known(month, 'orders')),
  isTyped: isOwn(plan, codPath(plan)),
  decimals: 1,
})

const refusalsMeasured = (plan: Plan, month: MonthOfActuals): Measured => ({
  unit: 'percent',
  planned: percentOf(plan.codRefusalPct),
  share: shareOf(known(month, 'refused'), known(month, 'codOrders')),
  isTyped: isOwn(plan, 'codRefusalPct'),
  decimals: 1,
})

function moneyMeasured(plan: Plan, field: 'customerShippingChargeInclVAT' | 'shippingPerOrder', mean: Pair): Measured {
  return { unit: 'money', planned: amountOf(plan[field]), mean, isTyped: isOwn(plan, field), decimals: 2 }
}

const measuredOf = (plan: Plan, month: MonthOfActuals): Record<LessonId, Measured[]> => ({
  units: unitsMeasured(plan, month),
  itemsPerOrder: [itemsMeasured(plan, month)],
  discounts: discountMeasured(plan, month),
  newCustomers: [customersMeasured(plan, month)],
  codShare: [codShareMeasured(plan, month)],
  refusals: [refusalsMeasured(plan, month)],
  returns: returnsMeasured(plan, month),
  shippingCharge: [
    moneyMeasured(
      plan,
      'customerShippingChargeInclVAT',
      meanOf(known(month, 'shippingCharged'), known(month, 'orders')),
    ),
  ],
  shippingCost: [
    moneyMeasured(
      plan,
      'shippingPerOrder',
      meanOf(known(month, 'parcelCost'), known(month, 'parcels') ?? known(month, 'orders')),
    ),
  ],
  acquisition: acquisitionMeasured(plan, month),
})

/** What a month shows about the figures of a plan, and how far each should move. Source: docs/model.md, 'Actual months'. */
export function lessonsOf(plan: Plan, month: MonthOfActuals): Lesson[] {
  const measured = measuredOf(plan, month)
  return lessonIds.flatMap((id) => measured[id].flatMap((one) => lessonOf(id, one)))
}

const unitPaths = (plan: Plan) => plan.products.map((_, at) => `products.${at}.unitsPerMonth`)

/** The plan with one lesson, and the paths of the figures that it changes. */
function taught(plan: Plan, { id, learnt }: Lesson): [Plan, string[]] {
  switch (id) {
    case 'units':
      return [remixed(withTotalUnits(plan, Math.round(learnt))), unitPaths(plan)]
    case 'itemsPerOrder':
      return [{ ...plan, avgUnitsPerOrder: Math.max(1, learnt) }, ['avgUnitsPerOrder']]
    case 'discounts':
      return [{ ...plan, firstOrderDiscountPct: learnt }, ['firstOrderDiscountPct']]
    case 'newCustomers':
      return [{ ...plan, firstOrderSharePct: learnt }, ['firstOrderSharePct']]
    case 'codShare':
      return [hasAverageFee(plan) ? { ...plan, codSharePct: learnt } : withCodShare(plan, learnt), [codPath(plan)]]
    case 'refusals':
      return [{ ...plan, codRefusalPct: learnt }, ['codRefusalPct']]
    case 'returns':
      return [{ ...plan, expectedReturnRate: rounded(learnt / 100, 4) }, ['expectedReturnRate']]
    case 'shippingCharge':
      return [{ ...plan, customerShippingChargeInclVAT: learnt }, ['customerShippingChargeInclVAT']]
    case 'shippingCost':
      return [{ ...plan, shippingPerOrder: learnt }, ['shippingPerOrder']]
    case 'acquisition':
      return [{ ...plan, customerAcquisitionCost: learnt }, ['customerAcquisitionCost']]
  }
}

/** The plan with what it learns, its figures known to be from actual months. */
export function withLessons(plan: Plan, lessons: readonly Lesson[]): Plan {
  return lessons.reduce((before, lesson) => {
    const [after, paths] = taught(before, lesson)
    return withOrigin(after, paths, 'actuals')
  }, plan)
}
