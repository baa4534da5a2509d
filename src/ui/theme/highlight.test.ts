import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { highlight } from './highlight'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is seen of a figure that changes now and, where given, once more after so many milliseconds: its highlight then, after 100 and after 200. */
function seen(again?: number): unknown[] {
  // The tests have no document: an element is what its highlight is written to.
  const figure = Object.assign(Object.create(null), { dataset: {} })
  highlight(figure)
  if (again !== undefined) {
    vi.advanceTimersByTime(again)
    highlight(figure)
  }
  return [0, 100, 100].map((wait) => {
    vi.advanceTimersByTime(wait)
    return figure.dataset.highlight
  })
}

it('a figure that changes is highlighted for a moment, in two steps', () => {
  expect(seen()).toEqual(['full', 'half', undefined])
})

it('a figure that changes again while it is highlighted begins again', () => {
  expect([seen(50), seen(150)]).toEqual(Array(2).fill(['full', 'half', undefined]))
})
