import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, blankTeamMember, type Plan } from '../plan/plan'
import { listChanges } from './listed-changes'

const demo = demoPlan()
const changes = (before: Plan | object, after: Plan | object) =>
  listChanges(JSON.stringify(before), JSON.stringify(after))

it('lists a change with the name of the product or person', () => {
  const [first, ...rest] = demo.products
  const products = [{ ...first, unitPriceInclVAT: 159 }, ...rest]
  expect(changes(demo, { ...demo, products, totalUnitsPerMonth: 5 })).toEqual({
    changes: [
      {
        kind: 'changed',
        path: 'products.0.unitPriceInclVAT',
        of: first?.name,
        before: first?.unitPriceInclVAT,
        after: 159,
      },
    ],
    changeCount: 1,
  })
})

it('names what came and what went, by name, role or id', () => {
  const team = [
    { ...blankTeamMember('a'), role: 'Packer' },
    { ...blankTeamMember('b'), role: 'custom', customRole: 'Perfumer' },
  ]
  const season = { ...demo.season, events: [{ id: 'ramadan', upliftPct: 50 }] }
  const before = { ...blankPlan(), team: [], products: demo.products.slice(0, 1) }
  const after = { ...before, team, products: [], season, vatRegistered: false }
  const listed = changes(before, after).changes.map(({ kind, path, of }) => [kind, path, of])
  expect(listed).toContainEqual(['removed', 'products.0', demo.products[0]?.name])
  expect(listed).toContainEqual(['added', 'team.0', 'Packer'])
  expect(listed).toContainEqual(['added', 'team.1', 'Perfumer'])
  expect(listed).toContainEqual(['added', 'season.events.0', 'ramadan'])
  expect(changes(before, after).changes.at(-2)).toMatchObject({ path: 'vatRegistered', of: '', after: false })
  const overheads = { ...demo.overheads, branding: { ...demo.overheads.branding, amount: 77 } }
  expect(changes(demo, { ...demo, overheads }).changes).toMatchObject([{ path: 'overheads.branding.amount', of: '' }])
  const weaker = { ...season, events: [{ id: 'ramadan', upliftPct: 20 }] }
  expect(changes({ ...before, season }, { ...before, season: weaker }).changes).toMatchObject([
    { path: 'season.events.0.upliftPct', of: 'ramadan', before: 50, after: 20 },
  ])
  const method = demo.paymentMethods.map((one) => ({ ...one, share: one.share + 1 }))
  expect(changes(demo, { ...demo, paymentMethods: method }).changes[0]?.of).toBe(demo.paymentMethods[0]?.id)
})

it('lists the first of many changes and the beginning of long texts, and counts all', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...blankTeamMember(`m${at}`), customRole: 'x' }))
  const { changes: some, changeCount } = changes(blankPlan(), {
    ...blankPlan(),
    team: many,
    storeName: 'x'.repeat(999),
  })
  expect([some.length, changeCount]).toEqual([12, 41])
  expect(some[0]?.after).toHaveLength(120)
})

it('takes any text, and finds nothing where only unknown keys differ', () => {
  expect(changes({ ...demo, other: 1 }, { ...demo, other: 2 }).changeCount).toBe(0)
  expect(listChanges('no plan', 'no plan either')).toEqual({ changes: [], changeCount: 0 })
})

it('lists a note on a price by the path of the price and the name of its product', () => {
  const id = `products.${demo.products[1]?.id}.unitPriceInclVAT`
  const noted = (text: string) => ({ ...demo, notes: [{ id, text, by: 'Noura', at: '2026-03-01T08:00:00Z' }] })
  const listed = { path: 'notes.products.1.unitPriceInclVAT', of: demo.products[1]?.name }
  expect(changes(demo, noted('From the supplier'))).toEqual({
    changes: [{ kind: 'added', ...listed, before: null, after: 'From the supplier' }],
    changeCount: 1,
  })
  expect(changes(noted('a'), noted('b')).changes).toEqual([{ kind: 'changed', ...listed, before: 'a', after: 'b' }])
  expect(changes(noted('a'), demo).changes).toEqual([{ kind: 'removed', ...listed, before: 'a', after: null }])
  expect(changes(noted('a'), { ...noted('a'), products: demo.products.slice(0, 1) }).changes).toHaveLength(
    demo.products.length - 1,
  )
  const season = { ...demo.season, events: [{ id: 'ramadan', upliftPct: 50 }] }
  const onEvent = {
    ...demo,
    season,
    notes: [{ id: 'season.events.ramadan.upliftPct', text: 'Last year', by: '', at: '' }],
  }
  expect(changes({ ...demo, season }, onEvent).changes).toMatchObject([{ kind: 'added', of: 'ramadan' }])
})

it('cuts no character of a long text in two', () => {
  const name = `${'x'.repeat(119)}😀`
  const [first, ...rest] = demo.products
  const listed = changes(demo, { ...demo, products: [{ ...first, name, unitPriceInclVAT: 159 }, ...rest] }).changes
  expect(listed.map(({ of, after }) => [of, after])).toEqual([
    ['x'.repeat(119), 'x'.repeat(119)],
    ['x'.repeat(119), 159],
  ])
})
