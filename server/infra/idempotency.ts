import { and, eq, gt, sql } from 'drizzle-orm'
import superjson from 'superjson'
import type { Db } from '../../db/client'
import { auditLog, idempotencyKeys } from '../../db/schema'
import { AppError } from './errors'
import type { SecretKey } from './secret-key'

const lastsHours = 24

interface Store {
  db: Db
  secretKey: SecretKey
}

/** The calls that are made once for a key. */
type OnceCall =
  | 'projects.create'
  | 'admin.users.create'
  | 'admin.category_benchmark.create'
  | 'admin.default_cost.create'
  | 'admin.team_template.create'
  | 'admin.overhead_default.create'

/** Who calls what: the same key of another user, or for another call, is another key. */
const onceScope = (call: OnceCall, userId: string) => `${call} ${userId}`

interface Call {
  /** The Idempotency-Key header; without it the work is simply done. */
  key: string | string[] | undefined
  call: OnceCall
  userId: string
  input: unknown
}

function validKey(key: string | string[]): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new AppError('BAD_INPUT', { issues: [{ path: 'Idempotency-Key', code: 'invalid' }] })
  return key
}

/** False while another process holds the same key: the lock is the transaction's and ends with it. */
async function holdsKey(tx: Db, scope: string, key: string): Promise<boolean> {
  const free = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0))`
  const [row] = await tx.select({ free }).from(sql`(values (1)) as one`)
  return row?.free === true
}

/**
 * Does the work once for a key: the same key and input get the first answer again, even from a caller that never saw
 * it. The key is kept in the transaction of the work, so there is neither a key without its work nor work without it.
 */
export async function withIdempotencyKey<T>(
  { db, secretKey }: Store,
  { key, call, userId, input }: Call,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction(work)
  const [name, scope] = [validKey(key), onceScope(call, userId)]
  // The input may hold a password, and the rest of it is known from the answer.
  const inputHash = secretKey.sign('idempotency', superjson.stringify(input))
  return db.transaction(async (tx) => {
    if (!(await holdsKey(tx, scope, name))) throw new AppError('IN_FLIGHT', { retryAfter: 1 })
    const [known] = await tx
      .select({ inputHash: idempotencyKeys.inputHash, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, userId),
          eq(idempotencyKeys.scope, scope),
          eq(idempotencyKeys.key, name),
          gt(idempotencyKeys.expiresAt, new Date()),
        ),
      )
    if (known && known.inputHash !== inputHash) throw new AppError('KEY_REUSED')
    if (known) return superjson.parse<T>(known.answer)
    const answer = await work(tx)
    const expiresAt = new Date(Date.now() + lastsHours * 3_600_000)
    const row = { inputHash, answer: superjson.stringify(answer), expiresAt }
    await tx
      .insert(idempotencyKeys)
      .values({ userId, scope, key: name, ...row })
      .onConflictDoUpdate({ target: [idempotencyKeys.userId, idempotencyKeys.scope, idempotencyKeys.key], set: row })
    return answer
  })
}

/** Forgets what is kept of a user's calls, and of the call of an administrator by which their account was made. */
export async function forgetKeysOf(tx: Db, userId: string): Promise<void> {
  const { userId: caller, scope, answer } = idempotencyKeys
  await tx.delete(idempotencyKeys).where(eq(caller, userId))
  // Who made the account may administer no more: the audit log knows.
  const makers = await tx
    .selectDistinct({ id: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.targetId, userId), eq(auditLog.action, 'user.create')))
  for (const { id } of makers) {
    const isMaking = and(eq(caller, id), eq(scope, onceScope('admin.users.create', id)))
    await tx.delete(idempotencyKeys).where(and(isMaking, sql`position(${userId} in ${answer}) > 0`))
  }
}
