import { afterEach, expect, it, vi } from 'vitest'
import { light } from './light'

afterEach(() => void vi.useRealTimers())

// The tests have no document: a place is what its light is written to.
const place = () => Object.assign(Object.create(null), { dataset: {} })

it('a figure that changes is lit for a moment, in two steps', () => {
  vi.useFakeTimers()
  const figure = place()
  light(figure)
  expect(figure.dataset.lit).toBe('full')
  vi.advanceTimersByTime(100)
  expect(figure.dataset.lit).toBe('half')
  vi.advanceTimersByTime(100)
  expect(figure.dataset).toEqual({})
})

it('a figure that changes again while it is lit is lit from the beginning', () => {
  vi.useFakeTimers()
  const figure = place()
  light(figure)
  vi.advanceTimersByTime(150)
  light(figure)
  expect(figure.dataset.lit).toBe('full')
  vi.advanceTimersByTime(199)
  expect(figure.dataset.lit).toBe('half')
  vi.advanceTimersByTime(1)
  expect(figure.dataset).toEqual({})
})
