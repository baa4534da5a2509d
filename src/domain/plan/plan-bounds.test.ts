import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { projectDetails } from '../project/project-details'
import { projectFigures } from '../project/project-figures'
import { parsePlan } from './parse-plan'
import {
  blankCustomOverhead,
  blankPaymentMethod,
  blankPlan,
  blankProduct,
  blankTeamMember,
  type Plan,
  type Product,
} from './plan'
import { beginningOf, maxPlanBytes } from './plan-bounds'
import { guardPlanText } from './plan-guard'

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const product = (index: number): Product => ({ ...blankProduct(`p${index}`), unitPriceInclVAT: 115, unitsPerMonth: 10 })
const withKeys = (count: number) => Object.fromEntries(times(count, (index) => [`k${index}`, index]))

/** Every list as long as it may be, each entry complete. */
const fullest: Plan = {
  ...blankPlan(),
  products: times(200, product),
  team: times(200, (index) => ({ ...blankTeamMember(`m${index}`), monthlyCost: 10 })),
  unanswered: times(1000, (index) => `p${index}`),
  customOverheadsTech: times(200, (index) => blankCustomOverhead(`t${index}`)),
  customOverheadsOps: times(200, (index) => blankCustomOverhead(`o${index}`)),
  paymentMethods: times(200, (index) => blankPaymentMethod(`w${index}`)),
}

const tooLarge: [what: string, saved: object][] = [
  ['201 products', { products: times(201, product) }],
  ['201 products that are none', { products: times(201, () => 0) }],
  ['1,001 open questions', { unanswered: times(1001, () => 'x') }],
  ['201 members', { team: times(201, () => ({})) }],
  ['201 own expenses', { customOverheadsTech: times(201, () => ({})) }],
  ['201 other own expenses', { customOverheadsOps: times(201, () => ({})) }],
  ['201 payment methods', { paymentMethods: times(201, () => ({})) }],
  ['201 entries under an unknown key', { mine: times(201, () => 0) }],
  ['201 entries deep inside', { mine: [{ a: { b: times(201, () => 0) } }] }],
  ['2,001 unknown keys', withKeys(2001)],
  ['2,001 unknown keys in products', { products: times(50, () => withKeys(41)) }],
  ['lists of lists', { mine: times(100, () => times(100, () => 0)) }],
  ['2,001 unknown overheads', { overheads: withKeys(2001) }],
  ['many keys where a text belongs', { storeName: withKeys(2001) }],
]

describe('a plan', () => {
  it('with every list as long as it may be is kept whole', () => {
    const text = JSON.stringify({ ...fullest, ...withKeys(2000) })
    expect(guardPlanText(text)).toEqual({ ok: true })
    const { plan, status } = parsePlan(text)
    expect([plan, status]).toEqual([{ ...fullest, ...withKeys(2000) }, 'ok'])
    expect(guardPlanText(JSON.stringify(plan))).toEqual({ ok: true })
  })

  it.each([{ mine: times(200, () => 0) }, { products: times(50, () => withKeys(40)) }])(
    'keeps what it may hold',
    (saved) => {
      const text = JSON.stringify(saved)
      expect(guardPlanText(text)).toEqual({ ok: true })
      expect(guardPlanText(JSON.stringify(parsePlan(text).plan))).toEqual({ ok: true })
    },
  )

  it.each(tooLarge)('with %s is refused as too large, and opens without what it may not hold', (_what, saved) => {
    const text = JSON.stringify({ storeName: 'Noor', vatPct: '5', mine: 1, ...saved })
    expect(guardPlanText(text)).toEqual({ ok: false, reason: 'too-large' })
    const { plan, status } = parsePlan(text)
    expect(status).toBe('too-large')
    expect(plan.vatPct).toBe(5)
    expect(plan).not.toHaveProperty('mine')
    expect(parsePlan(JSON.stringify(plan))).toEqual({ plan, status: 'ok' })
  })

  it('that is too large has the figures of its first entries', () => {
    const saved = { ...fullest, products: times(220, product), team: times(300, () => ({ monthlyCost: 10 })) }
    const { plan, status } = parsePlan(
      JSON.stringify({ ...saved, overheads: { domain: { amount: 7, x: 1 }, rent: 5 } }),
    )
    expect(status).toBe('too-large')
    expect(plan.products).toEqual(fullest.products)
    expect(plan.team).toHaveLength(200)
    expect(plan.overheads).toEqual({
      ...blankPlan().overheads,
      domain: { amount: 7, mode: 'monthly', months: 12, chargesVat: true },
    })
    expect(evaluate(plan).monthly.totalUnits).toBe(2000)
  })

  it.each([
    [{ unitPriceInclVAT: 115, unitsPerMonth: 10, ...withKeys(2001) }, 115],
    [{ products: times(220, () => ({ unitPriceInclVAT: 9, internationalFreight: 4 })) }, 9],
  ])('of an old form is converted when it is too large as well', (saved, price) => {
    const { plan, status } = parsePlan(JSON.stringify(saved))
    expect([status, plan.products[0]?.unitPriceInclVAT]).toEqual(['too-large', price])
  })

  it('longer than any that is kept is read as far as one may be long', () => {
    const long = JSON.stringify({ storeName: 'نور "و\\', products: times(20_000, product) })
    const { plan, status } = parsePlan(long)
    expect([plan.storeName, plan.products, status]).toEqual(['نور "و\\', times(200, product), 'too-large'])
    expect(parsePlan(`{"vatPct":5,"a":"${'x'.repeat(300_000)}"}`)).toMatchObject({
      plan: { vatPct: 5 },
      status: 'too-large',
    })
    expect(parsePlan('x'.repeat(300_000)).status).toBe('unreadable')
    expect(parsePlan(`"${'\\'.repeat(300_000)}`).status).toBe('unreadable')
  })

  it('is read as no more products and members than it may have, however many are stored', () => {
    const stored = [
      `{"products":[${times(86_000, () => '{}').join()}]}`,
      `{"team":[${times(86_000, () => '{}').join()}]}`,
      JSON.stringify({ products: times(20_000, product) }),
      JSON.stringify(withKeys(25_000)),
      '['.repeat(1_000_000),
    ]
    for (const text of stored) {
      const { plan, status } = parsePlan(text)
      expect(['too-large', 'unreadable']).toContain(status)
      expect([plan.products.length <= 200, plan.team.length <= 200]).toEqual([true, true])
      expect({ ...projectFigures(text), isReadable: true }).toEqual(projectFigures(JSON.stringify(plan)))
      expect(projectDetails(text)).toEqual(status === 'unreadable' ? {} : projectDetails(JSON.stringify(plan)))
    }
  })
})

it('ends any JSON before the value that does not fit, and it stays JSON', () => {
  const value = fc.json({ maxDepth: 6 })
  const long = fc
    .tuple(value, value, value)
    .map((parts) => `{"a":1,"b":[${parts.join()}],"c":"${'x'.repeat(maxPlanBytes)}"}`)
  fc.assert(
    fc.property(long, (text) => {
      const { a, b } = JSON.parse(beginningOf(text))
      expect({ a, b }).toEqual({ a: 1, b: JSON.parse(text).b })
    }),
    { numRuns: 100 },
  )
  const list = `[${times(100_000, (index) => `{"n":[${index},"]"]}`).join()}]`
  const read: { n: unknown[] }[] = JSON.parse(beginningOf(list))
  expect(read.length).toBeGreaterThan(10_000)
  expect(read.slice(0, -1).every(({ n }, index) => n[0] === index)).toBe(true)
})
