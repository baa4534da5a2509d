import { expect, it } from 'vitest'
import { countryOf, currencyFor } from './home-country'

it('proposes the country of the clock, and Saudi Arabia where that is unknown', () => {
  expect(['Asia/Dubai', 'Asia/Riyadh', 'UTC', 'America/New_York'].map(countryOf)).toEqual(['AE', 'SA', 'SA', 'SA'])
})

it('takes the currency of the plan that comes along, else that of the country', () => {
  expect(currencyFor('AE', undefined)).toBe('AED')
  expect(currencyFor('EG', undefined)).toBe('SAR')
  expect(currencyFor('AE', 'USD')).toBe('USD')
  expect(currencyFor('GB', 'doubloons')).toBe('GBP')
})
