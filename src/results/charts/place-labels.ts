import { type Box, labelAt, type PlacedLabel, type Point, type Side, widthOf } from '../plot'

/** Words that want a place beside a point; the sides in the order in which they are preferred. */
export interface LabelWish {
  point: Point
  text: string
  sides: readonly Side[]
}

/** Where the words of the lowest point of cash stand, and those of the point at which it is back. */
export const lowestSides: readonly Side[] = [
  'below',
  'belowBefore',
  'belowAfter',
  'after',
  'before',
  'above',
  'low',
  'lower',
  'high',
  'higher',
]
export const backSides: readonly Side[] = [
  'aboveBefore',
  'above',
  'aboveAfter',
  'belowAfter',
  'before',
  'after',
  'high',
  'higher',
  'low',
  'lower',
]

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/** The words of 12 pixels, from the tops of their letters to below their descenders. */
function areaOf({ x, y, anchor }: PlacedLabel, text: string): Area {
  const width = widthOf(text)
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width, top: y - 11, bottom: y + 3 }
}

/** A mark, with some room around it. */
const markSize = 7
const markAt = ({ x, y }: Point): Area => ({
  left: x - markSize,
  right: x + markSize,
  top: y - markSize,
  bottom: y + markSize,
})

/** Between the words of one mark and those of another. */
const room = 8

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The farther words stand from their mark, the less they are known to be its own. */
const farCost: Partial<Record<Side, number>> = { high: 60, higher: 120, low: 60, lowAfter: 60, lower: 120 }

/** Points along a line, close enough that none of its way through a word is missed. */
function along(line: readonly Point[]): Point[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }))
  })
}

const isIn = ({ left, right, top, bottom }: Area, { x, y }: Point) => x > left && x < right && y > top && y < bottom

/**
 * A place for the words beside each point: on the side that is freest of the words before, of every mark and of the lines;
 * where several are, the side that is wanted first.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  lines: readonly (readonly Point[])[],
  box: Box,
  marks: readonly Point[] = [],
): PlacedLabel[] {
  const path = lines.flatMap(along)
  const taken: Area[] = [...wishes.map(({ point }) => point), ...marks].map(markAt)
  return wishes.map(({ point, text, sides }) => {
    const places = sides.map((side) => {
      const label = labelAt(point, text, box, side)
      const area = areaOf(label, text)
      const covered = taken.reduce((sum, other) => sum + overlap(area, other), 0)
      // A line through the words is worse to read than a mark that touches them.
      return { label, area, cost: covered + (farCost[side] ?? 0) + 40 * path.filter((one) => isIn(area, one)).length }
    })
    const best = places.reduce((one, other) => (other.cost < one.cost ? other : one))
    const { left, right, top, bottom } = best.area
    if (text !== '')
      taken.push({ left: left - room, right: right + room, top: top - room / 2, bottom: bottom + room / 2 })
    return best.label
  })
}
