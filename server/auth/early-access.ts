import type { HttpServices } from '../http/services'
import { readPlacesTaken } from './held-places'

const minute = 60_000

/**
 * Whether a new account still has lifetime access for nothing. The database is asked once a minute at most, behind an
 * answer that is already known: a page never waits for it, and keeps its last answer while it cannot be reached.
 */
export async function watchFreePlaces({ database, env }: Pick<HttpServices, 'database' | 'env'>, every = minute) {
  let hasFreePlace = true
  let readAt = 0
  async function ask() {
    readAt = Date.now()
    hasFreePlace = (await readPlacesTaken(database.db)) < env.FREE_ACCESS_LIMIT
  }
  await ask().catch(() => undefined)
  return () => {
    if (Date.now() - readAt >= every) ask().catch(() => undefined)
    return hasFreePlace
  }
}
