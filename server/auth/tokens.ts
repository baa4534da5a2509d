import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { apiTokens } from '../../db/connect-schema'
import { users } from '../../db/schema'
import type { TokenScope } from '../../src/domain/options'
import type { SecretOwners } from './secret-owners'
import { type SignedUser, signedColumns } from './sessions'

/** By which scanners of source code know one; 256 random bits follow. */
const prefix = 'mizan_'
const pattern = /^mizan_[\w-]{43}$/
const minuteMs = 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new token, which is shown once, and what is stored of it. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashOf(token) }
}

/** Who calls with a token. */
export interface TokenCaller {
  user: SignedUser
  tokenId: string
  scope: TokenScope
}

export interface Tokens {
  /** Whose token this is; null for one that is wrong, expired or revoked, or whose account is not active. */
  read(token: string): Promise<TokenCaller | null>
}

/** At most once a minute, also when many calls arrive together. */
async function noteUse(db: Db, userId: string, id: string): Promise<void> {
  const now = new Date()
  const isDue = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - minuteMs)))
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id), isDue))
}

export function createTokens(db: Db, owners: SecretOwners): Tokens {
  const byHash = db
    .select({
      user: signedColumns.user,
      token: { id: apiTokens.id, scope: apiTokens.scope, lastUsedAt: apiTokens.lastUsedAt },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.userId, sql.placeholder('userId')),
        eq(apiTokens.tokenHash, sql.placeholder('hash')),
        gt(apiTokens.expiresAt, sql`now()`),
        eq(users.isActive, true),
      ),
    )
    .prepare('token_by_hash')

  return {
    async read(token) {
      if (!pattern.test(token)) return null
      const hash = hashOf(token)
      const userId = await owners.find(hash)
      const [found] = userId === null ? [] : await byHash.execute({ userId, hash })
      if (!found) return null
      const { user, token: row } = found
      if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) >= minuteMs) await noteUse(db, user.id, row.id)
      return { user, tokenId: row.id, scope: row.scope }
    },
  }
}
