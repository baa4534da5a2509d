import { describe, expect, it } from 'vitest'
import { mergedPlan } from '../history/merge-plans'
import { evaluate } from '../model/evaluate'
import { withExampleProduct } from '../rules/unanswered'
import { demoPlan } from './demo-plan'
import {
  asExample,
  isOwn,
  maxOriginsBytes,
  originAt,
  planOriginOf,
  withOrigin,
  withOriginsSettled,
  withOverwritten,
} from './origins'
import { parsePlan } from './parse-plan'
import { blankPlan, newProduct, type Plan } from './plan'

const sample = asExample(demoPlan(), 'sample')

function edited(plan: Plan, place: string, changes: Partial<Plan>, isEmptied = false): Plan {
  return withOriginsSettled(plan, { ...plan, ...changes }, { place, isEmptied })
}

describe('where a figure comes from', () => {
  it('is what its field begins with, or typed, where nothing else is known', () => {
    expect(originAt(blankPlan(), 'shippingPerOrder')).toBe('default')
    expect(originAt({ ...blankPlan(), shippingPerOrder: 20 }, 'shippingPerOrder')).toBe('typed')
    expect(originAt(demoPlan(), 'products.0.exFactoryPrice')).toBe('typed')
    expect(originAt(demoPlan(), 'products.0.unitsPerShipment')).toBe('default')
    expect(originAt(blankPlan(), 'paymentMethods.0.percent')).toBe('default')
    expect(planOriginOf(blankPlan())).toBeNull()
    expect(originAt(blankPlan(), 'nothing.of.it')).toBe('default')
  })

  it.each([null, 'text', 7, [], { shippingPerOrder: 'guessed', plan: 'dream' }])('is not read from %j', (origins) => {
    const plan = { ...blankPlan(), shippingPerOrder: 20, origins }
    expect([originAt(plan, 'shippingPerOrder'), planOriginOf(plan)]).toEqual(['typed', null])
  })

  it('is an example in a sample, without an effect on its figures', () => {
    expect(planOriginOf(sample)).toBe('sample')
    expect(originAt(sample, 'products.1.unitPriceInclVAT')).toBe('example')
    expect(originAt(sample, 'overheads.branding.amount')).toBe('example')
    expect(isOwn(sample, 'customerAcquisitionCost')).toBe(false)
    expect(evaluate(sample)).toEqual(evaluate(demoPlan()))
    expect(parsePlan(JSON.stringify(sample)).plan).toEqual(sample)
  })

  it('is an example in an added product until it is typed over', () => {
    const added = withExampleProduct(blankPlan(), newProduct('p', 'Oud'))
    expect(originAt(added, 'products.0.unitsPerMonth')).toBe('example')
  })
})

describe('a plan that a program writes over another', () => {
  const lent = withOrigin(
    withOrigin(withOrigin({ ...blankPlan(), vatPct: 5 }, ['vatPct'], 'administrator'), ['shippingPerOrder'], 'typical'),
    ['packagingPerOrder'],
    'recipe',
  )
  const written = { ...lent, vatPct: 15, packagingPerOrder: 3 }

  it('has origins of its own for figures that it changed, and keeps those of the others', () => {
    const settled = withOverwritten(lent, written)
    const origins = ['vatPct', 'shippingPerOrder', 'packagingPerOrder'].map((path) => originAt(settled, path))
    expect(origins).toEqual(['program', 'typical', 'recipe'])
    expect(isOwn(settled, 'vatPct')).toBe(true)
  })

  it('keeps the origins that it states itself, and those of unchanged figures', () => {
    const said = withOrigin(written, ['vatPct'], 'example')
    expect(withOverwritten(lent, said)).toBe(said)
    expect(withOverwritten(lent, { ...lent })).toEqual(lent)
  })
})

