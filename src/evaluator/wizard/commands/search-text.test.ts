import { expect, it } from 'vitest'
import { searched, searchText } from './search-text'

it.each([
  ['الإيرادات', 'الايرادات'],
  ['تكلفة القطعة', 'تكلفه القطعه'],
  ['المستوى', 'المستوي'],
  ['مُدخَلات', 'مدخلات'],
  ['الشـحن', 'الشحن'],
  ['٣ منتجات', '3 منتجات'],
  ['Café', 'cafe'],
])('reads %s as it is typed quickly', (written, typed) => {
  expect(searchText(written)).toBe(searchText(typed))
})

const labels = (query: string) =>
  searched(
    ['Cost of shipping', 'Shipping per order', 'Units per shipment', 'Price'].map((label) => ({ label })),
    query,
  ).map(({ label }) => label)

it('puts what begins with the search first, then what has a word that does', () => {
  expect(labels('ship')).toEqual(['Shipping per order', 'Cost of shipping', 'Units per shipment'])
  expect(labels('order ship')).toEqual(['Shipping per order'])
  expect(labels('salary')).toEqual([])
})
