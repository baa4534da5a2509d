import { describe, expect, it } from 'vitest'
import { demoPlan } from './demo-plan'
import { blankCustomOverhead, type Plan } from './plan'
import { planChanges } from './plan-changes'

const demo = demoPlan()

function withProduct(index: number, change: Partial<Plan['products'][number]>): Plan {
  return { ...demo, products: demo.products.map((product, at) => (at === index ? { ...product, ...change } : product)) }
}

describe('the inputs in which two plans differ', () => {
  it('are none for the same plan in another language or with other open questions', () => {
    expect(planChanges(demo, { ...demo, language: 'ar', unanswered: ['marketing'] })).toEqual([])
    const unreadable = { ...demo, vatPct: Number.NaN }
    expect(planChanges(unreadable, { ...unreadable })).toEqual([])
  })

  it('are listed by path with the value before and after', () => {
    const season = { ...demo.season, months: demo.season.months.map((month, at) => (at === 2 ? 140 : month)) }
    const overheads = { ...demo.overheads, branding: { ...demo.overheads.branding, amount: 321 } }
    const after = { ...withProduct(1, { unitPriceInclVAT: 77 }), vatPct: 5, season, overheads }
    expect(planChanges(demo, after)).toEqual([
      { kind: 'changed', path: 'vatPct', before: demo.vatPct, after: 5 },
      {
        kind: 'changed',
        path: 'products.1.unitPriceInclVAT',
        before: demo.products[1]?.unitPriceInclVAT,
        after: 77,
      },
      {
        kind: 'changed',
        path: 'overheads.branding.amount',
        before: demo.overheads.branding.amount,
        after: 321,
      },
      { kind: 'changed', path: 'season.months.2', before: demo.season.months[2], after: 140 },
    ])
  })

  it('name an element of a list as a whole when it came or went, found by its id', () => {
    const added = blankCustomOverhead('cost-9')
    const [first, ...rest] = demo.products
    const after = { ...demo, products: rest, customOverheadsOps: [...demo.customOverheadsOps, added] }
    expect(planChanges(demo, after)).toEqual([
      { kind: 'removed', path: 'products.0', before: first, after: null },
      { kind: 'added', path: `customOverheadsOps.${demo.customOverheadsOps.length}`, before: null, after: added },
    ])
  })

  it('leave out a landed cost that follows from the supplier price', () => {
    expect(planChanges(demo, withProduct(0, { unitCostLanded: 1, exFactoryPrice: 0 }))).toHaveLength(2)
    expect(
      planChanges(
        withProduct(0, { unitCostLanded: 1, exFactoryPrice: 9 }),
        withProduct(0, { unitCostLanded: 2, exFactoryPrice: 9 }),
      ),
    ).toEqual([])
  })

  it('take what is no list, group or list of numbers for a change of the whole field', () => {
    const broken: Plan = Object.assign({}, demo, { season: null, products: null })
    const paths = planChanges(demo, broken).map(({ kind, path }) => `${kind} ${path}`)
    expect(paths).toEqual([...demo.products.map((_, at) => `removed products.${at}`), 'changed season'])
  })
})
