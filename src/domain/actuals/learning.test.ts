import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../model/decisions/random'
import { originAt } from '../plan/origins'
import { blankPaymentMethod, type Plan } from '../plan/plan'
import { simplePlan } from '../testing/simple-plan'
import type { ActualFigure } from './figures'
import { type LessonId, lessonsOf, wilson, withLessons } from './learning'
import type { MonthOfActuals } from './month-figures'
import { knownMonth } from './testing/known-month'

const monthWith = (values: Partial<Record<ActualFigure, number>>, part: MonthOfActuals['part'] = null) =>
  knownMonth(values, { part, source: 'salla' })
const lesson = (plan: Plan, id: LessonId, values: Partial<Record<ActualFigure, number>>) =>
  lessonsOf(plan, monthWith(values)).find((one) => one.id === id)

it('no units are learnt of a month that is planned to be next to nothing of an ordinary one', () => {
  const plan = simplePlan({ enableAdvancedAnalysis: true, monthlyGrowthRate: -0.5, startMonth: '2026-04' })
  const sold = { units: 20, orders: 20 }
  const falling = { ...plan, cashPlan: { ...plan.cashPlan, withGrowth: true } }
  expect(lesson(falling, 'units', sold)).toBeUndefined()
  expect(lesson(plan, 'units', sold)).toMatchObject({ measured: 20 })
})

describe('a share', () => {
  it('lies within its interval in 93 of 100 months and more', () => {
    const next = mulberry32(7)
    let held = 0
    for (let seed = 0; seed < 1000; seed += 1) {
      const [share, of] = [0.02 + 0.6 * next(), 40 + Math.floor(next() * 400)]
      let count = 0
      for (let order = 0; order < of; order += 1) count += next() < share ? 1 : 0
      const { low, high } = wilson(count, of)
      if (low <= share && share <= high) held += 1
    }
    expect(held).toBeGreaterThanOrEqual(930)
  })

  it('is held toward the plan, more where its founder typed it', () => {
    const seen = { orders: 100, codOrders: 100, refused: 31 }
    expect(lesson(simplePlan({ codRefusalPct: 0 }), 'refusals', seen)).toMatchObject({
      planned: 0,
      measured: 31,
      count: 100,
      learnt: 20.7,
    })
    const typed = lesson(simplePlan({ codRefusalPct: 20 }), 'refusals', seen)
    expect(typed).toMatchObject({ planned: 20, learnt: 23.7 })
    expect(typed?.interval?.low).toBeCloseTo(22.78, 1)
    expect(typed?.interval?.high).toBeCloseTo(40.63, 1)
  })

  it('needs a whole that it can be a part of', () => {
    expect(lesson(simplePlan(), 'refusals', { codOrders: 0, refused: 0 })).toBeUndefined()
    expect(lesson(simplePlan(), 'refusals', { codOrders: 3, refused: 4 })).toBeUndefined()
    expect(lesson(simplePlan(), 'refusals', { refused: 4 })).toBeUndefined()
  })
})

describe('what a month teaches', () => {
  const everything = {
    orders: 200,
    units: 300,
    basket: 40_000,
    discounts: 2000,
    codOrders: 80,
    refused: 16,
    delivered: 180,
    returned: 20,
    shippingCharged: 2000,
    parcelCost: 4000,
    advertising: 6000,
    newCustomers: 120,
    returningCustomers: 80,
  }
  const plan = simplePlan({
    startMonth: '2026-08',
    rampMonths: 3,
    enableAdvancedAnalysis: true,
    firstOrderSharePct: 50,
    paymentMode: 'advanced',
    paymentMethods: [
      { ...blankPaymentMethod('mada'), share: 90 },
      { ...blankPaymentMethod('cod'), share: 10 },
    ],
  })

  it('is taken into the figures that it is about, and said to be from actual months', () => {
    const lessons = lessonsOf(plan, monthWith(everything))
    expect(Object.fromEntries(lessons.map(({ id, measured, learnt }) => [id, [measured, learnt]]))).toEqual({
      // In its second month of four a store sells half.
      units: [600, 305],
      itemsPerOrder: [1.5, 1.4],
      discounts: [10, 8],
      newCustomers: [60, 55],
      codShare: [40, 34],
      refusals: [20, 12.3],
      returns: [10, 9],
      shippingCharge: [10, 8],
      shippingCost: [20, 16],
      acquisition: [50, 58.82],
    })
    const after = withLessons(plan, lessons)
    expect(after).toMatchObject({ avgUnitsPerOrder: 1.4, expectedReturnRate: 0.09, customerAcquisitionCost: 58.82 })
    expect(after.products[0]?.unitsPerMonth).toBe(305)
    expect(after.paymentMethods.map(({ share }) => share)).toEqual([66, 34])
    for (const path of ['products.0.unitsPerMonth', 'codRefusalPct', 'paymentMethods.1.share'])
      expect(originAt(after, path)).toBe('actuals')
    expect(withLessons(simplePlan(), lessonsOf(simplePlan(), monthWith(everything))).codSharePct).toBe(32)
  })

  it('is nothing where the plan has no place for it or the month is a part of one', () => {
    const bare = simplePlan({ customerAcquisitionCost: 0, firstOrderSharePct: 0 })
    const part = lessonsOf(bare, monthWith(everything, { from: '2026-09-01', to: '2026-09-10' })).map(({ id }) => id)
    expect(part).not.toContain('units')
    for (const id of ['discounts', 'returns', 'acquisition']) expect(part).not.toContain(id)
    expect(lessonsOf(plan, monthWith({}))).toEqual([])
    expect(lesson(plan, 'newCustomers', { orders: 10, newCustomers: 5 })?.count).toBe(10)
    expect(lesson(plan, 'shippingCost', { parcels: 40, parcelCost: 400 })).toMatchObject({ measured: 10, count: 40 })
    expect(lesson(plan, 'shippingCost', { parcelCost: -4, orders: 3 })).toBeUndefined()
    expect(lesson(plan, 'discounts', { discounts: 1, basket: 10 })).toBeUndefined()
    expect(lesson(plan, 'returns', { delivered: 10 })).toBeUndefined()
  })
})
