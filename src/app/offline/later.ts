const afterLoadMs = 5000

/** Runs something well after the page has loaded, once the browser has nothing else to do. */
function whenSettled(run: () => void): void {
  const wait = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : run()),
      afterLoadMs,
    )
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Fills the store of offline files later, where the browser has one: not over plain HTTP, not while developing. */
export function keepOfflineLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenSettled(
    () =>
      void import('./register').then(
        ({ keepOffline }) => keepOffline(),
        () => {},
      ),
  )
}
