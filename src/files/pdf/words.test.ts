import { expect, it } from 'vitest'
import { divisible } from './words'

it('a name whose word is longer than a line goes on after a sign, or anywhere where it has none', () => {
  expect(divisible('Noor https://salla.sa/my-wonderful-store-name/category')).toBe(
    'Noor https://salla.sa/my- wonderful-store-name/ category',
  )
  expect(
    divisible('W'.repeat(60))
      .split(' ')
      .map(({ length }) => length),
  ).toEqual([26, 26, 8])
  expect(divisible('متجر نور للعطور الشرقية والبخور')).toBe('متجر نور للعطور الشرقية والبخور')
})
