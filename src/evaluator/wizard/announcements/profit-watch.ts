/** How long typing must have paused before the profit is said. */
export const debounceMs = 1500

export interface ProfitChange {
  profit: number
  /** Against what was last said, or stood there at first; null where nothing did. */
  by: number | null
}

/**
 * Tells the new profit once, a pause after the last change: against the one that was last known, so that several edits in
 * a row are one announcement. What comes back to the same whole amount is not said.
 */
export function profitWatch(profit: () => number | null, say: (change: ProfitChange) => void) {
  let known = profit()
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = () => {
    const now = profit()
    if (now === null) return
    const by = known === null ? null : now - known
    if (by !== null && Math.round(by) === 0) return
    known = now
    say({ profit: now, by })
  }
  return {
    edited() {
      clearTimeout(timer)
      timer = setTimeout(speak, debounceMs)
    },
    stop: () => clearTimeout(timer),
  }
}
