/** What a visitor does first: a scroll, a tap, a key or the pointer over the page; printing needs everything too. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart', 'beforeprint'] as const

let hasHappened = false
let isWatching = false
const waiting = new Set<() => void>()

function happen(): void {
  hasHappened = true
  for (const sign of signs) window.removeEventListener(sign, happen, true)
  for (const run of waiting) run()
  waiting.clear()
}

function watch(): void {
  if (isWatching || typeof window === 'undefined') return
  isWatching = true
  for (const sign of signs) window.addEventListener(sign, happen, { capture: true, passive: true })
}

/** Runs something with the visitor's first interaction, or at once when that has been. Returns a function that stops it. */
export function onFirstInteraction(run: () => void): () => void {
  if (hasHappened) {
    run()
    return () => undefined
  }
  waiting.add(run)
  watch()
  // A reader who scrolled while the scripts were loading has begun to read.
  if (window.scrollY > 0) happen()
  return () => waiting.delete(run)
}
