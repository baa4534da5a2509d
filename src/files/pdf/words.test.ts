import { expect, it } from 'vitest'
import { divisible } from './words'

it('a name whose word is longer than a line goes on after a sign, or anywhere where it has none', () => {
  expect(divisible('Noor https://salla.sa/my-wonderful-store-name/category/abayas')).toBe(
    'Noor https://salla.sa/my-wonderful-store- name/category/abayas',
  )
  expect(
    divisible('W'.repeat(90))
      .split(' ')
      .map(({ length }) => length),
  ).toEqual([40, 40, 10])
  expect(divisible('متجر نور للعطور الشرقية والبخور')).toBe('متجر نور للعطور الشرقية والبخور')
})
