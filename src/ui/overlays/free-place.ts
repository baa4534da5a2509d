/** A place in the window, in pixels: along the line from where lines begin, and from the top. */
export interface Place {
  start: number
  top: number
}

interface Size {
  width: number
  height: number
}

export interface Obstacle extends Place, Size {
  /** How bad it is to cover it; what scrolls away is less bad than what stays. */
  weight: number
}

/** Between it and the edge of the window. */
const margin = 16
/** Between it and what it stands beside. */
const gap = 6
const step = 8

function covered({ start, top }: Place, size: Size, one: Obstacle): number {
  const along = Math.min(start + size.width, one.start + one.width) - Math.max(start, one.start) + gap
  const down = Math.min(top + size.height, one.top + one.height) - Math.max(top, one.top) + gap
  return along > 0 && down > 0 ? along * down * one.weight : 0
}

/** The places to try, the best first: from the bottom up, and in each height from the end of the line. */
function* placesIn(window: Size, size: Size, highest: number): Generator<Place> {
  const room = Math.max(0, window.width - size.width)
  const starts = new Set([Math.max(0, room - margin), room / 2, Math.min(margin, room)])
  for (let top = window.height - margin - size.height; top >= highest; top -= step)
    for (const start of starts) yield { start, top }
}

/**
 * Where something of a size covers no obstacle: the lowest such place, at the end of the line where there are several.
 * Where there is none, the place that covers the least. None is above `highest`.
 */
export function freePlace(window: Size, size: Size, obstacles: readonly Obstacle[], highest: number): Place {
  let best: Place | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of placesIn(window, size, Math.min(highest, window.height - margin - size.height))) {
    const cost = obstacles.reduce((sum, one) => sum + covered(place, size, one), 0)
    if (cost >= least) continue
    best = place
    least = cost
    if (cost === 0) break
  }
  return best ?? { start: 0, top: highest }
}
