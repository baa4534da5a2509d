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

interface Budget extends Allowance {
  /**
   * Milliseconds of processor time that the dearest call takes, on a large account and with the worst input. Measured and
   * written by `npm run bench -- costs`; with its allowance it may come to a tenth of a core.
   */
  cpuMs: number
}

interface CallBudget extends Budget {
  /** Statements that the database is sent for such a call, measured with it: they do not grow with the account. */
  statements: number
}

/** What a page asks for when it opens, and what a person does by hand. */
const ordinary = { aMinute: 600 }

/** What a person changes by hand; programs have 300 calls of all kinds. */
const changes = { aMinute: 300 }

/** Attempts at secrets are also counted in the database, by rate-limits.ts. */
const secret = { aMinute: 240 }

/** What hashes a password: an owner does so a few times a year. */
const hashes = { aMinute: 120 }

/** What reads or writes much. */
const costly = { aMinute: 120 }

/** Auto-save sends at most 30 a minute for each tab. */
const saves: Allowance = { aMinute: 120, sharedAs: 'saves', refusal: 'TOO_MANY_SAVES' }

/** Every procedure has one: budgets.test.ts does not compile while one is missing or left over. */
export const budgets = {
  'account.changePassword': { ...hashes, cpuMs: 41, statements: 11 },
  'account.confirmEmail': { ...secret, cpuMs: 13, statements: 17 },
  'account.delete': { ...hashes, cpuMs: 28, statements: 14 },
  'account.endOtherSessions': { ...changes, cpuMs: 7.5, statements: 12 },
  'account.endSession': { ...changes, cpuMs: 7.5, statements: 2 },
  'account.exportData': { aMinute: 20, cpuMs: 98, statements: 53 },
  'account.profile': { ...ordinary, cpuMs: 2.7, statements: 2 },
  'account.prove': { ...hashes, cpuMs: 20, statements: 3 },
  'account.proveByCode': { ...secret, cpuMs: 6.8, statements: 7 },
  'account.sendConfirmation': { ...secret, cpuMs: 5.8, statements: 5 },
  'account.sendProofCode': { ...secret, cpuMs: 5, statements: 5 },
  'account.sessions': { ...ordinary, cpuMs: 3.2, statements: 2 },
  'account.update': { ...changes, cpuMs: 6.5, statements: 3 },
  'admin.analytics': { ...costly, cpuMs: 4.2, statements: 3 },
  'admin.audit.list': { ...ordinary, cpuMs: 3.1, statements: 2 },
  'admin.categoryBenchmarks.create': { ...changes, cpuMs: 7.2, statements: 3 },
  'admin.categoryBenchmarks.delete': { ...changes, cpuMs: 7.4, statements: 3 },
  'admin.categoryBenchmarks.list': { ...ordinary, cpuMs: 2.4, statements: 2 },
  'admin.categoryBenchmarks.update': { ...changes, cpuMs: 7.4, statements: 4 },
  'admin.defaultCosts.create': { ...changes, cpuMs: 7.1, statements: 3 },
  'admin.defaultCosts.delete': { ...changes, cpuMs: 11, statements: 3 },
  'admin.defaultCosts.list': { ...ordinary, cpuMs: 2.4, statements: 2 },
  'admin.defaultCosts.update': { ...changes, cpuMs: 6.9, statements: 4 },
  'admin.exports.begin': { aMinute: 20, cpuMs: 77, statements: 28 },
  'admin.orders.list': { ...ordinary, cpuMs: 3.7, statements: 2 },
  'admin.overheadDefaults.create': { ...changes, cpuMs: 7.8, statements: 3 },
  'admin.overheadDefaults.delete': { ...changes, cpuMs: 7.7, statements: 3 },
  'admin.overheadDefaults.list': { ...ordinary, cpuMs: 2.5, statements: 2 },
  'admin.overheadDefaults.update': { ...changes, cpuMs: 7.4, statements: 4 },
  'admin.projects.get': { ...ordinary, cpuMs: 5.6, statements: 3 },
  'admin.projects.list': { ...ordinary, cpuMs: 5.6, statements: 27 },
  'admin.statistics': { ...costly, cpuMs: 4.8, statements: 5 },
  'admin.status': { ...ordinary, cpuMs: 1.6, statements: 1 },
  'admin.teamTemplates.create': { ...changes, cpuMs: 6.7, statements: 3 },
  'admin.teamTemplates.delete': { ...changes, cpuMs: 7.7, statements: 3 },
  'admin.teamTemplates.list': { ...ordinary, cpuMs: 2.6, statements: 2 },
  'admin.teamTemplates.update': { ...changes, cpuMs: 6.8, statements: 4 },
  'admin.users.create': { ...hashes, cpuMs: 23, statements: 6 },
  'admin.users.list': { ...ordinary, cpuMs: 3.3, statements: 2 },
  'admin.users.setAdmin': { ...changes, cpuMs: 7.8, statements: 6 },
  'admin.users.setPassword': { ...hashes, cpuMs: 24, statements: 6 },
  'admin.users.setStatus': { ...changes, cpuMs: 7.6, statements: 9 },
  'auth.accessStatus': { ...ordinary, cpuMs: 1.8, statements: 1 },
  'auth.earlyAccess': { ...ordinary, cpuMs: 1.2, statements: 1 },
  'auth.login': { ...secret, cpuMs: 18, statements: 7 },
  'auth.loginWithCode': { ...secret, cpuMs: 16, statements: 20 },
  'auth.logout': { ...ordinary, cpuMs: 1.8, statements: 1 },
  'auth.register': { ...hashes, cpuMs: 34, statements: 14 },
  'auth.resetPassword': { ...hashes, cpuMs: 26, statements: 16 },
  'auth.sendCode': { ...secret, cpuMs: 6.1, statements: 3 },
  'auth.session': { ...ordinary, cpuMs: 1.8, statements: 1 },
  'auth.sessionEnd': { ...ordinary, cpuMs: 1.3, statements: 1 },
  'benchmarks.list': { ...ordinary, cpuMs: 1.3, statements: 1 },
  'evaluator.defaults': { ...ordinary, cpuMs: 4.1, statements: 2 },
  'evaluator.evaluate': { aMinute: 60, cpuMs: 15, statements: 3 },
  'health.check': { ...ordinary, cpuMs: 0.9, statements: 1 },
  'payments.checkout': { ...secret, cpuMs: 7, statements: 1 },
  'payments.receipt': { ...ordinary, cpuMs: 3, statements: 2 },
  'payments.settle': { ...secret, cpuMs: 8.5, statements: 17 },
  'payments.verify': { ...secret, cpuMs: 7.6, statements: 1 },
  'projects.create': { ...costly, cpuMs: 15, statements: 5 },
  'projects.delete': { ...changes, cpuMs: 7.3, statements: 7 },
  'projects.deleted.bringBack': { ...changes, cpuMs: 8.2, statements: 5 },
  'projects.deleted.list': { ...ordinary, cpuMs: 3, statements: 2 },
  'projects.deleted.purge': { ...changes, cpuMs: 6.9, statements: 2 },
  'projects.duplicate': { ...costly, cpuMs: 13, statements: 6 },
  'projects.findDefault': { ...ordinary, cpuMs: 2.4, statements: 2 },
  'projects.get': { ...ordinary, cpuMs: 4.8, statements: 2 },
  'projects.list': { ...ordinary, cpuMs: 9.3, statements: 27 },
  'projects.listPlans': { ...costly, cpuMs: 27, statements: 2 },
  'projects.rename': { ...changes, cpuMs: 7, statements: 2 },
  'projects.save': { ...saves, cpuMs: 15, statements: 2 },
  'projects.setDefault': { ...changes, cpuMs: 7.1, statements: 4 },
  'projects.versions.get': { ...costly, cpuMs: 9.7, statements: 3 },
  'projects.versions.keep': { ...saves, cpuMs: 17, statements: 5 },
  'projects.versions.list': { ...costly, cpuMs: 20, statements: 28 },
  'projects.versions.name': { ...changes, cpuMs: 7, statements: 4 },
  'projects.versions.named': { ...ordinary, cpuMs: 3.4, statements: 3 },
  'projects.versions.restore': { ...saves, cpuMs: 11, statements: 4 },
  'projects.shares.create': { ...costly, cpuMs: 14, statements: 7 },
  'projects.shares.list': { ...ordinary, cpuMs: 3.9, statements: 3 },
  'projects.shares.revoke': { ...changes, cpuMs: 7.2, statements: 2 },
  'projects.shares.update': { ...costly, cpuMs: 12, statements: 6 },
  'shares.open': { ...costly, cpuMs: 5.8, statements: 1 },
  'teamTemplates.list': { ...ordinary, cpuMs: 1.6, statements: 1 },
  'tokens.create': { ...secret, cpuMs: 8.3, statements: 7 },
  'tokens.list': { ...ordinary, cpuMs: 2.5, statements: 2 },
  'tokens.revoke': { ...changes, cpuMs: 8.2, statements: 4 },
  'webhooks.create': { ...secret, cpuMs: 7.8, statements: 7 },
  'webhooks.delete': { ...changes, cpuMs: 7.6, statements: 4 },
  'webhooks.deliveries': { ...ordinary, cpuMs: 2.1, statements: 3 },
  'webhooks.list': { ...ordinary, cpuMs: 2.4, statements: 2 },
  'webhooks.ping': { ...secret, cpuMs: 7.9, statements: 3 },
  'webhooks.setActive': { ...changes, cpuMs: 8.4, statements: 8 },
} satisfies Record<string, CallBudget>

