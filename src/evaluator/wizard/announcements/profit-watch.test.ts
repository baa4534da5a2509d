import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profitWatch, quietMs } from './profit-watch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('A3: says the profit once, a pause after the last of several keys, and what changed since it was last said', () => {
  let profit = 1637
  const said: unknown[] = []
  const watch = profitWatch(
    () => profit,
    (change) => said.push(change),
  )
  profit = 1700
  watch.edited()
  vi.advanceTimersByTime(quietMs - 1)
  profit = 1837
  watch.edited()
  vi.advanceTimersByTime(quietMs - 1)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([{ profit: 1837, by: 200 }])
  watch.edited()
  vi.advanceTimersByTime(quietMs)
  expect(said).toHaveLength(1)
  profit = -40
  watch.edited()
  watch.stop()
  vi.advanceTimersByTime(quietMs)
  expect(said).toHaveLength(1)
})
