import { expect, it } from 'vitest'
import { regionName, regions } from './regions'

it('names regions in the page’s language, and keeps what a program has named otherwise', () => {
  expect(regionName('Saudi Arabia', 'ar')).toBe('المملكة العربية السعودية')
  expect(regions.map((region) => regionName(region, 'en'))).toEqual(regions)
  expect(regionName('Jeddah', 'ar')).toBe('Jeddah')
})
