import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounceMs, profitWatch } from './profit-watch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says the profit once, a pause after the last of several keys, and what changed since it was last said', () => {
  let profit = 1637
  const said: unknown[] = []
  const watch = profitWatch(
    () => profit,
    (change) => said.push(change),
  )
  profit = 1700
  watch.edited()
  vi.advanceTimersByTime(debounceMs - 1)
  profit = 1837
  watch.edited()
  vi.advanceTimersByTime(debounceMs - 1)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([{ profit: 1837, by: 200 }])
  watch.edited()
  vi.advanceTimersByTime(debounceMs)
  expect(said).toHaveLength(1)
  profit = -40
  watch.edited()
  watch.stop()
  vi.advanceTimersByTime(debounceMs)
  expect(said).toHaveLength(1)
})

it('what was unknown before has no change, and changes too small to be said add up', () => {
  let profit: number | null = null
  const said: unknown[] = []
  const watch = profitWatch(
    () => profit,
    (change) => said.push(change),
  )
  for (const next of [100, 100.4, 100.8]) {
    profit = next
    watch.edited()
    vi.advanceTimersByTime(debounceMs)
  }
  expect(said).toEqual([
    { profit: 100, by: null },
    { profit: 100.8, by: expect.closeTo(0.8) },
  ])
})
