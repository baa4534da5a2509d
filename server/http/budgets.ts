import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ErrorCode } from '../../src/domain/error-codes'
import { AppError } from './errors'

/** Calls a minute: by one IP address for public procedures, else by one account. */
interface Budget {
  aMinute: number
  /** Procedures that share one allowance. */
  sharedAs?: string
  refusal?: ErrorCode
}

/** What a page asks for when it opens, and what a person does by hand. */
const ordinary = { aMinute: 600 }

/** Attempts at secrets are also counted in the database, by rate-limits.ts. */
const secret = { aMinute: 300 }

/** What reads or writes much. */
const costly = { aMinute: 120 }

/** Auto-save sends at most 30 a minute for each tab. */
const saves: Budget = { aMinute: 120, sharedAs: 'saves', refusal: 'TOO_MANY_SAVES' }

/** Every procedure has one: budgets.test.ts does not compile while one is missing or left over. */
export const budgets = {
  'account.changePassword': secret,
  'account.confirmEmail': secret,
  'account.delete': secret,
  'account.endOtherSessions': ordinary,
  'account.endSession': ordinary,
  'account.exportData': { aMinute: 20 },
  'account.profile': ordinary,
  'account.prove': secret,
  'account.proveByCode': secret,
  'account.sendConfirmation': secret,
  'account.sendProofCode': secret,
  'account.sessions': ordinary,
  'account.update': ordinary,
  'admin.analytics': costly,
  'admin.audit.list': ordinary,
  'admin.categoryBenchmarks.create': ordinary,
  'admin.categoryBenchmarks.delete': ordinary,
  'admin.categoryBenchmarks.list': ordinary,
  'admin.categoryBenchmarks.update': ordinary,
  'admin.defaultCosts.create': ordinary,
  'admin.defaultCosts.delete': ordinary,
  'admin.defaultCosts.list': ordinary,
  'admin.defaultCosts.update': ordinary,
  'admin.exports.begin': { aMinute: 20 },
  'admin.orders.list': ordinary,
  'admin.overheadDefaults.create': ordinary,
  'admin.overheadDefaults.delete': ordinary,
  'admin.overheadDefaults.list': ordinary,
  'admin.overheadDefaults.update': ordinary,
  'admin.projects.get': ordinary,
  'admin.projects.list': ordinary,
  'admin.statistics': costly,
  'admin.status': ordinary,
  'admin.teamTemplates.create': ordinary,
  'admin.teamTemplates.delete': ordinary,
  'admin.teamTemplates.list': ordinary,
  'admin.teamTemplates.update': ordinary,
  'admin.users.create': secret,
  'admin.users.list': ordinary,
  'admin.users.setAdmin': ordinary,
  'admin.users.setPassword': secret,
  'admin.users.setStatus': ordinary,
  'auth.accessStatus': ordinary,
  'auth.earlyAccess': ordinary,
  'auth.login': secret,
  'auth.loginWithCode': secret,
  'auth.logout': ordinary,
  'auth.register': secret,
  'auth.resetPassword': secret,
  'auth.sendCode': secret,
  'auth.session': ordinary,
  'auth.sessionEnd': ordinary,
  'benchmarks.list': ordinary,
  'evaluator.defaults': ordinary,
  'evaluator.evaluate': { aMinute: 60 },
  'health.check': ordinary,
  'payments.checkout': secret,
  'payments.receipt': ordinary,
  'payments.settle': secret,
  'payments.verify': secret,
  'projects.create': costly,
  'projects.delete': ordinary,
  'projects.deleted.bringBack': ordinary,
  'projects.deleted.list': ordinary,
  'projects.deleted.purge': ordinary,
  'projects.duplicate': costly,
  'projects.findDefault': ordinary,
  'projects.get': ordinary,
  'projects.list': ordinary,
  'projects.listPlans': costly,
  'projects.rename': ordinary,
  'projects.save': saves,
  'projects.setDefault': ordinary,
  'projects.versions.get': costly,
  'projects.versions.keep': saves,
  'projects.versions.list': costly,
  'projects.versions.name': ordinary,
  'projects.versions.named': ordinary,
  'projects.versions.restore': saves,
  'projects.shares.create': costly,
  'projects.shares.list': ordinary,
  'projects.shares.revoke': ordinary,
  'projects.shares.update': costly,
  'shares.open': costly,
  'teamTemplates.list': ordinary,
  'tokens.create': secret,
  'tokens.list': ordinary,
  'tokens.revoke': ordinary,
  'webhooks.create': secret,
  'webhooks.delete': ordinary,
  'webhooks.deliveries': ordinary,
  'webhooks.list': ordinary,
  'webhooks.ping': secret,
  'webhooks.setActive': ordinary,
} satisfies Record<string, Budget>

/**
 * Requests a minute by one address: far above what the people behind one do, so that none can take the whole process.
 * A page brings some twenty files, most of them once a year. Each look for a link is a statement.
 */
export const requestsAMinute = { call: 6000, page: 3000, file: 12_000, link: 300 } as const
export type RequestKind = keyof typeof requestsAMinute

export interface Budgets {
  /** Counts requests of an address; calls, where no kind is named. */
  count(address: string, requests: number, kind?: RequestKind): Promise<void>
  /** Counts one call of a procedure, by an address or an account. */
  spend(procedure: string, who: string): Promise<void>
}

const none: Budgets = { count: async () => {}, spend: async () => {} }

const isBudgeted = (name: string): name is keyof typeof budgets => Object.hasOwn(budgets, name)

/** The budgets of one process: they keep it responsive, so each process has its own. */
export function createBudgets(isOn: boolean): Budgets {
  if (!isOn) return none
  const counted = new RateLimiterMemory({ points: 1, duration: 60 })

  async function add(key: string, calls: number, most: number, refusal: ErrorCode) {
    const { consumedPoints, msBeforeNext } = await counted.penalty(key, calls)
    if (consumedPoints > most) throw new AppError(refusal, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
  }

  return {
    async count(address, requests, kind = 'call') {
      if (requests > 0) await add(`${kind} ${address}`, requests, requestsAMinute[kind], 'TOO_MANY_REQUESTS')
    },
    async spend(procedure, who) {
      if (!isBudgeted(procedure)) return
      const budget: Budget = budgets[procedure]
      const { aMinute, sharedAs = procedure, refusal = 'TOO_MANY_REQUESTS' } = budget
      await add(`${sharedAs} ${who}`, 1, aMinute, refusal)
    },
  }
}
