import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { projectVersions } from '../../../db/history-schema'
import { userProjects } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { adminVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { blockedFor } from './testing/blocked'

const mostMs = 50
const { db } = await testDatabase()
let app: FastifyInstance
let visitor: Visitor
let id: string

/** What could be stored before lists were bounded: each is completed to two million fields. */
const heavy = (first: number) =>
  `{"products":[{"unitPriceInclVAT":115,"unitsPerMonth":${first}},${'{},'.repeat(86_000)}{}]}`

const twenty = Array.from({ length: 20 }, (_, at) => heavy(at + 1))

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  const { user, visitor: signedIn } = await adminVisitor(app)
  visitor = signedIn
  const rows = twenty.map((projectData, at) => ({ userId: user.id, projectName: `Project ${at}`, projectData }))
  const [first] = await db.insert(userProjects).values(rows).returning({ id: userProjects.id })
  id = first?.id ?? ''
  const kept = twenty.map((projectData, at) => ({ projectId: id, projectName: 'Oud', revision: at + 1, projectData }))
  await db.insert(projectVersions).values(kept)
})

/** Nothing is remembered of a plan that has another revision, or is another version. */
async function forget() {
  const [project] = await db.select({ revision: userProjects.revision }).from(userProjects).limit(1)
  await db.update(userProjects).set({ revision: (project?.revision ?? 0) + 1 })
  const versions = await db.delete(projectVersions).where(eq(projectVersions.projectId, id)).returning()
  await db.insert(projectVersions).values(versions.map(({ id: _, ...version }) => version))
}

it.each(['/api/admin/projects?limit=100', '/trpc/projects.list', '/api/projects'])(
  '%s over plans of 86 000 products lets others be served in between',
  async (url) => {
    await forget()
    await visitor.get('/api/benchmarks')
    const blocked = await blockedFor(async () => {
      expect((await visitor.get(url)).statusCode).toBe(200)
    }, mostMs)
    expect(blocked).toBeLessThan(mostMs)
  },
)

it('so does a batch of lists of versions, each with the figures of its first products', async () => {
  const input = encodeURIComponent(JSON.stringify({ 0: { id }, 1: { id } }))
  const url = `/trpc/projects.versions.list,projects.versions.list?batch=1&input=${input}`
  await forget()
  const blocked = await blockedFor(() => visitor.get(url), mostMs)
  expect(blocked).toBeLessThan(mostMs)
  const [first] = (await visitor.get(url)).json()
  expect(first.result.data.json).toHaveLength(20)
  expect(first.result.data.json[0]).toMatchObject({ isReadable: true, currency: 'SAR' })
})

it('what was computed once is remembered', async () => {
  const read = async (url: string) => {
    const since = performance.now()
    expect((await visitor.get(url)).statusCode).toBe(200)
    return performance.now() - since
  }
  for (const url of ['/api/admin/projects?limit=100', `/api/projects/${id}/versions`, '/trpc/projects.list']) {
    await forget()
    const [first, again] = [await read(url), Math.min(await read(url), await read(url))]
    expect(again).toBeLessThan(first / 3)
  }
})
