import { expect, it } from 'vitest'
import { margins } from '../../results/plot'
import { weekAt, weekColumns } from './week-geometry'

const box = { width: 600, height: 240 }
const bottom = box.height - margins.bottom

it('draws a column a week, from the bottom to its value, inside the plot and clear of each other', () => {
  const { columns, yTicks } = weekColumns([0, 2, 4, 8], box)
  expect(columns.map(({ height }) => height > 0)).toEqual([false, true, true, true])
  for (const [at, column] of columns.entries()) {
    expect(column.y + column.height).toBeCloseTo(bottom, 6)
    expect(column.x).toBeGreaterThanOrEqual(margins.start)
    expect(column.x + column.width).toBeLessThanOrEqual(columns[at + 1]?.x ?? box.width - margins.end)
  }
  expect((columns[2]?.height ?? 0) * 2).toBeCloseTo(columns[3]?.height ?? 0, 6)
  expect(yTicks.map(({ value }) => value)).toContain(8)
})

it('names the last week always, and as many others as there is room for', () => {
  const values = Array.from({ length: 12 }, () => 1)
  for (const width of [240, 320, 900]) {
    const ticks = weekColumns(values, { ...box, width }).xTicks
    expect(ticks.at(-1)?.value).toBe(11)
    for (const [at, tick] of ticks.entries()) expect((ticks[at + 1]?.at ?? 1e9) - tick.at).toBeGreaterThan(60)
  }
})

it('has whole figures at its side also where there is nothing', () => {
  for (const values of [[], [0, 0], [1]]) {
    const { columns, yTicks } = weekColumns(values, box)
    expect(columns.every(({ x, y, height }) => [x, y, height].every(Number.isFinite))).toBe(true)
    expect(yTicks.every(({ value }) => Number.isInteger(value))).toBe(true)
  }
})

it('names a figure at its side that no column exceeds', () => {
  for (let most = 1; most <= 40; most += 1) {
    const { columns, yTicks } = weekColumns([most, 1], { ...box, height: 220 })
    expect(yTicks.at(-1)?.at).toBeLessThanOrEqual(columns[0]?.y ?? 0)
  }
})

it('finds the week under a pointer, the nearest one beyond the ends', () => {
  const { columns } = weekColumns([1, 1, 1], box)
  for (const [at, column] of columns.entries()) expect(weekAt(column.x + column.width / 2, 3, box)).toBe(at)
  expect(weekAt(0, 3, box)).toBe(0)
  expect(weekAt(9999, 3, box)).toBe(2)
})
