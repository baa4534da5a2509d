import { describe, expect, it } from 'vitest'
import { blankPlan, blankProduct, type Plan } from '../../../../domain/plan/plan'
import { columnsOf } from './columns'
import { withPasted } from './pasted-cells'
import { shownRows, sortedIds } from './shown-rows'

const names = ['Abaya – 54', 'Veil', 'Abaya – 52', 'شمعة العود']
const plan: Plan = {
  ...blankPlan(),
  products: names.map((name, at) => ({
    ...blankProduct(`p${at}`),
    name,
    unitPriceInclVAT: [300, 69, 290, 149][at] ?? 0,
    unitsPerMonth: 10,
    category: at === 3 ? 'home' : 'fashion',
  })),
}
const all = { search: '', order: [], grouping: 'none' } as const

describe('the rows that are shown', () => {
  it('hold the words that are searched for, in any spelling', () => {
    expect(shownRows(plan, { ...all, search: 'ABAYA 5' })).toEqual([{ key: '', ids: ['p0', 'p2'] }])
    expect(shownRows(plan, { ...all, search: 'شمعه' })).toEqual([{ key: '', ids: ['p3'] }])
    expect(shownRows(plan, { ...all, search: 'tea' })).toEqual([])
  })

  it('stand in the order that was asked for, new ones last', () => {
    const order = sortedIds({ ...plan, products: plan.products.slice(0, 3) }, 'unitPriceInclVAT', true, [])
    expect(shownRows(plan, { ...all, order })[0]?.ids).toEqual(['p0', 'p2', 'p1', 'p3'])
    expect(sortedIds(plan, 'contribution', true, [1, 4, 2, 3])).toEqual(['p1', 'p3', 'p2', 'p0'])
    expect(sortedIds(plan, 'name', false, [])).toEqual(['p2', 'p0', 'p1', 'p3'])
    expect(sortedIds(plan, 'category', false, [])[3]).toBe('p3')
    expect(sortedIds(plan, 'needsDelivery', false, [])).toEqual(['p0', 'p1', 'p2', 'p3'])
  })

  it('are grouped by category, and variants by the title of their product', () => {
    expect(shownRows(plan, { ...all, grouping: 'category' }).map(({ key }) => key)).toEqual(['fashion', 'home'])
    expect(shownRows(plan, { ...all, grouping: 'title' })[0]).toEqual({ key: 'Abaya', ids: ['p0', 'p2'] })
  })
})

describe('a pasted block', () => {
  const place = { ids: ['p0', 'p1'], columns: columnsOf(false) }
  const categoryOf = (text: string) => (text === 'Home' ? 'home' : undefined)

  it('goes over the cells from where it is pasted', () => {
    const {
      plan: after,
      pasted,
      refused,
    } = withPasted(
      plan,
      [
        ['Robe', '٣١٠', '5', '120'],
        ['', '70'],
      ],
      place,
      categoryOf,
    )
    expect(after.products[0]).toMatchObject({
      name: 'Robe',
      unitPriceInclVAT: 310,
      unitsPerMonth: 5,
      exFactoryPrice: 120,
    })
    expect(after.products[1]).toMatchObject({ name: 'Veil', unitPriceInclVAT: 70 })
    expect([pasted, refused]).toEqual([5, 1])
  })

  it('leaves what does not fit, and what is not typed', () => {
    const columns = columnsOf(false).slice(3)
    const rows = [['9', '500', 'Home', 'no', 'لا'], ['x', '', 'Tea', 'perhaps', 'yes'], ['7']]
    const { plan: after, pasted, refused } = withPasted(plan, rows, { ids: place.ids, columns }, categoryOf)
    expect(after.products[0]).toMatchObject({
      exFactoryPrice: 9,
      category: 'home',
      supplierChargesVat: false,
      needsDelivery: false,
    })
    expect([pasted, refused]).toEqual([5, 4])
    expect(withPasted(plan, [['x']], { ids: place.ids, columns }, categoryOf).plan).toBe(plan)
  })
})
