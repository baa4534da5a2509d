import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import type { Db } from '../../db/client'
import { userSessions, users } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import type { SecretOwners } from './secret-owners'

/** What every call may know of the signed-in user, and the session; the one query of the session check brings both. */
export const signedColumns = {
  user: {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    phone: users.phone,
    countryCode: users.countryCode,
    isEmailVerified: users.isEmailVerified,
    preferredLanguage: users.preferredLanguage,
    preferredCurrency: users.preferredCurrency,
    accountType: users.accountType,
    placeHeldUntil: users.placeHeldUntil,
    paymentStatus: users.paymentStatus,
    givenAccess: users.givenAccess,
    userNumber: users.userNumber,
    isActive: users.isActive,
    isAdmin: users.isAdmin,
    mustChangePassword: users.mustChangePassword,
    /** False once a password was made void: a new one is set without it. */
    hasPassword: sql<boolean>`(${users.passwordHash} <> '')`.as('has_password'),
    createdAt: users.createdAt,
  },
  session: {
    id: userSessions.id,
    lastAccessedAt: userSessions.lastAccessedAt,
    expiresAt: userSessions.expiresAt,
    isStrong: userSessions.isStrong,
    /** When its owner was last there for sure: signing in is the first proof. */
    provedAt: sql<Date>`coalesce(${userSessions.provedAt}, ${userSessions.createdAt})`
      .mapWith(userSessions.createdAt)
      .as('proved_at'),
  },
}

type Columns = typeof signedColumns
interface Found {
  user: Pick<typeof users.$inferSelect, Exclude<keyof Columns['user'], 'hasPassword'>> & { hasPassword: boolean }
  session: Pick<typeof userSessions.$inferSelect, Exclude<keyof Columns['session'], 'provedAt'>> & { provedAt: Date }
}

export type SignedUser = Found['user']

interface SessionAttributes {
  rowId: string
  userAgent: string | null
  isStrong: boolean
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    // Lucia copies what it is given at each check, and one thing is copied quicker than twenty.
    DatabaseUserAttributes: { found: Found }
    DatabaseSessionAttributes: SessionAttributes
  }
}

const slidingLifetime = new TimeSpan(30, 'd')
const absoluteLifetimeDays = 90
/** Open sessions of one account: far above any real number of browsers. */
const maxSessions = 50
const hourMs = 3_600_000

/** The database holds this of a token, and never the token: what leaks from it opens nothing. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const isSession = (userId: string, token: string) =>
  and(eq(userSessions.userId, userId), eq(userSessions.sessionToken, token))

/** Lucia's session id is the hash of the token, so its adapter looks rows up by that column. */
function createAdapter(db: Db, owners: SecretOwners): Adapter {
  const byToken = db
    .select(signedColumns)
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.userId, sql.placeholder('userId')),
        eq(userSessions.sessionToken, sql.placeholder('token')),
        isNull(userSessions.endedAt),
        eq(users.isActive, true),
      ),
    )
    .prepare('session_by_token')
  return {
    async getSessionAndUser(token) {
      const userId = await owners.find(token)
      const [found] = userId === null ? [] : await byToken.execute({ userId, token })
      if (!found) return [null, null]
      const { user, session } = found
      const attributes = { rowId: session.id, userAgent: null, isStrong: session.isStrong }
      return [
        { id: token, userId: user.id, expiresAt: session.expiresAt, attributes },
        { id: user.id, attributes: { found } },
      ]
    },
    async setSession({ id, userId, expiresAt, attributes: { rowId, ...attributes } }) {
      const endsAt = new Date(Date.now() + absoluteLifetimeDays * 24 * hourMs)
      await owners.note(db, { hash: id, userId, endsAt })
      await db.insert(userSessions).values({ id: rowId, userId, sessionToken: id, ...attributes, expiresAt })
    },
    // Sliding is done at most hourly, with lastAccessedAt and up to the 90 days: see `touch`.
    updateSessionExpiration: async () => {},
    async deleteSession(token) {
      const userId = await owners.find(token)
      if (userId !== null) await db.delete(userSessions).where(isSession(userId, token))
    },
    deleteUserSessions: async (userId) => void (await endSessions(db, userId)),
    deleteExpiredSessions: async () => {},
    getUserSessions: async () => [],
  }
}

function createLucia(db: Db, owners: SecretOwners, isHttps: boolean) {
  return new Lucia(createAdapter(db, owners), {
    sessionExpiresIn: slidingLifetime,
    // With the prefix a browser takes the cookie over https alone, and from no neighbouring host.
    sessionCookie: { name: isHttps ? '__Host-mizan_session' : 'mizan_session', attributes: { secure: isHttps } },
    getUserAttributes: (attributes) => attributes,
  })
}

/** A session of a user, by its row. */
export const ownSession = (userId: string, id: string) => and(eq(userSessions.userId, userId), eq(userSessions.id, id))

/** Ends what a user has open, everywhere; `except` is the session that may stay. Gives how many there were. */
export async function endSessions(db: Db, userId: string, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(userSessions.id, except)
  const ended = await db
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), others))
    .returning({ id: userSessions.id })
  return ended.length
}

/** What a session was proved by besides: the owner of a passkey is there. */
export async function strengthenSession(db: Db, userId: string, id: string): Promise<void> {
  await db.update(userSessions).set({ isStrong: true, provedAt: new Date() }).where(ownSession(userId, id))
}

