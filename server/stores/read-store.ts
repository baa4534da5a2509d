import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../db/client'
import type { StoreProblem } from '../../src/domain/actuals/stores'
import type { SecretKey } from '../infra/secret-key'
import type { Ask } from './ask'
import type { DueStore } from './due'
import type { Page, Platform } from './platforms/platform'
import { createOrderPages, periodOf } from './read-orders'
import { tokensOf } from './tokens'
import { StoreTrouble } from './trouble'

export interface Reading {
  db: Db
  secretKey: SecretKey
  ask: Ask
  /** For tests. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<unknown>) | undefined
}

/** A fetch that is not gone on with until the next night. */
export class FetchRefused extends Error {
  readonly problem: StoreProblem

  constructor(problem: StoreProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A fetch waits so long in all for a platform's limit before it is put off. */
const patienceMs = 120_000

/** Asks again after a limit, while there is patience for it, and twice after a failure. */
function createPatience(wait: (ms: number) => Promise<unknown>) {
  let left = patienceMs
  return async <T>(work: () => Promise<T>): Promise<T> => {
    for (let failures = 0; ; ) {
      try {
        return await work()
      } catch (cause) {
        if (!(cause instanceof StoreTrouble)) throw cause
        const isLimit = cause.kind === 'limit'
        if (!isLimit) failures += 1
        const ms = isLimit ? (cause.retryAfter ?? 2) * 1000 : failures * 2000
        if ((!isLimit && (cause.kind !== 'unavailable' || failures > 2)) || ms > left) throw cause
        left -= ms
        await wait(ms)
      }
    }
  }
}

/** What a store’s orders come to by month, read page by page. */
export async function readStore(setup: Reading, row: DueStore, platform: Platform, signal: AbortSignal) {
  const period = periodOf(platform, row.lastFetchedAt?.getTime() ?? null, Date.now())
  const pages = createOrderPages(platform, period)
  const wait = setup.wait ?? ((ms, stop) => setTimeout(ms, undefined, { signal: stop }))
  const patiently = createPatience((ms) => wait(ms, signal))
  const of = { userId: row.userId, id: row.id, platform, merchantId: row.merchantId }
  const stoppable: Ask = (request) => setup.ask(request, signal)
  async function next(at: string | null): Promise<Page> {
    const tokens = await tokensOf(setup, of)
    const query = { merchantId: row.merchantId, period, at }
    try {
      return await platform.page(stoppable, { ...query, tokens })
    } catch (cause) {
      if (!(cause instanceof StoreTrouble) || cause.kind !== 'revoked') throw cause
      return platform.page(stoppable, { ...query, tokens: await tokensOf(setup, of, tokens.access) })
    }
  }
  for (let at: string | null = null, isFirst = true; isFirst || at !== null; isFirst = false) {
    const cursor: string | null = at
    const page: Page = await patiently(() => next(cursor))
    pages.add(page.rows)
    if (pages.isTooMuch) throw new FetchRefused('tooMany')
    at = page.next
  }
  return { months: pages.months(), unreadable: pages.unreadable }
}
