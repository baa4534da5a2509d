import { expect, it } from 'vitest'
import { type ActualMonth, emptyFounderMonth, type FounderMonth } from '../../../domain/actuals/month'
import { ordersMonth } from '../../../domain/actuals/testing/orders-month'
import { blankPlan, blankProduct } from '../../../domain/plan/plan'
import { soldIn, withMatches } from './matching'

const plan = {
  ...blankPlan(),
  products: [
    { ...blankProduct('p1'), name: 'Oud' },
    { ...blankProduct('p2'), name: 'Musk' },
  ],
}
const part = (name: string) => ({ sku: '', name, units: 1, value: 50 })
const gift = { ...part('Gift'), parts: [part('Oud'), part('musk ')] }
const box = { ...part('Box'), parts: [part('Oud'), part('Ribbon')] }
const sold = ordersMonth({ products: [gift, box, part('Oud')] })
const matchesOf = (rows: readonly ActualMonth[]) =>
  rows.find((row): row is FounderMonth => row.kind === 'founder')?.matches

it('matches what is sold under the plan’s names, and takes a bundle of such products for its parts', () => {
  expect(matchesOf(withMatches(plan, [], [sold]))).toEqual({
    'name Oud': 'p1',
    'name musk ': 'p2',
    'name Gift': '',
  })
})

it('keeps the answers of earlier months', () => {
  const earlier = { ...emptyFounderMonth('2026-08'), matches: { 'name Oud': 'p2', 'name Gift': 'p1' } }
  expect(matchesOf(withMatches(plan, [earlier], [sold]))).toEqual({ 'name musk ': 'p2' })
})

it('lists what was sold once, with the parts of the bundles that are no product of the plan', () => {
  const names = (matches: Record<string, string>) => soldIn([sold], sold.month, matches).map(({ name }) => name)
  expect(names({})).toEqual(['Gift', 'Box', 'Oud', 'musk ', 'Ribbon'])
  expect(names({ 'name Gift': '', 'name Box': 'p1' })).toEqual(['Gift', 'Box', 'Oud', 'musk '])
})
