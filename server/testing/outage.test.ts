import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../db/client'
import { migrate } from '../../db/migrate'
import { seed } from '../../db/seed'
import { testServer } from '../../db/testing'
import { type Cluster, findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { createBudgets } from '../http/budgets'
import { newPerson, startTestApp, Visitor } from './test-app'

interface Answer {
  at: number
  status: number
  retryAfter: string | undefined
}

interface Founder {
  /** The last save that was answered with 200, and those that were answered with 503. */
  acknowledged: number
  refused: Set<number>
  answers: Answer[]
}

/** Saves one number after the other until it is told to stop. */
async function save(visitor: Visitor, id: string, founder: Founder, isOver: () => boolean) {
  for (let number = 1; !isOver(); number++) {
    const answer = await visitor.put(`/api/projects/${id}`, { projectData: JSON.stringify({ number }) })
    const { statusCode: status } = answer
    const retryAfter = answer.headers['retry-after']?.toString()
    founder.answers.push({ at: performance.now(), status, retryAfter })
    if (status === 200) founder.acknowledged = number
    else founder.refused.add(number)
    await sleep(50)
  }
}

const server = testServer ? findPostgres() : null

/** What has not come after so many milliseconds never does. */
const hangs = 30_000

// The test clusters do not wait for their own log; what they acknowledge must be there.
const synchronous = 'options=-csynchronous_commit=on'

async function appOn(url: string, onOutage: (reason: string | null) => unknown = () => {}) {
  const database = openPostgres(url, { onOutage })
  await migrate(database.db)
  await seed(database.db)
  return startTestApp({ database, env: { RATE_LIMIT: false }, budgets: createBudgets(false) })
}

const statusOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).statusCode

/** A founder who saves numbers in one project; `last` was acknowledged. */
async function startFounder(app: FastifyInstance) {
  const visitor = new Visitor(app)
  await visitor.post('/api/auth/register', newPerson())
  const made = await visitor.post('/api/projects', { projectName: 'p', projectData: '{"number":0}' })
  const path = `/api/projects/${made.json().project.id}`
  const founder = {
    last: 0,
    async save(number: number, filling = '') {
      const { statusCode } = await visitor.put(path, { projectData: JSON.stringify({ number, filling }) })
      if (statusCode === 200) founder.last = number
      return statusCode
    },
    stored: async () => JSON.parse((await visitor.get(path)).json().project.projectData).number,
  }
  return founder
}

describe.runIf(server)('a database that dies', () => {
  it('is replaced by its synchronous standby, with everything that was acknowledged', async () => {
    const first = await startPostgres(server ?? '')
    const standby = await startPostgres(server ?? '', { copyOf: first.url })
    try {
      const primary = openPostgres(first.url)
      await primary.db.execute(sql.raw("alter system set synchronous_standby_names = '*'"))
      await primary.db.execute(sql.raw('select pg_reload_conf()'))
      await primary.close()
      const [one, other] = [first, standby].map(({ url }) => new URL(url).host)
      const app = await appOn(
        `postgres://postgres@${one},${other}/postgres?target_session_attrs=read-write&${synchronous}`,
      )
      const founder = await startFounder(app)
      for (let number = 1; number <= 5; number++) expect(await founder.save(number)).toBe(200)
      first.kill()
      // Its processes end one after the other: what one of them still acknowledges is on the standby, too.
      await expect.poll(() => founder.save(6), { timeout: hangs, interval: 20 }).toBe(503)
      await standby.promote()
      await expect.poll(() => statusOf(app, '/readyz'), { timeout: hangs, interval: 50 }).toBe(200)
      // A save may have reached the standby although nobody was left to acknowledge it.
      expect([founder.last, 6]).toContain(await founder.stored())
      expect(await founder.save(7)).toBe(200)
      await app.close()
    } finally {
      await standby.stop()
      await first.stop()
    }
  })
})

describe.runIf(server)('a transaction whose connection is lost', () => {
  it('fails at once, and what it does later is not sent', async () => {
    const cluster = await startPostgres(server ?? '')
    const database = openPostgres(cluster.url)
    const one = sql.raw('select 1')
    try {
      const later: unknown[] = []
      const held = Array.from({ length: 5 }, () =>
        database.db.transaction(async (tx) => {
          await tx.execute(one)
          await sleep(500)
          later.push(await tx.execute(one).catch((error: unknown) => error))
        }),
      )
      const since = performance.now()
      await sleep(100)
      cluster.kill()
      const ends = await Promise.allSettled(held)
      expect(ends.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
      expect(performance.now() - since).toBeLessThan(450)
      await expect.poll(() => later.length).toBe(5)
      for (const answer of later) expect(answer).toBeInstanceOf(Error)
      await cluster.start()
      const isBack = () =>
        database.db.execute(one).then(
          () => true,
          () => false,
        )
      await expect.poll(isBack, { timeout: hangs, interval: 50 }).toBe(true)
    } finally {
      await database.close()
      await cluster.stop()
    }
  })
})

/** A disk of this size, where this process may make one. */
function smallDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'tmpfs', folder])
  if (status !== 0) rmSync(folder, { recursive: true })
  return status === 0 ? folder : null
}

