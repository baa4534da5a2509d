let isPressed = false
let releasedAt = Number.NEGATIVE_INFINITY
const waiting: (() => void)[] = []

/** A tap moves the focus and clicks only after the finger has left the glass. */
const tapMs = 150

function release(): void {
  isPressed = false
  releasedAt = performance.now()
  setTimeout(runWaiting, tapMs)
}

function runWaiting(): void {
  if (isPressed) return
  for (const run of waiting.splice(0)) run()
}

function press(): void {
  isPressed = true
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
}

/**
 * Runs what may move the page once a press is over: a message that appears when a field is left by pressing a button
 * must not push the button away between press and release. Runs at once where nothing is pressed.
 */
export function afterPress(run: () => void): void {
  const isTapping = performance.now() - releasedAt < tapMs
  if (!isPressed && !isTapping) {
    run()
    return
  }
  waiting.push(run)
}
