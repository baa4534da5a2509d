import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOpenedShares } from './opened-shares'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a link that worked is known for ten minutes after it was opened last', () => {
  const opened = createOpenedShares()
  opened.note('one')
  expect([opened.has('one'), opened.has('other')]).toEqual([true, false])
  vi.advanceTimersByTime(599_999)
  expect(opened.has('one')).toBe(true)
  opened.note('one')
  vi.advanceTimersByTime(599_999)
  expect(opened.has('one')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(opened.has('one')).toBe(false)
})

it('ten thousand links that worked are known, and of more those that were opened last', () => {
  const opened = createOpenedShares()
  for (let at = 0; at < 10_000; at += 1) opened.note(`${at}`)
  expect(opened.has('0')).toBe(true)
  opened.note('0')
  opened.note('one more')
  expect(['0', '1', '2', '9999', 'one more'].map((one) => opened.has(one))).toEqual([true, false, true, true, true])
})
