import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { projectVersions } from '../../../db/history-schema'
import { userProjects } from '../../../db/schema'
import { statementsOf, testDatabase } from '../../../db/testing'
import { adminVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { blockedFor, maxBlockMs } from './testing/blocked'
import { turnsDuring } from './testing/event-loop-turns'

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
  const kept = twenty.map((projectData, at) => ({ revision: at + 1, projectData }))
  await db
    .insert(projectVersions)
    .values(kept.map((one) => ({ ...one, userId: user.id, projectId: id, projectName: 'Oud' })))
})

/** Nothing is remembered of a plan that has another revision, or is another version. */
async function forget() {
  const [project] = await db.select({ revision: userProjects.revision }).from(userProjects).limit(1)
  await db.update(userProjects).set({ revision: (project?.revision ?? 0) + 1 })
  const versions = await db.delete(projectVersions).where(eq(projectVersions.projectId, id)).returning()
  await db.insert(projectVersions).values(versions.map(({ id: _, ...version }) => version))
}

const versionLists = () => {
  const input = encodeURIComponent(JSON.stringify({ 0: { id }, 1: { id } }))
  return `/trpc/projects.versions.list,projects.versions.list?batch=1&input=${input}`
}

const lists: [string, () => string][] = [
  ['the administrators’ list', () => '/api/admin/projects?limit=100'],
  ['the list of projects', () => '/trpc/projects.list'],
  ['a batch of lists of versions', versionLists],
]

/** Here the plans themselves are the answer, and nothing is computed. */
const wholePlans: (typeof lists)[number] = ['plans over REST', () => '/api/projects']

const read = async (url: string) => expect((await visitor.get(url)).statusCode).toBe(200)

it.each(lists)('%s over plans of 86 000 products lets others be served between two plans', async (_, url) => {
  await forget()
  const computing = await turnsDuring(() => read(url()))
  const remembered = await turnsDuring(() => read(url()))
  expect(computing - remembered).toBeGreaterThanOrEqual(twenty.length)
})

it('a list of versions has the figures of their first products, however many were stored', async () => {
  const [first] = (await visitor.get(versionLists())).json()
  expect(first.result.data.json).toHaveLength(20)
  expect(first.result.data.json[0]).toMatchObject({ isReadable: true, currency: 'SAR' })
})

it.each(lists)('%s reads no plan again that it was computed from', async (_, url) => {
  await forget()
  const statements = async () => (await statementsOf(() => read(url()))).length
  const [first, again] = [await statements(), await statements()]
  expect(first - again).toBeGreaterThanOrEqual(twenty.length / 4)
})

// Measures, for `npm run bench -- costs`: on a machine that does something else besides, figures say nothing.
it.runIf(process.env.COSTS_REPORT)(
  'measures that no list of stored plans blocks other requests for 50 ms',
  async () => {
    for (const [name, url] of [...lists, wholePlans]) {
      await forget()
      await visitor.get('/api/benchmarks')
      expect([name, (await blockedFor(() => read(url()), maxBlockMs)) < maxBlockMs]).toEqual([name, true])
    }
  },
)
