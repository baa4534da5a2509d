import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { secretOwners as table } from '../../db/service-schema'

/** Far more than are used at a time. */
const maxKnown = 20_000

export interface SecretOwners {
  /**
   * Whose a session, an access token or a link is, by the hash of its secret; null where none was ever made. Whether it is
   * still good is for the caller to look up among what is the owner's.
   */
  find(hash: string): Promise<string | null>
  /** The same without what is remembered, so that it takes as long for every secret. */
  ask(hash: string): Promise<string | null>
  /** Notes whose a new secret is, within what makes it; `endsAt` is when it is good no more, whatever happens. */
  note(db: Db, secret: { hash: string; userId: string; endsAt: Date }): Promise<void>
}

/** Remembers those that were asked for: a secret has one owner for ever. */
export function createSecretOwners(db: Db): SecretOwners {
  const known = new Map<string, string>()
  const byHash = db
    .select({ userId: table.userId })
    .from(table)
    .where(eq(table.hash, sql.placeholder('hash')))
    .prepare('secret_owner')

  const ask = async (hash: string) => (await byHash.execute({ hash }))[0]?.userId ?? null

  function remember(hash: string, userId: string) {
    known.delete(hash)
    known.set(hash, userId)
    const [oldest] = known.size > maxKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
  }

  return {
    ask,
    async find(hash) {
      const userId = known.get(hash) ?? (await ask(hash))
      if (userId !== null) remember(hash, userId)
      return userId
    },
    async note(tx, secret) {
      // For the release before a trigger notes it too, until 0035_owners-without-triggers.
      await tx.insert(table).values(secret).onConflictDoNothing()
      remember(secret.hash, secret.userId)
    },
  }
}

/** Forgets those of an account that is deleted. */
export async function forgetSecretsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.userId, userId))
}