const disk = server ? smallDisk('160m') : null

describe.runIf(disk)('a database whose disk is full', () => {
  afterAll(() => {
    spawnSync('umount', ['-l', disk ?? ''])
    rmSync(disk ?? '', { recursive: true })
  })

  it('refuses saves until there is room again, and has all that it acknowledged', async () => {
    const cluster = await startPostgres(server ?? '', { within: disk ?? '' })
    try {
      const app = await appOn(`${cluster.url}?${synchronous}`)
      const founder = await startFounder(app)
      const filling = randomBytes(150_000).toString('base64')
      const statuses: number[] = []
      const rest = join(disk ?? '', 'rest')
      spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=1M'])
      for (let number = 1; number <= 200 && statuses.at(-1) !== 503; number++)
        statuses.push(await founder.save(number, filling))
      expect(statuses.at(-1)).toBe(503)
      expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
      expect(await founder.stored()).toBe(founder.last)
      rmSync(rest)
      // Where its log did not fit any more it has ended.
      await cluster.start().catch(() => {})
      await expect.poll(() => founder.save(1000), { timeout: hangs, interval: 100 }).toBe(200)
      expect(await founder.stored()).toBe(1000)
      await app.close()
    } finally {
      await cluster.stop()
    }
  })
})

describe.runIf(server)('a database that was shut down while statements ran', () => {
  it('answers the first statements after it came back as all others', async () => {
    const cluster = await startPostgres(server ?? '')
    const database = openPostgres(cluster.url)
    const ten = (statement: SQL) => Promise.allSettled(Array.from({ length: 10 }, () => database.db.execute(statement)))
    try {
      await expect.poll(() => database.check().then(() => true), { timeout: hangs }).toBe(true)
      const cut = ten(sql`select pg_sleep(60)`)
      await sleep(500)
      await cluster.halt('fast')
      expect((await cut).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
      await cluster.start()
      const isBack = () => database.check().then(...[true, false].map((answer) => () => answer))
      await expect.poll(isBack, { timeout: hangs, interval: 50 }).toBe(true)
      const later = await ten(sql`select now()`)
      expect(later.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.cause)] : []))).toEqual([])
    } finally {
      await database.close()
      await cluster.stop()
    }
  })
})

describe.runIf(server)('while the database is killed and started again', () => {
  let cluster: Cluster
  let app: FastifyInstance
  let outages: (string | null)[]
  beforeAll(async () => {
    cluster = await startPostgres(server ?? '')
    outages = []
    app = await appOn(`${cluster.url}?${synchronous}`, (reason) => outages.push(reason))
  })
  afterAll(async () => {
    await app?.close()
    await cluster?.stop()
  })

  it('refuses while it is down, is alive and not ready, loses nothing it acknowledged and carries nothing out later', async () => {
    const founders = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const visitor = new Visitor(app)
        await visitor.post('/api/auth/register', newPerson())
        const made = await visitor.post('/api/projects', { projectName: 'p', projectData: '{}' })
        const founder: Founder = { acknowledged: 0, refused: new Set(), answers: [] }
        return { visitor, id: String(made.json().project.id), founder }
      }),
    )
    let isOver = false
    const saving = founders.map(({ visitor, id, founder }) => save(visitor, id, founder, () => isOver))
    await sleep(300)
    cluster.kill()
    const killed = performance.now()
    const status = (url: string) => statusOf(app, url)
    const answered = () => founders.flatMap(({ founder }) => founder.answers)
    const refusals = () => answered().filter(({ status }) => status !== 200)
    // All of these come before the database is started again.
    await expect.poll(() => refusals().length, { timeout: hangs, interval: 50 }).toBeGreaterThan(20)
    const probes = [await status('/livez'), await status('/readyz')]
    try {
      await cluster.start()
      // How soon, npm run bench -- faults measures.
      await expect.poll(() => status('/readyz'), { timeout: hangs, interval: 50 }).toBe(200)
      await sleep(300)
    } finally {
      isOver = true
      await Promise.all(saving)
    }

    expect(probes).toEqual([200, 503])
    const refused = refusals()
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']))
    expect(Math.min(...refused.map(({ at }) => at))).toBeGreaterThan(killed)
    for (const { visitor, id, founder } of founders) {
      const { project } = (await visitor.get(`/api/projects/${id}`)).json()
      expect(JSON.parse(project.projectData).number).toBe(founder.acknowledged)
      // What was refused without having been sent was never carried out; of one that was under way it is not known.
      const done = founder.answers.filter(({ status }) => status === 200).length
      expect([1 + done, 2 + done]).toContain(project.revision)
    }
    expect(outages.map((reason) => reason === null)).toEqual([false, true])
  })
})
