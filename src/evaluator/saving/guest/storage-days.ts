import { deletesByItself } from './deletes-by-itself'

/** WebKit deletes once its browser was used on so many days without a visit to the site, unless it has promised to keep it. */
const daysWithoutVisit = 7
const dayMs = 24 * 60 * 60_000

/**
 * Asks the browser to keep this site until the person deletes it. WebKit answers by itself, Chromium too; Firefox would ask
 * the person, so there it is asked for where the person chose to keep a plan (`isWanted`).
 */
export async function askToKeep({ isWanted = false } = {}): Promise<boolean> {
  if (!navigator.storage?.persist) return false
  if (await navigator.storage.persisted()) return true
  const isAskedAloud = navigator.userAgent.includes('Firefox/')
  return isAskedAloud && !isWanted ? false : navigator.storage.persist()
}

/** The first day on which a plan kept `today` may be deleted without another visit; null where nothing deletes it by itself. */
export async function deletedFrom(today: Date): Promise<Date | null> {
  if (!deletesByItself()) return null
  if (await askToKeep().catch(() => false)) return null
  return new Date(today.getTime() + daysWithoutVisit * dayMs)
}
