const mirror: Partial<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

interface Points {
  count: number
  /** Runs from right to left. */
  isMirrored: boolean
}

/** Where a key leads on a picture of so many points; undefined for keys that lead nowhere. */
export function walked(key: string, active: number | null, { count, isMirrored }: Points): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  switch (isMirrored ? (mirror[key] ?? key) : key) {
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
