import { describe, expect, it } from 'vitest'
import type { Point, Side } from '../plot'
import { labelAt } from '../plot'
import { placeLabels } from './place-labels'

const box = { width: 400, height: 300 }
const sides: readonly Side[] = ['above', 'high', 'below', 'aboveAfter']
/** The side on which the words of a point end up; ten letters are 68 pixels wide. */
function sideOf(
  point: Point,
  lines: readonly (readonly Point[])[],
  others: readonly Point[] = [],
  wanted = sides,
): Side | undefined {
  const text = '1234567890'
  const wishes = [...others.map((other) => ({ point: other, text: '', sides })), { point, text, sides: wanted }]
  const placed = placeLabels(wishes, lines, box).at(-1)
  return sides.find((side) => JSON.stringify(labelAt(point, text, box, side)) === JSON.stringify(placed))
}
const point = { x: 200, y: 150 }
const level = (y: number, from = 150, to = 250): Point[] => [
  { x: from, y },
  { x: to, y },
]

describe('words beside a point', () => {
  it('stand on the side that is wanted first while nothing is in their way', () => {
    expect(sideOf(point, [])).toBe('above')
  })

  it('leave a side through which a line passes, also between two of its points', () => {
    // Letters stand from 127 to 141 above the point, from 161 to 175 below it.
    expect(sideOf(point, [level(134)])).toBe('below')
    expect(sideOf(point, [level(134, -2000, 2000)])).toBe('below')
    expect(sideOf(point, [level(127)])).toBe('above')
    expect(sideOf(point, [level(141)])).toBe('above')
    expect(sideOf(point, [level(128)])).toBe('below')
    expect(sideOf(point, [level(140)])).toBe('below')
  })

  it('mind no line beside them', () => {
    expect(sideOf(point, [level(134, 40, 165)])).toBe('above')
    expect(sideOf(point, [level(134, 235, 380)])).toBe('above')
    expect(sideOf(point, [level(134, 140, 172)])).toBe('below')
    expect(sideOf(point, [level(134, 228, 300)])).toBe('below')
  })

  it('mind a steep line where it passes through them', () => {
    const steep = [
      { x: 180, y: 0 },
      { x: 180, y: 158 },
    ]
    expect(sideOf(point, [steep])).toBe('below')
    const beside = steep.map(({ y }) => ({ x: 164, y }))
    expect(sideOf(point, [beside])).toBe('above')
  })

  it('keep room from the words of another mark', () => {
    // Both are 68 pixels wide; 8 are kept between them.
    const beside = (x: number) => {
      const wishes = [{ x, y: 150 }, point].map((at) => ({ point: at, text: '1234567890', sides }))
      return placeLabels(wishes, [], box).at(-1)
    }
    expect(beside(200 - 76)).toEqual(labelAt(point, '1234567890', box, 'above'))
    expect(beside(200 - 75)).not.toEqual(labelAt(point, '1234567890', box, 'above'))
  })

  it('leave a side on which another mark stands, and touch a mark rather than be crossed by a line', () => {
    expect(sideOf(point, [], [{ x: 200, y: 134 }])).toBe('below')
    // Marks reach 7 pixels to each side.
    expect(sideOf(point, [], [{ x: 200, y: 148 }])).toBe('above')
    expect(sideOf(point, [], [{ x: 200, y: 147 }])).toBe('below')
    expect(sideOf(point, [], [{ x: 200, y: 121 }])).toBe('below')
    expect(sideOf(point, [], [{ x: 200, y: 120 }])).toBe('above')
    expect(sideOf(point, [], [{ x: 159, y: 134 }])).toBe('above')
    expect(sideOf(point, [], [{ x: 160, y: 134 }])).toBe('below')
    expect(sideOf(point, [], [{ x: 241, y: 134 }])).toBe('above')
    expect(sideOf(point, [], [{ x: 240, y: 134 }])).toBe('below')
    expect(sideOf(point, [level(168, 0, 400)], [{ x: 200, y: 147 }], ['below', 'above'])).toBe('above')
  })

  it('stand far from their mark only where every nearer side is worse', () => {
    const all = [level(134, 0, 400), level(168, 0, 400)]
    expect(sideOf(point, all)).toBe('high')
    // On the side after, only the last few pixels of the words are crossed: a single point of the line costs less.
    expect(sideOf(point, [...all.map((line) => line.map((end) => ({ ...end, x: Math.min(end.x, 202) })))])).toBe(
      'aboveAfter',
    )
  })

  it('stand clear of the words before them', () => {
    const wish = { point, text: '1234567890', sides }
    const [first, second] = placeLabels([wish, wish], [], box)
    expect(first?.y).toBe(138)
    expect(second?.y).toBe(172)
  })
})
