import { describe, expect, it } from 'vitest'
import { cashRange, heightOf, labelAt, linePath, plotScales, type Side, ticksOf, widthOf } from './plot'

const box = { width: 400, height: 300 }

describe('a plot', () => {
  it('leaves room for the figures of its axes, with zero in the range of cash and room below its lowest point', () => {
    const { x, y } = plotScales(box, [0, 10], [0, 400])
    expect([x(0), x(10), y(0), y(400)]).toEqual([52, 386, 254, 22])
    expect(cashRange([-50, 50])).toEqual([-62, 50])
    expect(cashRange([5, 50])).toEqual([0, 50])
    expect(cashRange([-50, -5])).toEqual([-56, 0])
    expect(cashRange([])).toEqual([0, 0])
  })

  it('divides by nothing where all values are one, and turns around nowhere, however narrow', () => {
    const { x, y } = plotScales(box, [3, 3], [0, 0])
    expect([x(3), x(4), y(0), y(1)]).toEqual([52, 386, 254, 22])
    expect(plotScales({ width: 10, height: 300 }, [0, 1], [0, 1]).x(1)).toBe(53)
  })

  it('writes a line to the tenth of a pixel', () => {
    expect(
      linePath([
        { x: 1.26, y: 2.34 },
        { x: 10, y: 20.06 },
      ]),
    ).toBe('M1.3,2.3L10,20.1')
    expect(linePath([])).toBe('')
    expect(ticksOf([1, 2], (value) => value * 10)).toEqual([
      { value: 1, at: 10 },
      { value: 2, at: 20 },
    ])
  })

  it('is lower on a phone', () => {
    expect([heightOf(479, 300), heightOf(480, 300)]).toEqual([210, 300])
  })
})

describe('words beside a point', () => {
  /** Ten letters: 68 pixels, so 34 to each side. */
  const text = '1234567890'
  const at = (x: number, y: number, side: Side) => labelAt({ x, y }, text, box, side)

  it.each<[Side, number, number]>([
    ['above', 200, 138],
    ['high', 200, 122],
    ['higher', 200, 106],
    ['below', 200, 172],
    ['aboveBefore', 162, 138],
    ['aboveAfter', 238, 138],
    ['belowBefore', 162, 170],
    ['belowAfter', 238, 170],
  ])('stand on the side %s at %d, %d', (side, x, y) => {
    expect(widthOf(text)).toBe(68)
    expect(at(200, 150, side)).toEqual({ x, y, anchor: 'middle' })
  })

  it('take less room in Arabic, whose letters are joined', () => {
    expect(widthOf('استرداد: 2028')).toBeCloseTo(7 * 6.2 + 6 * 6.8)
  })

  it('begin at the edge where there is no room before it, and end there where there is none behind', () => {
    expect(at(90, 150, 'above')).toMatchObject({ x: 90, anchor: 'middle' })
    expect(at(89, 150, 'above')).toMatchObject({ x: 89, anchor: 'start' })
    expect(at(54, 150, 'above')).toMatchObject({ x: 56, anchor: 'start' })
    expect(at(352, 150, 'above')).toMatchObject({ x: 352, anchor: 'middle' })
    expect(at(353, 150, 'above')).toMatchObject({ x: 386, anchor: 'end' })
    // On a picture that is hardly wider than they are, they end before its edge.
    expect(labelAt({ x: 80, y: 150 }, text, { width: 138, height: 300 }, 'above')).toMatchObject({
      x: 56,
      anchor: 'start',
    })
  })

  it('stay between the top of the picture and the figures below', () => {
    expect([at(200, 2, 'above').y, at(200, 253, 'below').y]).toEqual([12, 253])
  })
})
