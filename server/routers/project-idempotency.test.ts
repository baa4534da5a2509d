import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys, userProjects } from '../../db/schema'
import { testDatabase, testServer } from '../../db/testing'
import { signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Visitor
beforeEach(async () => {
  app = await startTestApp()
  noor = (await signedInVisitor(app)).visitor
  await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
})

describe('an Idempotency-Key', () => {
  const create = (body: object, key: string, visitor = noor) =>
    visitor.send({ method: 'POST', url: '/api/projects', payload: body, headers: { 'idempotency-key': key } })
  const body = { projectName: 'Once', projectData: '{}' }

  it('makes one project, whose answer comes again', async () => {
    const [first, second] = [await create(body, 'k1'), await create(body, 'k1')]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await db.$count(userProjects)).toBe(2)
  })

  it('is 422 with another body, 400 when malformed, and separate for each user', async () => {
    await create(body, 'k1')
    const reused = await create({ ...body, projectName: 'Other' }, 'k1')
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'KEY_REUSED'])
    expect((await create(body, 'a key with spaces')).statusCode).toBe(400)
    expect((await create(body, 'x'.repeat(201))).statusCode).toBe(400)
    const other = (await signedInVisitor(app)).visitor
    expect((await create(body, 'k1', other)).statusCode).toBe(201)
    expect(await db.$count(userProjects)).toBe(3)
  })

  it('is 409 while the first call is running, and many calls at once make one project', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body, 'k2')))
    const statuses = new Set(answers.map((answer) => answer.statusCode))
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await db.$count(userProjects)).toBe(2)
    expect(await db.$count(idempotencyKeys)).toBe(1)
  })

  // The embedded database has one connection, which would wait for itself.
  it.runIf(testServer)('is 409 with Retry-After while another process works on it', async () => {
    const scope = `projects.create ${(await noor.trpc.auth.session.query())?.id}`
    const answer = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} k4`}, 0))`)
      return create(body, 'k4')
    })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([409, 'IN_FLIGHT', '1'])
    expect(await db.$count(userProjects)).toBe(1)
    expect((await create(body, 'k4')).statusCode).toBe(201)
  })

  it('that was refused may be used again', async () => {
    expect((await create({ ...body, projectData: '[]' }, 'k3')).statusCode).toBe(400)
    expect((await create(body, 'k3')).statusCode).toBe(201)
  })
})
