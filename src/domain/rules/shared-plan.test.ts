import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driverValue, withTrial } from '../edits/trial'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { parsePlan } from '../plan/parse-plan'
import { blankPlan, type Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { everythingPlan, sellingPlan, wildPlan } from '../testing/plan-arbitraries'
import { checkPlan } from './rules'
import { sharedPlanText } from './shared-plan'
import { missingAnswers } from './unanswered'

const shared = (plan: Plan) => parsePlan(sharedPlanText(plan)).plan
const stored = (plan: object) => parsePlan(JSON.stringify(plan)).plan
/** Products are compared by their place: their ids are the product's own, or could be any text. */
const results = (plan: Plan) =>
  evaluate({ ...plan, products: plan.products.map((product, at) => ({ ...product, id: `product-${at + 1}` })) })
const anyPlan = fc.oneof(everythingPlan, sellingPlan, wildPlan)

const secret = 'canary'
/** Every text of a plan, and keys that no plan has, with something in them that is for its owner alone. */
const private_ = stored({
  ...demoPlan(),
  notes: [{ id: 'products.p1.insurance', text: secret, by: secret, at: secret }, secret],
  origins: {
    [secret]: 'typed',
    [`team.${secret}.monthlyCost`]: 'example',
    vatPct: secret,
    plan: 'sample',
    shippingPerOrder: 'example',
    'products.p2.exFactoryPrice': 'none',
    later: 'typed',
  },
  later: secret,
  currency: `${secret} coins`,
  startMonth: secret,
  unanswered: [secret, 'delivery', 'p2', 'contingencyMo', 'products.p1.insurance', `team.${secret}.monthlyCost`],
  products: demoPlan().products.map((product, at) => ({ ...product, id: `p${at + 1}`, supplier: secret })),
  team: [{ id: secret, role: secret, customRole: secret, monthlyCost: 4000, phone: secret }],
  customOverheadsTech: [{ id: secret, name: secret, amount: 100, mode: 'monthly', months: 12, chargesVat: true }],
  customOverheadsOps: [{ id: secret, name: secret, amount: 200, mode: 'oneTime', months: 12, note: secret }],
  paymentMethods: [...demoPlan().paymentMethods, { id: secret, share: 5, percent: 1, fixed: 1, settlementDays: 1 }],
  season: { mode: 'events', months: [], events: [{ id: secret, upliftPct: 10 }], note: secret },
  overheads: { ...demoPlan().overheads, secret: { amount: 1, note: secret } },
})

describe('the plan that is shared', () => {
  it('leads to the very results of the plan', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(results(shared(plan))).toEqual(results(plan))
      }),
    )
  })

  it('has the same errors and open questions', () => {
    const place = (path: string) => path.replaceAll(/\.\d+\./g, '.0.')
    const errors = (plan: Plan) =>
      checkPlan(plan).flatMap(({ level, code, path }) => (level === 'error' ? [`${code} ${place(path)}`] : []))
    // Events and methods that the product does not know are not shared, so the others may have another place.
    const missing = (plan: Plan) => missingAnswers(plan).map(({ question, path }) => [question, path])
    fc.assert(
      fc.property(everythingPlan, (plan) => {
        expect(errors(shared(plan))).toEqual(errors(plan))
        expect(missing(shared(plan))).toEqual(missing(plan))
      }),
    )
  })

  it('answers the sliders of its readers as the plan does', () => {
    fc.assert(
      fc.property(sellingPlan, (plan) => {
        const moved = { values: { price: driverValue(plan, 'price') + 5, units: 77 }, steps: [] }
        expect(results(withTrial(shared(plan), moved))).toEqual(results(withTrial(plan, moved)))
      }),
    )
  })

  it('holds nothing but what the table has, and of its texts the names of the store and its products', () => {
    const text = sharedPlanText(private_)
    expect(text).not.toContain(secret)
    const { storeName, productName, products } = demoPlan()
    for (const name of [storeName, productName, ...products.map((product) => product.name)])
      expect(text).toContain(JSON.stringify(name))
    expect(Object.keys(JSON.parse(text)).filter((key) => !Object.hasOwn(planFields, key))).toEqual(['origins'])
  })

  it('holds no text that another plan of the same names and figures would not', () => {
    const texts = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(texts)
          : []
    const own = new Set([...texts(private_)].filter((text) => text.includes(secret)))
    expect(own.size).toBeGreaterThan(0)
    expect(texts(JSON.parse(sharedPlanText(private_))).filter((text) => own.has(text))).toEqual([])
  })

  it('keeps the ids that the product makes, and no other', () => {
    const ids = (given: string[]) =>
      shared(stored({ products: given.map((id) => ({ id, unitPriceInclVAT: 5 })) })).products.map(({ id }) => id)
    expect(ids(['product-7', 'product-legacy'])).toEqual(['product-7', 'product-legacy'])
    expect(ids([secret, 'product-1'])).toEqual(['product-2', 'product-1'])
  })

  it('asks what the plan asks, of products by their place', () => {
    expect(shared(private_).unanswered).toEqual([
      'delivery',
      'product-2',
      'contingencyMo',
      'products.product-1.insurance',
    ])
    const named = stored({ products: [{ id: 'delivery' }], unanswered: ['delivery'] })
    expect(shared(named).unanswered).toEqual(['delivery'])
  })

  it('says where the figures that it has are from', () => {
    expect(shared(private_).origins).toEqual({
      plan: 'sample',
      shippingPerOrder: 'example',
      'products.product-2.exFactoryPrice': 'none',
    })
    expect(shared(stored({ origins: { plan: secret } })).origins).toEqual({})
  })

  it('keeps a currency that is a code, and names none that is not', () => {
    const currencyOf = (currency: string) => shared({ ...blankPlan(), currency }).currency
    expect(['SAR', ' sar ', 'usd', 'coins'].map(currencyOf)).toEqual(['SAR', 'SAR', 'USD', 'XXX'])
  })
})
