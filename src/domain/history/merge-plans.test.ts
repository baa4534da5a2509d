import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankProduct, type Plan } from '../plan/plan'
import { planToSave } from '../plan/saved-plan'
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
    expect(mergedPlan(without, plus('x'), plus('y')).clashes).toEqual(['products'])
    expect(mergedPlan(without, plus('x'), without).plan.products.at(-1)?.id).toBe('x')
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

  it('one of which did not change anything is the other one', () => {
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
    const asked: Plan = { ...base, unanswered: ['delivery', 'marketing', 'fixedCosts'] }
    const mine: Plan = { ...asked, shippingPerOrder: 31, unanswered: ['marketing', 'fixedCosts'] }
    const theirs: Plan = { ...asked, contingencyMo: 500, unanswered: ['delivery', 'marketing'] }
    expect(mergedPlan(asked, mine, theirs).plan.unanswered).toEqual(['marketing'])
  })
})
