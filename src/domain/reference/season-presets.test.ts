import { expect, it } from 'vitest'
import { seasonUpliftPct, typicalUplift } from './season-presets'

it('gives a category its own uplift where it has one, and every other store the usual one', () => {
  expect(typicalUplift('ramadan', 'food')).toBe(60)
  expect(typicalUplift('ramadan', 'books')).toBe(seasonUpliftPct.ramadan)
  expect(typicalUplift('nationalDay', 'food')).toBe(seasonUpliftPct.nationalDay)
  expect(typicalUplift('ramadan', '')).toBe(seasonUpliftPct.ramadan)
})
