import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ErrorCode } from '../../src/domain/error-codes'
import { AppError } from '../infra/errors'
import { createProcessorTime, type Spender } from './admission/processor-time'

/** Calls a minute: by one IP address for public procedures, else by one account. */
interface Allowance {
  aMinute: number
  /** Procedures that share one allowance. */
  sharedAs?: string
  refusal?: ErrorCode
}

export interface Budget extends Allowance {
  /**
   * Milliseconds of processor time that the dearest call takes, on a large account and with the worst input. Measured by
   * `npm run bench -- costs`; with its allowance it may come to a tenth of a core.
   */
  cpuMs: number
}

/** Work of which a call may do much or none: it is counted itself, wherever it is done. */
export const works = {
  /** Stored plans and versions that are worked out because nothing is remembered of them, by 16 KiB of their text. */
  plansRead: { aMinute: 8000, cpuMs: 0.5 },
  /** Looks for a link by one address: the page of a link is one, and its plan another. */
  shareLooks: { aMinute: 120, cpuMs: 6, refusal: 'TOO_MANY_TRIES' },
  /** Messages of assistants: lists of tools and what there is to read are long. A tool's own call is counted besides. */
  messages: { aMinute: 600, cpuMs: 10 },
  /** The reference of the interface, as a page and as data: long, and packed each time. */
  references: { aMinute: 240, cpuMs: 25 },
  /** Searches and simulations, by the time that they took. */
  computing: { aMinute: 600, cpuMs: 10 },
  /** Files of plans, by the time that they took; one that was begun is given. */
  files: { aMinute: 600, cpuMs: 10 },
} satisfies Record<string, Budget>

/**
 * Requests a minute by one address: far above what the people behind one do, so that none can take the whole process.
 * A page brings some twenty files, most of them once a year.
 */
export const requestsAMinute = { call: 6000, page: 3000, file: 12_000 } as const
export type RequestKind = keyof typeof requestsAMinute

export interface Budgets {
  /** Counts requests of an address; calls, where no kind is named. */
  count(address: string, requests: number, kind?: RequestKind): Promise<void>
  /**
   * Counts one call of a procedure, by the account or else the address; or so much work. What it may cost is taken from
   * what both have of the processor.
   */
  spend(name: string, budget: Budget, by: Spender, times?: number): Promise<void>
  /** How much of the processor they took lately: 0 for none, 1 for as much as is allowed at once. */
  recentUse(by: Spender): number
}

/** Where nothing is counted no caller is known to have taken little. */
const none: Budgets = { count: async () => {}, spend: async () => {}, recentUse: () => 1 }

/** The budgets of one process: they keep it responsive, so each process has its own. */
export function createBudgets(isOn: boolean): Budgets {
  if (!isOn) return none
  const counted = new RateLimiterMemory({ points: 1, duration: 60 })
  const time = createProcessorTime()

  async function add(key: string, calls: number, max: number, refusal: ErrorCode) {
    const { consumedPoints, msBeforeNext } = await counted.penalty(key, calls)
    if (consumedPoints > max) throw new AppError(refusal, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
  }

  return {
    async count(address, requests, kind = 'call') {
      if (requests > 0) await add(`${kind} ${address}`, requests, requestsAMinute[kind], 'TOO_MANY_REQUESTS')
    },
    async spend(name, { aMinute, cpuMs, sharedAs = name, refusal = 'TOO_MANY_REQUESTS' }, by, times = 1) {
      await add(`${sharedAs} ${by.account ?? by.address}`, times, aMinute, refusal)
      time.take(by, cpuMs * times)
    },
    recentUse: time.recentUse,
  }
}
