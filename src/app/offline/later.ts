import { whenIdle } from '../../ui/page/idle'

/** Fills the store of offline files later, where the browser has one: not over plain HTTP, not while developing. */
export function keepOfflineLater(how: { offersVersions: boolean }): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenIdle(
    () =>
      void import('./register').then(
        ({ keepOffline }) => keepOffline(how),
        () => {},
      ),
  )
}
