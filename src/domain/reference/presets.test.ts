import { expect, it } from 'vitest'
import { platformsOf } from './presets'

it('offers the plans of the platform that a store sells on, and all where it is not known', () => {
  expect(platformsOf('salla').map(({ id }) => id)).toEqual(['sallaBasic', 'sallaPlus', 'sallaPro'])
  expect(platformsOf('zid')).toHaveLength(2)
  expect(platformsOf('social')).toEqual([])
  expect(platformsOf('')).toHaveLength(7)
})
