import { expect, it } from 'vitest'
import { freePlace, type Obstacle } from './free-place'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const notice = { width: 328, height: 60 }
const half = (window: { height: number }) => window.height / 2
const obstacle = (start: number, top: number, width: number, height: number, weight = 1): Obstacle => ({
  start,
  top,
  width,
  height,
  weight,
})

it('is at the bottom, at the end of the line, where nothing is in the way', () => {
  expect(freePlace(desktop, notice, [], half(desktop))).toEqual({ start: 1280 - 328 - 16, top: 800 - 60 - 16 })
  expect(freePlace(phone, notice, [], half(phone))).toEqual({ start: 16, top: 740 - 60 - 16 })
})

it('is beside what is at the end of the line, and above a bar at the bottom', () => {
  expect(freePlace(desktop, notice, [obstacle(1000, 700, 280, 100)], half(desktop)).start).toBe((1280 - 328) / 2)
  const overBar = freePlace(phone, notice, [obstacle(0, 684, 360, 56, 100)], half(phone))
  expect(overBar.top + notice.height).toBeLessThanOrEqual(684)
  expect(overBar.top + notice.height).toBeGreaterThan(684 - 16)
})

it('covers the least where everything is full, and rather what scrolls away', () => {
  const bar = obstacle(0, 684, 360, 56, 100)
  const page = obstacle(0, 100, 360, 580)
  const place = freePlace(phone, notice, [bar, page], half(phone))
  expect(place.top + notice.height).toBeLessThanOrEqual(684)
  expect(place.top).toBeGreaterThanOrEqual(half(phone))
})

it('stays in the window where there is hardly any', () => {
  expect(freePlace({ width: 200, height: 80 }, { width: 190, height: 76 }, [], 40).start).toBeGreaterThanOrEqual(0)
})
