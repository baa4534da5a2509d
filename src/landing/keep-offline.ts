import { canInstallWorker, installWorker } from '../ui/page/install-worker'
import { whenIdle } from '../ui/page/when-idle'

/** Not every browser says what its line is like. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

const lineOf = (browser: Navigator & { connection?: Line }): Line => browser.connection ?? {}

/**
 * Installs the service worker once the page is idle, so that the product opens without a network after a first look at it.
 * Not on a slow line: there its files would compete with the page that the first press opens, which installs it itself.
 */
export function keepOffline(): void {
  const { saveData = false, effectiveType = '4g' } = lineOf(navigator)
  if (!canInstallWorker() || saveData || effectiveType !== '4g') return
  whenIdle(() => void installWorker().catch(() => {}))
}
