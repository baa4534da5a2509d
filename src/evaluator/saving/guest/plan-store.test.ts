import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsAtom } from '../../state/drafts'
import { keepDrafts } from './draft-storage'
import { openDevicePlan } from './plan-store'

const path = 'products.0.unitsPerMonth'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
})
afterEach(() => vi.unstubAllGlobals())

it('shows the unfinished texts of the page before once, not when the plan is opened again', () => {
  keepDrafts('sample', new Map([[path, 'many']]))
  const store = createStore()
  openDevicePlan(store, 'sample')
  expect(store.get(draftsAtom).get(path)).toBe('many')
  // Opening the plan that is open leaves what stands in its boxes.
  openDevicePlan(store, 'sample')
  expect(store.get(draftsAtom).get(path)).toBe('many')
  store.set(draftsAtom, new Map())
  openDevicePlan(store, 'own')
  openDevicePlan(store, 'sample')
  expect(store.get(draftsAtom).size).toBe(0)
})

it('keeps unfinished texts for a page that closes before it was drawn', () => {
  keepDrafts('own', new Map([[path, 'many']]))
  openDevicePlan(createStore(), 'own')
  const next = createStore()
  openDevicePlan(next, 'own')
  expect(next.get(draftsAtom).get(path)).toBe('many')
})
