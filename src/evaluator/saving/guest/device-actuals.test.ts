import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ordersMonth } from '../../../domain/actuals/testing/orders-month'
import { addDeviceActuals, deviceActuals } from './device-actuals'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the months of other months and sources that are on the device when others are added', () => {
  const [august, september, ofNoon] = [
    ordersMonth({ month: '2026-08', from: '2026-08-01', to: '2026-08-31', placed: 1 }),
    ordersMonth({ placed: 2 }),
    ordersMonth({ source: 'noon', placed: 3 }),
  ]
  expect(addDeviceActuals([august, september, ofNoon])).toBe(true)
  const again = { ...september, placed: 20 }
  addDeviceActuals([again])
  expect(deviceActuals()).toEqual([august, again, ofNoon])
})
