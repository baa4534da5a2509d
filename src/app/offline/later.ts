import { canInstallWorker } from '../../ui/page/install-worker'
import { whenIdle } from '../../ui/page/when-idle'

/** Fills the store of offline files later, where the browser has one. */
export function keepOfflineLater(how: { offersVersions: boolean }): void {
  if (!canInstallWorker()) return
  whenIdle(
    () =>
      void import('./register').then(
        ({ keepOffline }) => keepOffline(how),
        () => {},
      ),
  )
}
