/** What is lit, and what takes its light a step down. */
const fading = new Map<HTMLElement, ReturnType<typeof setTimeout>>()

/** How long each step of the light lasts, in milliseconds. */
const step = 100

/**
 * Lights a place for a moment, in two steps (theme/changes.css). By timers, for an animation is made and laid out again
 * with every key; light that is there already stays as it is, which costs nothing.
 */
export function light(place: HTMLElement): void {
  clearTimeout(fading.get(place))
  place.dataset.lit = 'full'
  const dim = () => {
    place.dataset.lit = 'half'
    fading.set(place, setTimeout(end, step))
  }
  const end = () => {
    delete place.dataset.lit
    fading.delete(place)
  }
  fading.set(place, setTimeout(dim, step))
}
