import { afterEach, expect, it, vi } from 'vitest'
import { finishedMonths, lastMonths } from './month-select'

afterEach(() => vi.useRealTimers())

it('a plan can begin with any month that is over, the last one first, and not with a part of this one', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 31, 12) })
  expect(lastMonths().slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(finishedMonths().slice(0, 2)).toEqual(['2025-12', '2025-11'])
})
