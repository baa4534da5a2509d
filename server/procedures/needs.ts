import type { AnyProcedure } from '@trpc/server'
import type { TokenScope } from '../../src/domain/options'
import type { Budget } from '../http/budgets'

/** Who may call a procedure; see access.ts, which makes one for each. */
export type Access = 'public' | 'session' | 'signedIn' | 'proven' | 'withAccess' | 'admin' | 'provenAdmin'

/** What a procedure says of itself before anything else. None can be made without it. */
export interface Needs extends Budget {
  /** Statements that the database is sent for its dearest call: they do not grow with the account. Measured with `cpuMs`. */
  statements: number
  /** From which scope on a program may call it with an access token; without it no program may. */
  programs?: TokenScope
  /** Rejects batching, so that secrets cannot be brute-forced, and large responses not multiplied, in one request. */
  unbatched?: true
  /** A question that leaves a record of having been asked: it is a change, too. */
  leavesRecord?: true
  /** Looks for what is sent by its hash: a text with a NUL is answered like any other that is not found. */
  takesNul?: true
  /** The most values of its input as JSON, where that is more than an ordinary call's: 100,000 are parsed in 4 ms, in some 100 at worst, and refused in 350 where every one is wrong. */
  maxValues?: number
}

/** What tRPC keeps of a procedure as `meta`. */
export interface Meta extends Needs {
  access: Access
}

const isMeta = (value: unknown): value is Meta => typeof value === 'object' && value !== null && 'access' in value

/** What a procedure said of itself. */
export function metaOf({ _def: { meta } }: AnyProcedure): Meta {
  if (!isMeta(meta)) throw new Error('a procedure was not made by procedures/access.ts')
  return meta
}

/** What a page asks for when it opens, and what a person does by hand. */
export const ordinary = { aMinute: 600 }

/** What a person changes by hand; programs have 300 calls of all kinds. */
export const changes = { aMinute: 300 }

/** Attempts at secrets are also counted in the database, by rate-limits.ts. */
export const secret = { aMinute: 240, unbatched: true } as const

/** What hashes a password: an owner does so a few times a year. */
export const hashes = { aMinute: 120, unbatched: true } as const

/** What reads or writes much. */
export const costly = { aMinute: 120 }

/** Auto-save sends at most 30 a minute for each tab. */
export const saves = { aMinute: 120, sharedAs: 'saves', refusal: 'TOO_MANY_SAVES' } as const
