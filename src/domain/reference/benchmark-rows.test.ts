import { expect, it } from 'vitest'
import { benchmarksOf } from './benchmark-rows'

const row = {
  categoryId: 'home',
  minMargin: 30,
  maxMargin: 60,
  typicalMargin: 45,
  minCac: 50,
  maxCac: 110,
  typicalCac: 80,
  currency: 'SAR',
  region: 'Saudi Arabia',
}
const { currency: _currency, region: _region, ...benchmark } = row

it('reads the figures of a category', () => {
  expect(benchmarksOf([row])).toEqual([benchmark])
})

it('puts the home region before others, and leaves other currencies out', () => {
  const elsewhere = { ...row, region: 'Kuwait', typicalMargin: 50 }
  const dollars = { ...row, currency: 'USD' }
  expect(benchmarksOf([elsewhere, dollars, row]).map(({ typicalMargin }) => typicalMargin)).toEqual([45, 50])
})

it.each([
  ['categoryId', 'boats'],
  ['minMargin', '30'],
  ['maxMargin', Number.NaN],
  ['typicalMargin', null],
  ['minCac', undefined],
  ['maxCac', Number.POSITIVE_INFINITY],
  ['typicalCac', 'eighty'],
])('leaves a row out whose %s is %s', (name, value) => {
  expect(benchmarksOf([{ ...row, [name]: value }])).toEqual([])
})
