import { and, eq, not, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inCodeOrder, users as table } from '../../../db/schema'
import { paymentStatuses } from '../../../src/domain/options'
import { accessReasonOf } from '../../../src/domain/rules/access'
import { createUserSchema, deleteUserSchema, setPasswordSchema } from '../../../src/domain/schemas/account-schema'
import { rowIdSchema } from '../../../src/domain/schemas/row-id'
import { type UserSort, userRoles, userSorts, userStates } from '../../../src/domain/schemas/user-list'
import { addGivenAccount, setGivenAccess } from '../../auth/accounts'
import { ensureOneAdminRemains, needsBoth } from '../../auth/administrators'
import { deleteAccount } from '../../auth/delete-account'
import { initialPassword } from '../../auth/initial-password'
import { endSessions, endSessionsOfRole } from '../../auth/sessions'
import { endPrograms } from '../../connect/end-programs'
import { audit } from '../../infra/audit'
import { AppError } from '../../infra/errors'
import { ownerOf } from '../../infra/fair-queue'
import { withIdempotencyKey } from '../../infra/idempotency'
import { keyset, pageInput, type Sorting } from '../../infra/paging'
import { adminProcedure, provenAdminProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { changes, hashes, ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { endShares } from '../../projects/shares'
import { leavingStores } from '../../stores/stores'
import { exportCursorSchema, exportPage } from '../export-data/pages'
import { userColumns as columns } from './user-columns'
import { searchedWords, searchUsers } from './user-search'

/** A search is sorted by the words that it finds; `sort` is for the list without one. */
export const userFilters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(z.enum(userSorts), '-created'),
  state: z.optional(z.enum(userStates)),
  role: z.optional(z.enum(userRoles)),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
}
const listInput = z.strictObject({ ...pageInput, ...userFilters })
type Wanted = z.output<typeof listInput>

const sortings: Record<UserSort, Sorting> = {
  created: { direction: 'asc' },
  '-created': { direction: 'desc' },
  name: { direction: 'asc', by: inCodeOrder(table.nameKey), type: 'text' },
  '-name': { direction: 'desc', by: inCodeOrder(table.nameKey), type: 'text' },
  projects: { direction: 'asc', by: table.projectCount, type: 'bigint' },
  '-projects': { direction: 'desc', by: table.projectCount, type: 'bigint' },
}

/** Conditions as the partial indexes have them. */
const states = { active: eq(table.isActive, true), inactive: not(table.isActive) }
const roles = { admin: sql`${table.isAdmin}`, user: not(table.isAdmin) }

const matching = ({ state, role, paymentStatus }: Wanted) =>
  and(state && states[state], role && roles[role], paymentStatus && eq(table.paymentStatus, paymentStatus))

const statusInput = z.object({ id: rowIdSchema, isActive: z.boolean() })
const accessInput = z.object({ id: rowIdSchema, hasAccess: z.boolean() })
const roleInput = z.object({ id: rowIdSchema, isAdmin: z.boolean() })

type Db = Parameters<typeof audit>[0]

async function find(tx: Db, id: string) {
  const [user] = await tx.select(columns).from(table).where(eq(table.id, id)).for('update')
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

type Admin = Context & { user: { id: string } }

/** Whom an administrator is about to change: not the administrator's own account, and never the last one that administers. */
async function findOther(ctx: Admin, tx: Db, id: string, isTaken: boolean) {
  if (id === ctx.user.id) throw new AppError('OWN_ROLE')
  if (isTaken) await ensureOneAdminRemains(tx, id)
  return find(tx, id)
}

/** What the log says of a change, about the account as the database names it. */
const entryFor = ({ user, request }: Admin, target: { id: string }) =>
  ({ actorId: user.id, ip: request.ip, targetType: 'user', targetId: target.id }) as const

/** One page of all accounts. */
export async function userPage(ctx: Pick<Context, 'db' | 'secretKey'>, input: Wanted) {
  const { cursor, limit, direction: _, ...filters } = input
  const list = { secretKey: ctx.secretKey, list: 'users', filters, cursor, limit }
  const words = searchedWords(input.search)
  if (words) return searchUsers(ctx.db, { ...list, words, where: matching(input) })
  const page = keyset({ ...list, table, sorting: sortings[input.sort] })
  const read = await ctx.db
    .select({ ...columns, key: page.key })
    .from(table)
    .where(and(matching(input), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { rows, nextCursor } = page.page(read)
  return { users: rows, nextCursor }
}

export const users = router({
  list: adminProcedure({ ...ordinary, cpuMs: 3.3, statements: 2 })
    .input(z._default(listInput, { sort: '-created' }))
    .query(({ ctx, input }) => userPage(ctx, input)),

  /** Lifetime access, without a user number or a free place. Its owner must choose a new password at the first login. */
  create: provenAdminProcedure({ ...hashes, cpuMs: 23, statements: 6 })
    .input(createUserSchema)
    .mutation(async ({ ctx, input }) => {
      const { password, ...account } = input
      ctx.refuseEasyPassword(password, account)
      const passwordHash = await ctx.passwords.hash(password, ownerOf(ctx.user.id))
      const key = ctx.request.headers['idempotency-key']
      return withIdempotencyKey(ctx, { key, call: 'admin.users.create', userId: ctx.user.id, input }, async (tx) => {
        const added = { ...account, ...initialPassword(passwordHash) }
        const id = await addGivenAccount(tx, added)
        const user = await find(tx, id)
        await audit(tx, { ...entryFor(ctx, user), action: 'user.create', after: { isAdmin: user.isAdmin } })
        return user
      })
    }),

  /**
   * Another password for an account whose first one was never replaced, also when it has ended. A user who has chosen a
   * password keeps it: no administrator gets into an account that is in use. Administrators may be given one, where it
   * opens nothing without their mailbox: who reads the mailbox alone must not choose theirs.
   */
  setPassword: provenAdminProcedure({ ...hashes, cpuMs: 24, statements: 6 })
    .input(setPasswordSchema)
    .mutation(async ({ ctx, input: { id, password } }) => {
      const passwordHash = await ctx.passwords.hash(password, ownerOf(ctx.user.id))
      return ctx.db.transaction(async (tx) => {
        const before = await findOther(ctx, tx, id, false)
        if (before.passwordEndsAt === null && !needsBoth(ctx, before)) throw new AppError('CONFLICT')
        ctx.refuseEasyPassword(password, before)
        await tx.update(table).set(initialPassword(passwordHash)).where(eq(table.id, before.id))
        await endSessions(tx, before.id)
        await audit(tx, { ...entryFor(ctx, before), action: 'user.password' })
        return find(tx, before.id)
      })
    }),

  setStatus: adminProcedure({ ...changes, cpuMs: 7.6, statements: 9 })
    .input(statusInput)
    .mutation(({ ctx, input: { id, isActive } }) => {
      return ctx.db.transaction(async (tx) => {
        const before = await findOther(ctx, tx, id, !isActive)
        if (before.isActive === isActive) return before
        await tx.update(table).set({ isActive }).where(eq(table.id, before.id))
        if (!isActive) await endSessions(tx, before.id)
        if (!isActive) await endPrograms(tx, before.id, { actorId: ctx.user.id, ip: ctx.request.ip })
        // As programs: what let others in does not come back by itself.
        const linksEnded = isActive ? 0 : await endShares(tx, before.id)
        await audit(tx, {
          ...entryFor(ctx, before),
          action: 'user.status',
          before: { isActive: !isActive },
          after: { isActive, ...(linksEnded > 0 && { linksEnded }) },
        })
        return { ...before, isActive }
      })
    }),

  /** Signs an account out of every browser; what programs have of it stays. */
  endSessions: provenAdminProcedure({ ...changes, cpuMs: 7, statements: 6 })
    .input(z.object({ id: rowIdSchema }))
    .mutation(({ ctx, input: { id } }) => {
      return ctx.db.transaction(async (tx) => {
        const user = await findOther(ctx, tx, id, false)
        const sessionsEnded = await endSessions(tx, user.id)
        await audit(tx, { ...entryFor(ctx, user), action: 'user.sessions', after: { sessionsEnded } })
        return user
      })
    }),

  /**
   * Everything that is kept of a person, on their written request, as they could take it along themselves. Whichever
   * page it begins with, it is on record, once an hour.
   */
  exportData: provenAdminProcedure({ aMinute: 20, unbatched: true, cpuMs: 98, statements: 25 })
    .input(z.object({ id: rowIdSchema, cursor: z.optional(exportCursorSchema) }))
    .mutation(async ({ ctx, input: { id, cursor } }) => {
      const [user] = await ctx.db.select({ id: table.id }).from(table).where(eq(table.id, id))
      if (!user) throw new AppError('NOT_FOUND')
      await audit(ctx.db, { ...entryFor(ctx, user), action: 'user.export' })
      return ctx.queues.exports.enter(ownerOf(ctx.user.id), () => exportPage(ctx.db, user.id, cursor))
    }),

  /**
   * Deletes an account on its owner's written request, as its owner could. The address is typed, so that it is no slip of
   * the hand; of another administrator the role is taken first.
   */
  delete: provenAdminProcedure({ ...changes, cpuMs: 12, statements: 20 })
    .input(deleteUserSchema)
    .mutation(({ ctx, input: { id, email } }) => {
      const work = () =>
        ctx.db.transaction(async (tx) => {
          const user = await findOther(ctx, tx, id, false)
          if (user.email !== email) throw new AppError('BAD_INPUT', { issues: [{ path: 'email', code: 'invalid' }] })
          if (user.isAdmin) throw new AppError('CONFLICT')
          await audit(tx, { ...entryFor(ctx, user), action: 'user.delete' })
          await deleteAccount(tx, { ...user, ip: ctx.request.ip })
          return { success: true as const }
        })
      return leavingStores(ctx, id, work)
    }),

  /**
   * Gives access without a payment, or ends what was given or early. What was paid for ends by its refund alone: CONFLICT.
   */
  setAccess: adminProcedure({ ...changes, cpuMs: 7, statements: 8 })
    .input(accessInput)
    .mutation(({ ctx, input: { id, hasAccess } }) => {
      return ctx.db.transaction(async (tx) => {
        const before = await findOther(ctx, tx, id, false)
        const reason = accessReasonOf(before)
        if (hasAccess === (reason !== null)) return before
        if (reason === 'paid' || before.paymentStatus === 'disputed') throw new AppError('CONFLICT')
        await setGivenAccess(tx, before, hasAccess)
        const after = await find(tx, before.id)
        await audit(tx, {
          ...entryFor(ctx, before),
          action: 'user.access',
          before: { access: reason },
          after: { access: accessReasonOf(after) },
        })
        return after
      })
    }),

  setAdmin: provenAdminProcedure({ ...changes, cpuMs: 7.8, statements: 6 })
    .input(roleInput)
    .mutation(({ ctx, input: { id, isAdmin } }) => {
      return ctx.db.transaction(async (tx) => {
        const before = await findOther(ctx, tx, id, !isAdmin)
        if (before.isAdmin === isAdmin) return before
        await tx.update(table).set({ isAdmin }).where(eq(table.id, before.id))
        await endSessionsOfRole(tx, before.id)
        await audit(tx, {
          ...entryFor(ctx, before),
          action: 'user.role',
          before: { isAdmin: !isAdmin },
          after: { isAdmin },
        })
        return { ...before, isAdmin }
      })
    }),
})
