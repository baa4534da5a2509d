/** Where a key leads on a picture of so many points; undefined for keys that lead nowhere. */
export function walked(key: string, active: number | null, points: number): number | undefined {
  const last = points - 1
  if (last < 0) return undefined
  switch (key) {
    // Pictures run from left to right in every language, and so do their keys.
    case 'ArrowRight':
    case 'ArrowDown':
      return active === null ? 0 : Math.min(last, active + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === null ? last : Math.max(0, active - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
