import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProcessorTime } from './processor-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How many pieces of 100 ms are taken before one is refused. */
function takenUntilRefused(take: () => void): number {
  for (let taken = 0; ; taken += 1)
    try {
      take()
    } catch {
      return taken
    }
}

it('gives an account four seconds at once and then a quarter of a core, over all addresses', () => {
  const time = createProcessorTime()
  let from = 0
  const take = () => time.take({ account: 'a', address: `203.0.113.${from++}` }, 100)
  expect(takenUntilRefused(take)).toBe(40)
  expect(take).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 }))
  vi.advanceTimersByTime(10_000)
  expect(takenUntilRefused(take)).toBe(25)
  expect(() => time.take({ account: 'b', address: 'elsewhere' }, 100)).not.toThrow()
})

it('gives an address twice as much, over all accounts', () => {
  const time = createProcessorTime()
  let account = 0
  expect(takenUntilRefused(() => time.take({ account: `${account++}`, address: 'x' }, 100))).toBe(80)
})

it('admits a call that costs more than is left, and refuses the next until it is paid off', () => {
  const time = createProcessorTime()
  time.take({ account: 'a' }, 6000)
  expect(() => time.take({ account: 'a' }, 1)).toThrow(expect.objectContaining({ retryAfter: 8 }))
  vi.advanceTimersByTime(8100)
  expect(() => time.take({ account: 'a' }, 1)).not.toThrow()
})
