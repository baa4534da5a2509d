import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planToSave } from '../edits/saved-plan'
import { demoPlan } from '../plan/demo-plan'
import { blankProduct, maxProducts, type Plan } from '../plan/plan'
import { everythingPlan } from '../testing/plan-arbitraries'
import { mergedPlan } from './merge-plans'

const base = demoPlan()
const [first = blankProduct('a')] = base.products
const withFirst = (changes: Partial<typeof first>): Plan => ({
  ...base,
  products: base.products.map((product, at) => (at === 0 ? { ...product, ...changes } : product)),
})

describe('two plans that went on from one', () => {
  it('keep what each changed, in the same product, too', () => {
    const mine = { ...withFirst({ unitPriceInclVAT: 159 }), shippingPerOrder: 31 }
    const theirs = { ...withFirst({ fxFeePct: 2.5, exFactoryPrice: 30 }), packagingPerOrder: 7 }
    const { plan, clashes } = mergedPlan(base, mine, theirs)
    expect(clashes).toEqual([])
    expect(plan).toMatchObject({ shippingPerOrder: 31, packagingPerOrder: 7 })
    expect(plan.products[0]).toMatchObject({ unitPriceInclVAT: 159, fxFeePct: 2.5, exFactoryPrice: 30 })
  })

  it('keep every answer that either gave, a 0 and a Yes, too', () => {
    const was: Plan = { ...base, unanswered: ['delivery', 'fixedCosts'], given: ['soldBefore'] }
    const mine: Plan = { ...was, unanswered: ['fixedCosts'], given: ['soldBefore', 'shippingPerOrder'] }
    const { plan, clashes } = mergedPlan(was, mine, { ...was, unanswered: ['delivery'], given: ['contingencyMo'] })
    expect(clashes).toEqual([])
    expect(plan).toMatchObject({ unanswered: [], given: ['shippingPerOrder', 'contingencyMo'] })
  })

  it('clash where both gave one field another value, and only there', () => {
    const mine = { ...base, shippingPerOrder: 31, packagingPerOrder: 7 }
    const { plan, clashes } = mergedPlan(base, mine, { ...base, shippingPerOrder: 32, vatPct: 5 })
    expect(clashes).toEqual(['shippingPerOrder'])
    expect(plan).toMatchObject({ shippingPerOrder: 31, packagingPerOrder: 7, vatPct: 5 })
    expect(mergedPlan(base, mine, { ...base, shippingPerOrder: 31 }).clashes).toEqual([])
  })

  it('take in what was added and removed, unless the other side changed it or there is no room', () => {
    const without = { ...base, products: base.products.slice(1) }
    expect(mergedPlan(base, { ...base, vatPct: 5 }, without).plan.products).toHaveLength(base.products.length - 1)
    expect(mergedPlan(base, withFirst({ name: 'Musk' }), without).clashes).toEqual(['products.0'])
    const plus = (id: string): Plan => ({ ...without, products: [...without.products, blankProduct(id)] })
    const others = Array.from({ length: maxProducts - 1 }, (_, at) => blankProduct(`other-${at}`))
    const full = { ...base, products: others }
    const fuller = (id: string): Plan => ({ ...full, products: [...others, blankProduct(id)] })
    expect(mergedPlan(full, fuller('x'), fuller('y')).clashes).toEqual(['products'])
    expect(mergedPlan(without, plus('x'), without).plan.products.at(-1)?.id).toBe('x')
  })

  it('keep what both removed away, and a product that one changed and the other removed', () => {
    const without = { ...base, products: base.products.slice(1) }
    expect(mergedPlan(base, { ...without, vatPct: 5 }, { ...without, shippingPerOrder: 9 }).plan.products).toHaveLength(
      base.products.length - 1,
    )
    expect(mergedPlan(base, without, withFirst({ name: 'Musk' })).clashes).toEqual(['products'])
    expect(mergedPlan(base, withFirst({ name: 'Musk' }), without).plan.products[0]?.name).toBe('Musk')
    const last = base.products.length - 1
    const other = { ...base, products: base.products.map((one, at) => (at === last ? { ...one, name: 'Musk' } : one)) }
    expect(mergedPlan(base, other, without)).toMatchObject({ clashes: [], plan: { products: { length: last } } })
  })

  it('clash in what both added under one id, and not in what is worked out again', () => {
    const plus = (name: string): Plan => ({ ...base, products: [...base.products, { ...blankProduct('x'), name }] })
    expect(mergedPlan(base, plus('Musk'), plus('Amber')).clashes).toEqual([`products.${base.products.length}.name`])
    const total = (totalUnitsPerMonth: number): Plan => ({ ...base, totalUnitsPerMonth })
    expect(mergedPlan(base, total(1), total(2)).clashes).toEqual([])
    const built = (unitCostLanded: number) => withFirst({ exFactoryPrice: 30, unitCostLanded })
    expect(mergedPlan(built(1), built(2), built(3)).clashes).toEqual([])
    const typed = (unitCostLanded: number) => withFirst({ exFactoryPrice: 0, unitCostLanded })
    expect(mergedPlan(typed(1), typed(2), typed(3)).clashes).toEqual(['products.0.unitCostLanded'])
    expect(mergedPlan(base, { ...base, products: [], vatPct: 5 }, { ...base, shippingPerOrder: 3 }).clashes).toEqual([])
  })

  it('take from both what they changed in a row of numbers, and what either answered', () => {
    const season = (values: number[]): Plan => ({ ...base, season: { ...base.season, mode: 'months', months: values } })
    const even = season(Array(12).fill(100))
    const [mine, theirs] = [season([150, ...Array(11).fill(100)]), season([...Array(11).fill(100), 50])]
    const { plan, clashes } = mergedPlan(even, mine, theirs)
    expect(clashes).toEqual([])
    expect([plan.season.months[0], plan.season.months[11]]).toEqual([150, 50])
    const withQuestions = (...unanswered: string[]): Plan => ({ ...base, unanswered })
    expect(
      mergedPlan(withQuestions('delivery', 'team'), withQuestions('delivery', 'x'), withQuestions('team', 'x')).plan
        .unanswered,
    ).toEqual(['x'])
  })

  it('do not share out a mix twice', () => {
    const mixed: Plan = { ...base, salesMixEnabled: true, salesMixMode: 'priority' }
    const target = (at: number): Plan => ({
      ...mixed,
      products: mixed.products.map((product, index) =>
        index === at ? { ...product, salesMixTargetPct: 55 } : product,
      ),
    })
    expect(mergedPlan(mixed, target(0), target(1)).clashes).toEqual(['totalUnitsPerMonth'])
    expect(mergedPlan(mixed, target(0), { ...mixed, vatPct: 5 }).clashes).toEqual([])
  })

  it('merge to the other plan where one of them did not change', () => {
    fc.assert(
      fc.property(everythingPlan, everythingPlan, (one, other) => {
        const [was, is] = [planToSave(one), { ...planToSave(other), language: one.language }]
        expect(planToSave(mergedPlan(was, was, is).plan)).toEqual(planToSave(mergedPlan(was, is, was).plan))
        expect(mergedPlan(was, was, is).clashes).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('count a question as answered that one of them answered', () => {
    const withQuestions: Plan = { ...base, unanswered: ['delivery', 'marketing', 'fixedCosts'] }
    const mine: Plan = { ...withQuestions, shippingPerOrder: 31, unanswered: ['marketing', 'fixedCosts'] }
    const theirs: Plan = { ...withQuestions, contingencyMo: 500, unanswered: ['delivery', 'marketing'] }
    expect(mergedPlan(withQuestions, mine, theirs).plan.unanswered).toEqual(['marketing'])
  })
})