/** Work of which a call may do much or none: it is counted itself, wherever it is done. */
export const works = {
  /** Stored plans and versions that are worked out because nothing is remembered of them, by 16 KiB of their text. */
  plansRead: { aMinute: 8000, cpuMs: 0.5 },
  /** Looks for a link by one address: the page of a link is one, and its plan another. */
  linkLooks: { aMinute: 120, cpuMs: 6, refusal: 'TOO_MANY_TRIES' },
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
  spend(procedure: string, by: Spender, times?: number): Promise<void>
  /** How much of the processor they took lately: 0 for none, 1 for as much as is allowed at once. */
  takenLately(by: Spender): number
}

/** Where nothing is counted nobody is known to have taken little. */
const none: Budgets = { count: async () => {}, spend: async () => {}, takenLately: () => 1 }

const all = { ...budgets, ...works }
const isBudgeted = (name: string): name is keyof typeof all => Object.hasOwn(all, name)

/** The budgets of one process: they keep it responsive, so each process has its own. */
export function createBudgets(isOn: boolean): Budgets {
  if (!isOn) return none
  const counted = new RateLimiterMemory({ points: 1, duration: 60 })
  const time = createProcessorTime()

  async function add(key: string, calls: number, most: number, refusal: ErrorCode) {
    const { consumedPoints, msBeforeNext } = await counted.penalty(key, calls)
    if (consumedPoints > most) throw new AppError(refusal, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
  }

  return {
    async count(address, requests, kind = 'call') {
      if (requests > 0) await add(`${kind} ${address}`, requests, requestsAMinute[kind], 'TOO_MANY_REQUESTS')
    },
    async spend(procedure, by, times = 1) {
      if (!isBudgeted(procedure)) return
      const budget: Budget = all[procedure]
      const { aMinute, cpuMs, sharedAs = procedure, refusal = 'TOO_MANY_REQUESTS' } = budget
      await add(`${sharedAs} ${by.account ?? by.address}`, times, aMinute, refusal)
      time.take(by, cpuMs * times)
    },
    takenLately: time.takenLately,
  }
}
