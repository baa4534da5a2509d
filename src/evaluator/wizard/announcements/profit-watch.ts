/** How long typing must have paused before the profit is said. */
export const quietMs = 1500

interface Change {
  profit: number
  /** Against what was last said, or stood there at first. */
  by: number
}

/**
 * Tells the new profit once, a pause after the last change: against the one that was last known, so that several edits in
 * a row are one announcement. What comes back to the same whole amount is not said.
 */
export function profitWatch(profit: () => number | null, say: (change: Change) => void) {
  let known = profit()
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = () => {
    const now = profit()
    if (now === null) return
    const by = now - (known ?? 0)
    const isNew = known === null || Math.round(by) !== 0
    known = now
    if (isNew) say({ profit: now, by })
  }
  return {
    edited() {
      clearTimeout(timer)
      timer = setTimeout(speak, quietMs)
    },
    stop: () => clearTimeout(timer),
  }
}
