// Runs in a page before its scripts: as text, so nothing here is known there but by name.

/** In the page: remembers how long each key took until the frame after it was painted, and every long task. */
export function watchKeys() {
  window.typed = { times: [], longTasks: 0 }
  new PerformanceObserver((list) => {
    window.typed.longTasks += list.getEntries().length
  }).observe({ type: 'longtask' })
  const painted = new MessageChannel()
  const waiting = []
  painted.port1.onmessage = () => {
    const now = performance.now()
    for (const pressed of waiting.splice(0)) window.typed.times.push(now - pressed)
  }
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      waiting.push(timeStamp)
      // The message is handled after the frame that shows this key's result.
      requestAnimationFrame(() => painted.port2.postMessage(null))
    },
    { capture: true },
  )
}