describe('an edit', () => {
  it('marks what it wrote as typed, also where the value stays the same', () => {
    const moved = edited(sample, 'shippingPerOrder', { shippingPerOrder: 25 })
    expect(originAt(moved, 'shippingPerOrder')).toBe('typed')
    expect(originAt(moved, 'customerAcquisitionCost')).toBe('example')
    expect(originAt(edited(sample, 'shippingPerOrder', {}), 'shippingPerOrder')).toBe('typed')
    expect(originAt(edited(blankPlan(), 'vatPct', {}), 'vatPct')).toBe('typed')
  })

  it('of a box that is emptied gives no figure', () => {
    const emptied = edited(sample, 'shippingPerOrder', { shippingPerOrder: 0 }, true)
    expect(originAt(emptied, 'shippingPerOrder')).toBe('default')
  })

  it('that says where a figure is from is left alone', () => {
    const taken = withOrigin({ ...blankPlan(), shippingPerOrder: 18 }, ['shippingPerOrder'], 'typical')
    const edit = { place: 'typical', isEmptied: false }
    expect(originAt(withOriginsSettled(blankPlan(), taken, edit), 'shippingPerOrder')).toBe('typical')
  })

  it('that removes a product forgets where its figures came from', () => {
    const [, ...rest] = sample.products
    const removed = edited(sample, 'products', { products: rest })
    expect(Object.keys(Object(removed.origins)).some((id) => id.startsWith('products.demo-1.'))).toBe(false)
    expect(originAt(removed, 'products.0.unitPriceInclVAT')).toBe('example')
  })
})

it('a merge keeps the origin of the side whose figure it keeps', () => {
  const mine = edited(sample, 'shippingPerOrder', { shippingPerOrder: 25 })
  const otherEdit = edited(sample, 'packagingPerOrder', { packagingPerOrder: 9 })
  const { plan, clashes } = mergedPlan(sample, mine, otherEdit)
  expect(clashes).toEqual([])
  expect([originAt(plan, 'shippingPerOrder'), originAt(plan, 'packagingPerOrder')]).toEqual(['typed', 'typed'])
  const other = withOrigin(sample, ['shippingPerOrder'], 'typical')
  const file = withOrigin(sample, ['shippingPerOrder'], 'file')
  expect(mergedPlan(sample, other, file).clashes).toEqual([])
})

it('reads the origins that plans of earlier versions store', () => {
  const stored = {
    ...blankPlan(),
    shippingPerOrder: 20,
    packagingPerOrder: 4,
    repeatOrderRate: 2,
    createdWith: { shippingPerOrder: 20, packagingPerOrder: 3, contingencyMo: 'x' },
    typicalWith: { repeatOrderRate: 2 },
  }
  const { plan } = parsePlan(JSON.stringify(stored))
  expect(['shippingPerOrder', 'packagingPerOrder', 'repeatOrderRate'].map((path) => originAt(plan, path))).toEqual([
    'administrator',
    'typed',
    'typical',
  ])
  expect('createdWith' in plan || 'typicalWith' in plan).toBe(false)
  for (const createdWith of [null, {}, 'x'])
    expect(parsePlan(JSON.stringify({ ...blankPlan(), createdWith })).plan).toEqual(blankPlan())
  const both = { ...stored, origins: { shippingPerOrder: 'typed' } }
  expect(originAt(parsePlan(JSON.stringify(both)).plan, 'shippingPerOrder')).toBe('typed')
})

it('a plan stores origins up to a limit', () => {
  const products = Array.from({ length: maxOriginsBytes / 64 }, (_, at) => newProduct(`p${at}`))
  const plan = { ...blankPlan(), products }
  const paths = products.flatMap((_, at) => [`products.${at}.unitPriceInclVAT`, `products.${at}.unitsPerMonth`])
  expect(withOrigin(plan, paths, 'file')).toBe(plan)
  expect(withOrigin(plan, [], 'file')).toBe(plan)
})

it('knows the figures of an added product as examples where nothing was written down, until they are typed or taken', () => {
  const added = { ...blankPlan(), products: [newProduct('one')], unanswered: ['one'] }
  const of = (plan: Plan) =>
    ['unitPriceInclVAT', 'unitsPerMonth', 'exFactoryPrice', 'insurance'].map((field) =>
      originAt(plan, `products.0.${field}`),
    )
  expect(of(added)).toEqual(['example', 'example', 'example', 'default'])
  expect(of({ ...added, products: [{ ...newProduct('one'), unitPriceInclVAT: 120 }] })[0]).toBe('typed')
  expect(of({ ...added, unanswered: [] })).toEqual(['typed', 'typed', 'typed', 'default'])
})
