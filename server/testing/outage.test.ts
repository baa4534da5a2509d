import { setTimeout as sleep } from 'node:timers/promises'
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
  ms: number
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
    const since = performance.now()
    const answer = await visitor.put(`/api/projects/${id}`, { projectData: JSON.stringify({ number }) })
    const { statusCode: status } = answer
    const at = performance.now()
    founder.answers.push({ at, ms: at - since, status, retryAfter: answer.headers['retry-after']?.toString() })
    if (status === 200) founder.acknowledged = number
    else founder.refused.add(number)
    await sleep(50)
  }
}

const server = testServer ? findPostgres() : null

describe.runIf(server)('while the database is killed and started again', { timeout: 60_000 }, () => {
  let cluster: Cluster
  let app: FastifyInstance
  let outages: (string | null)[]
  beforeAll(async () => {
    cluster = await startPostgres(server ?? '')
    outages = []
    // The test cluster does not wait for its own log; what it acknowledges must be there.
    const url = `${cluster.url}?options=-csynchronous_commit=on`
    const database = openPostgres(url, { onOutage: (reason) => outages.push(reason) })
    await migrate(database.db)
    await seed(database.db)
    app = await startTestApp({ database, env: { RATE_LIMIT: false }, budgets: createBudgets(false) })
  })
  afterAll(async () => {
    await app?.close()
    await cluster?.stop()
  })

  it('refuses at once, is alive and not ready, loses nothing it acknowledged and carries nothing out later', async () => {
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
    await sleep(700)
    const status = async (url: string) => (await app.inject(url)).statusCode
    const probes = [await status('/livez'), await status('/readyz')]
    try {
      await cluster.start()
      // Well below a second with nothing else on the machine: npm run bench -- faults.
      await expect.poll(() => status('/readyz'), { timeout: 3000, interval: 50 }).toBe(200)
      await sleep(300)
    } finally {
      isOver = true
      await Promise.all(saving)
    }

    expect(probes).toEqual([200, 503])
    const answers = founders.flatMap(({ founder }) => founder.answers)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(20)
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']))
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(3000)
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
