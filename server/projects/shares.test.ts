import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { userProjects, users } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'
import { testDatabase } from '../../db/testing'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import type { Context } from '../auth/context'
import { createSecretOwners } from '../auth/secret-owners'
import { createBudgets } from '../http/budgets'
import { createQueues } from '../infra/queues'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { createOpenedShares } from './opened-shares'
import { endShares, isShareOpen, listShares, openShare, sharePlan } from './shares'

const { db } = await testDatabase()
const plan = demoPlan()
let app: Awaited<ReturnType<typeof startTestApp>>
let noor: Visitor
let owned: { userId: string; projectId: string }
beforeEach(async () => {
  app = await startTestApp()
  const { visitor, user } = await signedInVisitor(app)
  noor = visitor
  const made = await noor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: JSON.stringify(plan) })
  owned = { userId: user.id, projectId: made.id }
})

const make = (days?: 7) => noor.trpc.projects.shares.create.mutate({ id: owned.projectId, ...(days && { days }) })

/** Shares the plan with its months; `meanwhile` runs each time once the plan was read, before its project is locked. */
async function shareWhile(meanwhile: (times: number) => Promise<unknown>) {
  let times = 0
  const spend = async () => {
    times += 1
    await meanwhile(times)
  }
  const ctx = { db, bloat: { add: () => {} }, budgets: { spend } } as unknown as Context
  const shared = sharePlan(ctx, { ...owned, withActuals: true }, async (_, copy) => copy)
  const result = await shared.catch((cause) => cause.code)
  return { times, result }
}

describe('a plan that is saved while it is shared', () => {
  const save = (storeName: string) =>
    db
      .update(userProjects)
      .set({ revision: sql`${userProjects.revision} + 1`, projectData: JSON.stringify({ ...plan, storeName }) })

  it('is shared as it is in the end', async () => {
    const { times, result } = await shareWhile(async (time) => time < 3 && save(`Saved ${time}`))
    expect(times).toBe(3)
    expect(JSON.parse(result.planData).storeName).toBe('Saved 2')
    expect(JSON.parse(result.actuals)).toEqual([])
  })

  it('over and over is not shared', async () => {
    expect(await shareWhile((time) => save(`${time}`))).toEqual({ times: 5, result: 'CONFLICT' })
  })

  it('is not shared once it was deleted, or its owner deactivated', async () => {
    const remove = () => db.update(userProjects).set({ deletedAt: new Date() })
    expect((await shareWhile(remove)).result).toBe('NOT_FOUND')
    await db.update(userProjects).set({ deletedAt: null })
    const deactivate = () => db.update(users).set({ isActive: false }).where(eq(users.id, owned.userId))
    expect((await shareWhile(deactivate)).result).toBe('UNAUTHENTICATED')
  })
})

it('months of a link that this version does not know are left out, and the plan is shown', async () => {
  const { token } = await make()
  const open = () => new Visitor(app).trpc.shares.open.mutate({ token })
  await db.update(projectShares).set({ actuals: '[{"kind":"of a later version"}]' })
  expect(await open()).toMatchObject({ actuals: null, planData: expect.stringContaining(plan.storeName) })
  await db.update(projectShares).set({ actuals: '[]' })
  expect((await open()).actuals).toEqual([])
})

it('the links of an account end together, stay listed as expired, and are counted once', async () => {
  const links = [await make(), await make(7)]
  const other = (await signedInVisitor(app)).visitor
  const theirs = await other.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const { token } = await other.trpc.projects.shares.create.mutate({ id: theirs.id })
  expect(await endShares(db, owned.userId)).toBe(2)
  expect(await endShares(db, owned.userId)).toBe(0)
  const listed = await listShares(db, owned)
  expect(listed.map(({ id }) => id)).toEqual(links.map(({ id }) => id).toReversed())
  for (const { expiresAt } of listed) expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  await expect(new Visitor(app).trpc.shares.open.mutate({ token })).resolves.toMatchObject({ actuals: null })
})

it('a link that has expired opens for nobody, also after its copy is brought up to date', async () => {
  const { id: shareId, token } = await make()
  await db.update(projectShares).set({ expiresAt: sql`now() - interval '1 second'` })
  await noor.trpc.projects.shares.update.mutate({ id: owned.projectId, shareId })
  const opened = new Visitor(app).trpc.shares.open.mutate({ token })
  await expect(opened).rejects.toMatchObject({ data: { code: 'LINK_NOT_FOUND' } })
})

it('a link to another project is not brought up to date by this one', async () => {
  const { id: shareId } = await make()
  const other = await noor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const updated = noor.trpc.projects.shares.update.mutate({ id: other.id, shareId })
  await expect(updated).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
})

describe('whether a link works', () => {
  const callerAt = (ip: string) => ({
    ...{ db, budgets: createBudgets(true), queues: createQueues(), secretOwners: createSecretOwners(db) },
    ...{ openedShares: createOpenedShares(), request: { ip } as Context['request'] },
  })
  const guess = 'g'.repeat(32)

  it('is no view, and is so until it is revoked', async () => {
    const caller = callerAt('203.0.113.1')
    const { id, token } = await make()
    expect([await isShareOpen(caller, token), await isShareOpen(caller, guess)]).toEqual([true, false])
    expect(await isShareOpen(caller, 'no token')).toBe(false)
    expect(await listShares(db, owned)).toMatchObject([{ id, views: 0, lastViewedAt: null }])
    await noor.trpc.projects.shares.revoke.mutate({ id: owned.projectId, shareId: id })
    expect(await isShareOpen(caller, token)).toBe(false)
  })

  it('is known of one that was opened lately, where an address has looked too often', async () => {
    const caller = callerAt('203.0.113.2')
    const { token } = await make()
    const { token: unopened } = await make()
    expect(await isShareOpen(caller, token)).toBe(true)
    const tooOften = async () => {
      for (let looks = 0; looks < 1000; looks += 1) await isShareOpen(caller, guess)
    }
    await expect(tooOften()).rejects.toMatchObject({ status: 429 })
    expect(await isShareOpen(caller, token)).toBe(true)
    expect(await openShare(caller, token)).toMatchObject({ actuals: null })
    await expect(isShareOpen(caller, unopened)).rejects.toMatchObject({ status: 429 })
    await expect(openShare(caller, unopened)).rejects.toMatchObject({ status: 429 })
    expect(await isShareOpen({ ...caller, request: callerAt('203.0.113.3').request }, unopened)).toBe(true)
  })
})
