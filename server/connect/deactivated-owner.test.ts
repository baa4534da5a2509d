import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'
import { testDatabase } from '../../db/testing'
import { endShares } from '../projects/shares'
import { adminVisitor, programOf, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
const app = await startTestApp({ env: { RATE_LIMIT: false } })

it('tokens, webhooks and links end when their owner is deactivated, and do not come back with the account', async () => {
  const admin = await adminVisitor(app)
  const { visitor, person, user } = await signedInVisitor(app)
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const program = await programOf(app, visitor, 'read')
  await visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
  const { token } = await visitor.trpc.projects.shares.create.mutate({ id })
  const setActive = (isActive: boolean) => admin.visitor.put(`/api/admin/users/${user.id}/status`, { isActive })
  const others = async () => [
    (await program.visitor.get('/api/projects')).statusCode,
    (await new Visitor(app).post('/trpc/shares.open', { token })).statusCode,
  ]
  expect(await others()).toEqual([200, 200])
  await setActive(false)
  expect(await others()).toEqual([401, 404])
  await setActive(true)
  expect(await others()).toEqual([401, 404])
  await visitor.post('/api/auth/login', { email: person.email, password: person.password })
  expect(await visitor.trpc.webhooks.list.query()).toMatchObject([{ isActive: false }])
  const [link] = await visitor.trpc.projects.shares.list.query({ id })
  expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now())
  const [entry] = (await admin.visitor.trpc.admin.audit.list.query({ action: 'user.status', limit: 10 })).entries.slice(
    -1,
  )
  expect(entry?.after).toEqual({ isActive: false, linksEnded: 1 })
  const again = await visitor.trpc.projects.shares.create.mutate({ id })
  expect((await new Visitor(app).post('/trpc/shares.open', { token: again.token })).statusCode).toBe(200)
})

it('no link is made by a call that was on its way when its owner was deactivated', async () => {
  const { visitor, user } = await signedInVisitor(app)
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  let call: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.update(users).set({ isActive: false }).where(eq(users.id, user.id))
    call = visitor.trpc.projects.shares.create.mutate({ id }).catch((error) => error.data?.code)
    await setTimeout(200)
    await endShares(tx, user.id)
  })
  expect(await call).toBe('UNAUTHENTICATED')
  expect(await db.$count(projectShares, eq(projectShares.projectId, id))).toBe(0)
})
