import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { rateLimits, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { consumeHourlyQuota, fairUse, reserveProjectSlot } from './fair-use'

const { db } = await testDatabase()
let userId: string
beforeEach(async () => {
  userId = (await signedInVisitor(await startTestApp())).user.id
  await db.delete(rateLimits)
})

const consume = () =>
  consumeHourlyQuota(db, userId).then(
    () => 'OK',
    ({ code, retryAfter }) => ({ code, retryAfter }),
  )
const quota = async () => (await db.select().from(rateLimits))[0] ?? expect.fail()
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

it('the hour of new projects begins with the first, and what is refused says when it ends', async () => {
  expect(await consume()).toBe('OK')
  const { expire } = await quota()
  expect(Math.abs(Number(expire) - Number(minutes(60)))).toBeLessThan(60_000)
  await db.update(rateLimits).set({ points: fairUse.newAnHour - 1, expire: minutes(10) })
  expect(await consume()).toBe('OK')
  const refused = await consume()
  expect(refused).toMatchObject({ code: 'TOO_MANY_NEW_PROJECTS' })
  expect(Math.round(typeof refused === 'object' ? refused.retryAfter / 60 : 0)).toBe(10)
  await db.update(rateLimits).set({ expire: minutes(-1) })
  expect(await consume()).toBe('OK')
  const next = await quota()
  expect(next.points).toBe(1)
  expect(Number(next.expire)).toBeGreaterThan(Number(minutes(50)))
})

it('a slot for a project is counted, is refused beyond 1,000, and is no change of the account', async () => {
  const account = async () => (await db.select().from(users).where(eq(users.id, userId)))[0] ?? expect.fail()
  const before = await account()
  await reserveProjectSlot(db, userId)
  expect(await account()).toEqual({ ...before, projectCount: 1 })
  await db.update(users).set({ projectCount: fairUse.projects - 1 })
  await reserveProjectSlot(db, userId)
  const refused = reserveProjectSlot(db, userId)
  await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_PROJECTS', retryAfter: 3600 })
  expect((await account()).projectCount).toBe(1000)
})
