import { describe, expect, it } from 'vitest'
import { createSalla } from './platforms/salla'
import { createOrderPages, nextNight, periodOf } from './read-orders'

const at = (text: string) => Date.parse(text)
const from = (...[of, last, now]: [{ oldestDays?: number }, string | null, string]) =>
  new Date(periodOf(of, last === null ? null : at(last), at(now)).from).toISOString()

describe('the months that a fetch reads', () => {
  it('are at first this one and the two before, in Riyadh', () => {
    expect(from({}, null, '2026-11-26T05:00:00Z')).toBe('2026-08-31T21:00:00.000Z')
    // 31 October at 22:00 in London is November in Riyadh.
    expect(from({}, null, '2026-10-31T22:00:00Z')).toBe('2026-08-31T21:00:00.000Z')
  })

  it('begin later with the month before the last fetch, and never more than half a year ago', () => {
    expect(from({}, '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z')).toBe('2026-09-30T21:00:00.000Z')
    expect(from({}, '2026-08-10T00:00:00Z', '2026-11-26T00:00:00Z')).toBe('2026-06-30T21:00:00.000Z')
    expect(from({}, '2025-01-10T00:00:00Z', '2026-11-26T00:00:00Z')).toBe('2026-04-30T21:00:00.000Z')
  })

  it('are cut off at first where a platform gives sixty days, and never replace a whole month by a part of it', () => {
    const shopify = { oldestDays: 60 }
    expect(from(shopify, null, '2026-11-26T00:00:00Z')).toBe('2026-09-27T00:00:00.000Z')
    expect(from(shopify, '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z')).toBe('2026-09-30T21:00:00.000Z')
    expect(from(shopify, '2026-11-30T00:00:00Z', '2026-11-30T23:00:00Z')).toBe('2026-10-31T21:00:00.000Z')
  })
})

it('the next night is between two and five in Riyadh, at a time of each store’s own, and at least an hour away', () => {
  for (const id of ['01990d41-7b32-7d18-9a60-41c7e5d2a802', '01990d41-7b32-7d18-9a60-41c7e5000000']) {
    for (const now of ['2026-11-26T05:00:00Z', '2026-11-25T22:59:00Z', '2026-11-26T01:30:00Z']) {
      const night = nextNight(id, at(now))
      expect(night - at(now)).toBeGreaterThan(3_600_000)
      expect(night - at(now)).toBeLessThan(26 * 3_600_000)
      const hour = new Date(night + 3 * 3_600_000).getUTCHours()
      expect([2, 3, 4]).toContain(hour)
    }
  }
})

it('a store of more orders or lines than the server holds in memory is not read to its end', () => {
  const salla = createSalla({ id: 'app', secret: 'secret' })
  const period = { from: at('2026-09-01'), to: at('2026-10-01') }
  const order = { number: '1', placedAt: '2026-09-10 10:00', total: '10', status: 'delivered', method: 'mada' }
  const pages = createOrderPages(salla, period)
  pages.add([{ ...order, currency: 'USD' }, order])
  expect([pages.unreadable, pages.isTooMuch]).toEqual([1, false])
  const linesJson = JSON.stringify(Array.from({ length: 1000 }, () => ['Oud', 1, 'A', 1, 1]))
  for (let page = 0; page < 201 && !pages.isTooMuch; page += 1) pages.add([{ ...order, linesJson }])
  expect(pages.isTooMuch).toBe(true)
})

it('pages without an end are not read on, though they repeat one order that has no lines', () => {
  const salla = createSalla({ id: 'app', secret: 'secret' })
  const pages = createOrderPages(salla, { from: at('2026-09-01'), to: at('2026-10-01') })
  const order = { number: '1', placedAt: '2026-09-10 10:00', total: '10', status: 'delivered', method: 'mada' }
  const page = Array.from({ length: 50_000 }, () => order)
  for (let read = 0; read < 4; read += 1) pages.add(page)
  expect(pages.isTooMuch).toBe(false)
  pages.add(page)
  expect(pages.isTooMuch).toBe(true)
})
