import { afterEach, expect, it, vi } from 'vitest'
import { askToKeep, deletedFrom } from './storage-days'

const today = new Date('2026-11-26T09:00:00Z')
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null

function browser(vendor: string, { standalone = false, grants = false, userAgent = '' } = {}) {
  const persistCalls = vi.fn(async () => grants)
  vi.stubGlobal('navigator', {
    vendor,
    standalone,
    userAgent,
    storage: { persisted: async () => false, persist: persistCalls },
  })
  return persistCalls
}

afterEach(() => vi.unstubAllGlobals())

it('a plan kept in WebKit may be deleted seven days after the visit', async () => {
  browser('Apple Computer, Inc.')
  expect(day(await deletedFrom(today))).toBe('2026-12-03')
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' })
  expect(day(await deletedFrom(today))).toBe('2026-12-03')
})

it('no day is named where the browser has promised to keep it, on the home screen, and in other engines', async () => {
  browser('Apple Computer, Inc.', { grants: true })
  expect(await deletedFrom(today)).toBeNull()
  browser('Apple Computer, Inc.', { standalone: true })
  expect(await deletedFrom(today)).toBeNull()
  for (const vendor of ['Google Inc.', '']) {
    browser(vendor)
    expect(await deletedFrom(today)).toBeNull()
  }
})

it('Firefox, which would ask the person, is asked only where the person keeps a plan', async () => {
  const persistCalls = browser('', { userAgent: 'Gecko/20100101 Firefox/153.0' })
  await askToKeep()
  expect(persistCalls).not.toHaveBeenCalled()
  await askToKeep({ isWanted: true })
  expect(persistCalls).toHaveBeenCalledOnce()
})
