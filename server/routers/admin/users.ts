import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users as table } from '../../../db/schema'
import { createUserSchema } from '../../../src/domain/account-schema'
import { admin } from '../../access'
import { addAccount } from '../../accounts'
import { keepOneAdmin } from '../../administrators'
import { audit } from '../../audit'
import { AppError } from '../../errors'
import { once } from '../../idempotency'
import { endSessions, endSessionsOfRole } from '../../sessions'
import { router } from '../../trpc'

/** What administrators see of an account. */
const columns = {
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  email: table.email,
  isAdmin: table.isAdmin,
  isActive: table.isActive,
  paymentStatus: table.paymentStatus,
  createdAt: table.createdAt,
}

const statusInput = z.object({ id: z.uuid(), isActive: z.boolean() })
const roleInput = z.object({ id: z.uuid(), isAdmin: z.boolean() })

type Db = Parameters<typeof audit>[0]

async function find(tx: Db, id: string) {
  const [user] = await tx.select(columns).from(table).where(eq(table.id, id)).for('update')
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

export const users = router({
  /** Its owner is asked for a password of her own at the first sign-in. */
  create: admin.input(createUserSchema).mutation(async ({ ctx, input }) => {
    const { password, ...account } = input
    const passwordHash = await ctx.passwords.hash(password)
    const key = ctx.request.headers['idempotency-key']
    return once({ db: ctx.db, key, scope: `admin.users.create ${ctx.user.id}`, input }, async (tx) => {
      const added = { ...account, passwordHash, mustChangePassword: true }
      const id = await addAccount(tx, added, ctx.env.FREE_ACCESS_LIMIT)
      const user = await find(tx, id)
      const entry = { actorId: ctx.user.id, ip: ctx.request.ip, targetType: 'user', targetId: id } as const
      await audit(tx, { ...entry, action: 'user.create', after: { email: user.email, isAdmin: user.isAdmin } })
      return user
    })
  }),

  setStatus: admin.input(statusInput).mutation(({ ctx, input: { id, isActive } }) => {
    if (id === ctx.user.id) throw new AppError('OWN_ROLE')
    return ctx.db.transaction(async (tx) => {
      if (!isActive) await keepOneAdmin(tx, id)
      const before = await find(tx, id)
      if (before.isActive === isActive) return before
      await tx.update(table).set({ isActive }).where(eq(table.id, id))
      if (!isActive) await endSessions(tx, id)
      const entry = { actorId: ctx.user.id, ip: ctx.request.ip, targetType: 'user', targetId: id } as const
      await audit(tx, { ...entry, action: 'user.status', before: { isActive: !isActive }, after: { isActive } })
      return { ...before, isActive }
    })
  }),

  setAdmin: admin.input(roleInput).mutation(({ ctx, input: { id, isAdmin } }) => {
    if (id === ctx.user.id) throw new AppError('OWN_ROLE')
    return ctx.db.transaction(async (tx) => {
      if (!isAdmin) await keepOneAdmin(tx, id)
      const before = await find(tx, id)
      if (before.isAdmin === isAdmin) return before
      await tx.update(table).set({ isAdmin }).where(eq(table.id, id))
      await endSessionsOfRole(tx, id)
      const entry = { actorId: ctx.user.id, ip: ctx.request.ip, targetType: 'user', targetId: id } as const
      await audit(tx, { ...entry, action: 'user.role', before: { isAdmin: !isAdmin }, after: { isAdmin } })
      return { ...before, isAdmin }
    })
  }),
})
