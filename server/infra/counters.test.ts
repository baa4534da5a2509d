import { isNull, type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { counterChanges, dailyCounterNames } from '../../db/counter-schema'
import { dayOf } from '../../db/days'
import { orders, userProjects, users } from '../../db/schema'
import { testDatabase, testServer } from '../../db/testing'
import { grantLifetime } from '../payments/grant'
import { revokeAccess } from '../payments/revoke-access'
import { adminVisitor, newPerson, startTestApp, Visitor } from '../testing/test-app'
import { countByDay, foldCounters, readCounters, readDays } from './counters'

const { db } = await testDatabase()
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
})

/** Counted row by row: what the counters must say. */
async function counted() {
  const standing = sql`${orders.orderStatus} <> 'cancelled'`
  const revenue = sql<number>`coalesce(sum(${orders.totalAmount}) filter (where ${standing}) * 100, 0)::int`
  const paid = sql`${users.paymentStatus} = 'paid'`
  const [made] = await db.select({ revenue }).from(orders)
  return {
    users: await db.$count(users),
    projects: await db.$count(userProjects, isNull(userProjects.deletedAt)),
    paid_users: await db.$count(users, paid),
    revenue: made?.revenue,
  }
}

async function kept() {
  const totals = await readCounters(db)
  return Object.fromEntries(
    (['users', 'projects', 'paid_users', 'revenue'] as const).map((name) => [name, totals.get(name)]),
  )
}

/** The same day by day; days on which nothing is left are as good as no days. */
async function countedByDay() {
  const day = (table: typeof users | typeof userProjects) => ({ day: dayOf(table.createdAt).as('day') })
  const made = async (name: string, table: typeof users | typeof userProjects, which?: SQL) => {
    const rows = await db
      .select({ ...day(table), value: sql<number>`count(*)::int` })
      .from(table)
      .where(which)
      .groupBy(sql`1`)
    return rows.map((row) => ({ name, ...row }))
  }
  const standing = sql`${orders.orderStatus} <> 'cancelled'`
  const earned = await db
    .select({ day: dayOf(orders.createdAt).as('day'), value: sql<number>`(sum(${orders.totalAmount}) * 100)::int` })
    .from(orders)
    .where(standing)
    .groupBy(sql`1`)
  const revenue = earned.map((row) => ({ name: 'revenue', ...row }))
  return [
    ...(await made('users', users)),
    ...(await made('projects', userProjects, isNull(userProjects.deletedAt))),
    ...revenue,
  ]
}

const days = async () => (await readDays(db, dailyCounterNames, '2000-01-01')).filter((row) => row.value !== 0)

const sorted = (rows: { name: string; day: string; value: number }[]) =>
  rows.map(({ name, day, value }) => `${name} ${day} ${value}`).sort()

/** Calls again when told that too many are here at once. */
async function patiently(visitor: Visitor, url: string, payload: Record<string, unknown>) {
  for (;;) {
    const answer = await visitor.post(url, payload)
    if (answer.statusCode !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function newUser() {
  const visitor = new Visitor(app)
  const person = newPerson()
  const { user } = (await patiently(visitor, '/api/auth/register', person)).json()
  return { visitor, person, id: String(user.id) }
}

const payment = (intentId: string) => ({
  intentId,
  customerId: null,
  buyerId: null,
  isOurs: true,
  status: 'succeeded',
  amount: 19_900,
  amountReceived: 19_900,
  currency: 'sar',
  isLive: false,
  isRefunded: false,
  disputes: [],
  paidAt: new Date(),
})

/** A life of an account, whose steps cross those of all others. */
async function live(at: number) {
  const { visitor, person, id } = await newUser()
  const create = () => visitor.post('/api/projects', { projectName: `Try ${at}`, projectData: '{}' })
  const made = await Promise.all([create(), create(), create()])
  const ids = made.map((answer) => String(answer.json().project?.id))
  const work: Promise<unknown>[] = [create()]
  // Two at once delete the same project: it is gone once.
  for (const id of [ids[0], ids[0], ids[1]]) work.push(visitor.send({ method: 'DELETE', url: `/api/projects/${id}` }))
  if (at % 2 === 0) work.push(db.transaction((tx) => grantLifetime(tx, id, payment(`pi_${at}`), null)))
  await Promise.all(work)
  if (at % 4 === 0) await Promise.all([1, 2].map(() => db.transaction((tx) => revokeAccess(tx, `pi_${at}`))))
  if (at % 3 === 0) await Promise.all([create(), patiently(visitor, '/trpc/account.delete', person), create()])
}

describe('the totals', () => {
  it('equal the stored rows after many concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 36 }, (_, at) => (at % 9 === 0 ? foldCounters(db).then(() => live(at)) : live(at))),
    )
    const now = await counted()
    expect(await kept()).toEqual(now)
    expect(now.users).toBe(24)
    expect(now.projects).toBe(48)
    expect(now.paid_users).toBeGreaterThan(0)
    expect(now.revenue).toBeGreaterThan(0)
    expect(sorted(await days())).toEqual(sorted(await countedByDay()))
    await Promise.all([foldCounters(db), foldCounters(db), foldCounters(db)])
    expect(await db.$count(counterChanges)).toBe(0)
    expect(await kept()).toEqual(now)
    expect(sorted(await days())).toEqual(sorted(await countedByDay()))
  })

  it('are updated without waiting for another transaction', async () => {
    const { visitor } = await newUser()
    await db.transaction(async (tx) => {
      await countByDay(tx, 'projects', 1)
      if (testServer)
        expect((await visitor.post('/api/projects', { projectName: 'Now', projectData: '{}' })).statusCode).toBe(201)
    })
    expect((await readCounters(db)).get('projects')).toBe(testServer ? 2 : 1)
  })

  it('subtract what is deleted from the day of its creation', async () => {
    const { visitor, person } = await adminVisitor(app)
    for (const name of ['old', 'older', 'new'])
      await visitor.post('/api/projects', { projectName: name, projectData: '{}' })
    // 21:00 in UTC is midnight in Riyadh: one project on each side of it.
    await db.execute(sql`update user_projects set created_at = '2026-01-05 20:59:59.9+00' where project_name = 'old'`)
    await db.execute(sql`update user_projects set created_at = '2026-01-05 21:00:00+00' where project_name = 'older'`)
    await foldCounters(db)
    await db.execute(sql`update daily_counters set value = value - 2 where name = 'projects'`)
    await db.execute(
      sql`insert into daily_counters values ('projects', '2026-01-05', 1), ('projects', '2026-01-06', 1)`,
    )
    const [old] = await db.select().from(userProjects).where(sql`project_name = 'old'`)
    await visitor.send({ method: 'DELETE', url: `/api/projects/${old?.id}` })
    expect(sorted(await days())).toEqual(sorted(await countedByDay()))
    await adminVisitor(app)
    await visitor.trpc.account.delete.mutate({ password: person.password })
    expect(sorted(await days())).toEqual(sorted(await countedByDay()))
    expect(await kept()).toMatchObject({ users: 1, projects: 0 })
  })
})
