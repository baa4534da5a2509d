/** What was asked for to show the page comes first: only this long after it is there is the line free for more. */
const restMs = 1000

/**
 * Runs something once the page has loaded and come to rest: what no first word needs, and the next press probably does.
 * Returns a function that stops it.
 */
export function whenIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : run())
  const rest = () => {
    timer = setTimeout(settle, restMs)
  }
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest)
  return () => {
    removeEventListener('load', rest)
    clearTimeout(timer)
  }
}
