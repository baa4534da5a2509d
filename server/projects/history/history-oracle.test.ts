import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { projectVersions } from '../../../db/history-schema'
import { userProjects } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { tidyVersions } from './thin-versions'

/** How many histories are tried; `npm run bench -- oracle` tries a thousand. */
const runs = Number(process.env.ORACLE_RUNS ?? 4)

const { db } = await testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
})

/** What two browsers of one person, or two programs, do to one project. */
const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('save' as const), by: fc.nat(1), size: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('saveBlindly' as const), size: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reload' as const), by: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('loadTheirs' as const), by: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('restore' as const), which: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('name' as const), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('deleteAndBringBack' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('together' as const), size: fc.nat(3) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 50 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 90, max: 4000 }) }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const fillers = ['', 'عطر ', 'candle ', '0123456789']

/** One project, what was acknowledged of it and when, by a clock of its own that only `wait` moves. */
class World {
  #now = 0
  #texts = 0
  #revisions = [1, 1]
  #typed = ['', '']
  readonly #acknowledged = new Map<string, number>()

  constructor(
    readonly visitor: Visitor,
    readonly id: string,
    first: string,
  ) {
    this.#acknowledged.set(first, 0)
  }

  get #projects() {
    return this.visitor.trpc.projects
  }

  #text(size: number) {
    this.#texts += 1
    return JSON.stringify({ storeName: `${this.#texts}`, notes: (fillers[size] ?? '').repeat(40 * size * size) })
  }

  async #saved(projectData: string, revision?: number): Promise<number | null> {
    const call = this.#projects.save.mutate({ id: this.id, projectData, ...(revision !== undefined && { revision }) })
    const saved = await call.catch((error) => {
      if (error.data?.code !== 'CONFLICT') throw error
      return null
    })
    if (saved) this.#acknowledged.set(projectData, this.#now)
    return saved?.revision ?? null
  }

  async #all() {
    const versions = []
    for (let cursor: string | null = null; ; ) {
      const page = await this.#projects.versions.list.query({ id: this.id, cursor, limit: 100 })
      versions.push(...page)
      if (page.length < 100) return versions
      cursor = page.at(-1)?.id ?? null
    }
  }

  async #at(which: number) {
    const versions = await this.#all()
    return versions[which % Math.max(1, versions.length)]
  }

  async #restore(which: number) {
    const version = await this.#at(which)
    if (!version) return
    const { id } = this
    const { projectData } = await this.#projects.versions.get.query({ id, versionId: version.id })
    await this.#projects.versions.restore.mutate({ id, versionId: version.id })
    this.#acknowledged.set(projectData, this.#now)
  }

  /** Time passes for what is stored as well: the clock of the database does not. */
  async #wait(minutes: number) {
    this.#now += minutes
    const earlier = sql`created_at - make_interval(mins => ${minutes})`
    await db.update(projectVersions).set({ createdAt: earlier })
    await tidyVersions(db)
  }

  async do(act: Action): Promise<void> {
    const { id } = this
    switch (act.does) {
      case 'save': {
        const text = this.#text(act.size)
        this.#typed[act.by] = text
        const revision = await this.#saved(text, this.#revisions[act.by])
        if (revision !== null) this.#revisions[act.by] = revision
        return
      }
      case 'saveBlindly':
        await this.#saved(this.#text(act.size))
        return
      case 'reload':
        this.#revisions[act.by] = (await this.#projects.get.query({ id })).revision
        return
      case 'loadTheirs': {
        const projectData = this.#typed[act.by] || this.#text(1)
        await this.#projects.versions.keep.mutate({ id, projectData })
        this.#acknowledged.set(projectData, this.#now)
        this.#revisions[act.by] = (await this.#projects.get.query({ id })).revision
        return
      }
      case 'restore':
        return this.#restore(act.which)
      case 'name': {
        const version = await this.#at(act.which)
        if (version) await this.#projects.versions.name.mutate({ id, versionId: version.id, name: 'Kept' })
        return
      }
      case 'deleteAndBringBack':
        await this.#projects.delete.mutate({ id })
        await tidyVersions(db)
        await this.#projects.deleted.bringBack.mutate({ id })
        return
      case 'together':
        await Promise.all([
          ...[1, 2, 3].map(() => this.#saved(this.#text(act.size))),
          ...[0, 1].map((by) => this.#saved(this.#text(act.size), this.#revisions[by])),
          tidyVersions(db),
        ])
        return
      case 'wait':
        return this.#wait(act.minutes)
    }
  }

  /** Restores every text that was acknowledged within the last hour, one after the other. */
  async check(): Promise<void> {
    const recent = [...this.#acknowledged].filter(([, at]) => this.#now - at <= 60).map(([text]) => text)
    const { id } = this
    const byText = new Map<string, string>()
    for (const { id: versionId } of await this.#all())
      byText.set((await this.#projects.versions.get.query({ id, versionId })).projectData, versionId)
    const present = (await this.#projects.get.query({ id })).projectData
    expect(recent.filter((text) => text !== present && !byText.has(text))).toEqual([])
    for (const text of recent.slice(-3)) {
      const versionId = byText.get(text)
      if (versionId === undefined) continue
      await this.#projects.versions.restore.mutate({ id, versionId })
      expect((await this.#projects.get.query({ id })).projectData).toBe(text)
    }
  }
}

it(`in ${runs} histories of saves, conflicts, restores and deletions, every text of the last hour can be restored`, {
  timeout: 5000 * Math.max(12, runs),
}, async () => {
  const { visitor } = await signedInVisitor(app)
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      const first = JSON.stringify({ storeName: 'first' })
      const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: first })
      const world = new World(visitor, id, first)
      for (const act of actions) await world.do(act)
      await world.check()
      await db.delete(userProjects)
    }),
    { numRuns: runs },
  )
})