/** Ends one session of a user; false when they have no such session. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db.delete(userSessions).where(ownSession(userId, id)).returning({ id: userSessions.id })
  return ended.length > 0
}

/** A changed role ends sessions too, but leaves the mark by which a former administrator is told 403. */
export async function endSessionsOfRole(db: Db, userId: string): Promise<void> {
  const now = new Date()
  const purgedAt = new Date(now.getTime() + 24 * hourMs)
  await db.update(userSessions).set({ endedAt: now, expiresAt: purgedAt }).where(eq(userSessions.userId, userId))
}

/** Bounds the table: when an account has too many sessions, the least recently used ones end. */
async function endOldest(db: Db, userId: string): Promise<void> {
  const surplus = db
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.lastAccessedAt), desc(userSessions.id))
    .offset(maxSessions)
  await db.delete(userSessions).where(and(eq(userSessions.userId, userId), inArray(userSessions.id, surplus)))
}

/** A changed role is known for a day; of everything else only that the session ended. */
type SessionEnd = 'role' | 'ended'

async function endOfSession(db: Db, owners: SecretOwners, token: string): Promise<SessionEnd | null> {
  const userId = await owners.find(token)
  if (userId === null) return 'ended'
  const columns = { endedAt: userSessions.endedAt, expiresAt: userSessions.expiresAt }
  const [row] = await db.select(columns).from(userSessions).where(isSession(userId, token))
  if (row?.endedAt) return 'role'
  return row && row.expiresAt > new Date() ? null : 'ended'
}

async function wasOfFormerAdmin(db: Db, owners: SecretOwners, token: string): Promise<boolean> {
  const userId = await owners.find(token)
  if (userId === null) return false
  const [row] = await db
    .select({ endedAt: userSessions.endedAt, isAdmin: users.isAdmin })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(isSession(userId, token))
  return row !== undefined && row.endedAt !== null && !row.isAdmin
}

/** Prolongs a session, up to its absolute lifetime. */
async function touch(db: Db, userId: string, rowId: string): Promise<void> {
  const [limit, now] = [sql`${userSessions.createdAt} + make_interval(days => ${absoluteLifetimeDays})`, new Date()]
  const slid = new Date(now.getTime() + slidingLifetime.milliseconds())
  await db
    .update(userSessions)
    .set({ lastAccessedAt: now, expiresAt: sql`least(${limit}, ${slid.toISOString()}::timestamptz)` })
    .where(ownSession(userId, rowId))
}

export type Sessions = ReturnType<typeof createSessions>
export type Session = NonNullable<Awaited<ReturnType<Sessions['read']>>>

export function createSessions(db: Db, owners: SecretOwners, isHttps: boolean) {
  const lucia = createLucia(db, owners, isHttps)
  // Lucia's own reader throws on the first malformed cookie, including other sites' cookies; and a non-token needs no query.
  const inCookies = new RegExp(`(?:^|;)\\s*${lucia.sessionCookieName}=([\\w-]{43})\\s*(?:;|$)`)
  const tokenIn = (header = '') => inCookies.exec(header)?.[1] ?? null

  return {
    cookieName: lucia.sessionCookieName,

    /** What may be the token of a session among these cookies. */
    tokenIn,

    /** Who sent this cookie. `cookie` is to be sent back when the session was prolonged. */
    async read(header: string | undefined) {
      const token = tokenIn(header)
      if (token === null) return null
      const { user: valid } = await lucia.validateSession(hashOf(token))
      if (!valid) return null
      const { user, session } = valid.found
      const isDue = Date.now() - session.lastAccessedAt.getTime() > hourMs
      if (isDue) await touch(db, user.id, session.id)
      return {
        user,
        sessionId: session.id,
        provedAt: session.provedAt,
        isStrong: session.isStrong,
        cookie: isDue ? lucia.createSessionCookie(token) : null,
      }
    },

    /** A new session under a new token; the one that the request came with, whosever it was, ends. */
    async start(userId: string, header: string | undefined, userAgent: string | undefined, isStrong = false) {
      const old = tokenIn(header)
      if (old !== null) await lucia.invalidateSession(hashOf(old))
      const token = randomBytes(32).toString('base64url')
      const attributes = { rowId: uuidv7(), userAgent: userAgent?.slice(0, 300) ?? null, isStrong }
      await lucia.createSession(userId, attributes, { sessionId: hashOf(token) })
      await endOldest(db, userId)
      return lucia.createSessionCookie(token)
    },

    async end(header: string | undefined) {
      const token = tokenIn(header)
      if (token !== null) await lucia.invalidateSession(hashOf(token))
      return lucia.createBlankSessionCookie()
    },

    /** Why the session that this cookie belonged to is over; null without a cookie, or while the session lasts. */
    async endOf(header: string | undefined): Promise<SessionEnd | null> {
      const token = tokenIn(header)
      return token === null ? null : endOfSession(db, owners, hashOf(token))
    },

    /** Whether this cookie was good until its owner's role changed, and the owner is no administrator now. */
    async isOfFormerAdmin(header: string | undefined): Promise<boolean> {
      const token = tokenIn(header)
      return token !== null && wasOfFormerAdmin(db, owners, hashOf(token))
    },
  }
}
