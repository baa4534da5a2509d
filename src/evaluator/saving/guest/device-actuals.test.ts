import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ordersMonth } from '../../../domain/actuals/testing/orders-month'
import { blankPlan } from '../../../domain/plan/plan'
import { planAtom } from '../../state/atoms'
import { applyEditAtom, redoAtom, undoAtom } from '../../state/undo/undo'
import { addDeviceActuals, deviceActuals, keepDeviceActuals } from './device-actuals'
import { showPlan } from './plan-store'
import { setActualsAside } from './replaced-actuals'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
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

describe('the months of a store that another takes the place of', () => {
  const [ofOld, ofNew] = [ordersMonth({ placed: 1 }), ordersMonth({ placed: 2 })]

  function replacedStore() {
    const store = createStore()
    showPlan(store, { ...blankPlan(), storeName: 'Old' })
    addDeviceActuals([ofOld])
    store.set(applyEditAtom, { plan: { ...blankPlan(), storeName: 'New' }, place: 'storeName' })
    setActualsAside(store)
    return store
  }
  const rename = (store: ReturnType<typeof createStore>, storeName: string) =>
    store.set(applyEditAtom, { plan: { ...store.get(planAtom), storeName }, place: 'storeName' })

  it('do not count for the other, and come back with Undo', () => {
    const store = replacedStore()
    expect(deviceActuals()).toEqual([])
    keepDeviceActuals([ofNew])
    rename(store, 'Newer')
    expect(deviceActuals()).toEqual([ofNew])
    store.set(undoAtom)
    expect(deviceActuals()).toEqual([ofNew])
    store.set(undoAtom)
    expect(deviceActuals()).toEqual([ofOld])
    store.set(redoAtom)
    expect(deviceActuals()).toEqual([ofNew])
  })

  it('stay where they are once the edit can neither be undone nor made again', () => {
    const undone = replacedStore()
    undone.set(undoAtom)
    rename(undone, 'Old, renamed')
    undone.set(undoAtom)
    expect(deviceActuals()).toEqual([ofOld])
    const opened = replacedStore()
    keepDeviceActuals([ofNew])
    showPlan(opened, blankPlan())
    rename(opened, 'Another')
    opened.set(undoAtom)
    expect(deviceActuals()).toEqual([ofNew])
  })
})
