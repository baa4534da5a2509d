import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../db/client'
import { migrate } from '../../db/migrate'
import { users } from '../../db/schema'
import { seed } from '../../db/seed'
import { testServer } from '../../db/testing'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { createBudgets } from '../http/budgets'
import { openReplica } from '../infra/background/replica'
import { openSecretKey } from '../infra/secret-key'
import { newPerson, startTestApp, Visitor } from './test-app'

const server = testServer ? findPostgres() : null

/** Milliseconds: what has not come by then never does. */
const inTime = { timeout: 30_000, interval: 50 }

const maxAgeSeconds = 4

/** Two processes on a database with a standby, and an administrator's browser at each, which share their cookies. */
async function openWorld(bin: string) {
  const first = await startPostgres(bin)
  const database = openPostgres(first.url)
  await migrate(database.db)
  await seed(database.db)
  const second = await startPostgres(bin, { copyOf: first.url })
  const standby = openPostgres(second.url, { isReadOnly: true })
  const told: (string | null)[] = []
  const onChange = (reason: string | null) => told.push(reason)
  const replica = openReplica({ primary: database.db, standby, maxAgeSeconds, onChange })
  const options = { database, replica, secretKey: await openSecretKey(database.db), budgets: createBudgets(false) }
  const [app, other] = [await startTestApp(options), await startTestApp(options)]
  const admin = new Visitor(app)
  await admin.post('/api/auth/register', newPerson())
  await database.db.update(users).set({ isAdmin: true })
  const elsewhere = Object.assign(new Visitor(other), { cookies: admin.cookies })
  return {
    ...{ first, second, database, standby, replica, told, admin, elsewhere },
    onStandby: (statement: string) => standby.db.execute(sql.raw(statement)),
    async register() {
      const person = newPerson()
      const answer = await new Visitor(app).post('/api/auth/register', person)
      return { id: String(answer.json().user.id), email: person.email }
    },
    async close() {
      await Promise.all([app.close(), other.close()])
      await replica.close()
      await database.close()
      await second.stop()
      await first.stop()
    },
  }
}
type World = Awaited<ReturnType<typeof openWorld>>

interface Listed {
  email: string
  isActive: boolean
}

describe.runIf(server)('administrators, where the database has a standby', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(server ?? '')
  })
  afterAll(() => world?.close())

  /** The list of users, and as of how many seconds ago; null for now. */
  async function list(visitor = world.admin) {
    const answer = await visitor.get('/api/admin/users')
    expect(answer.statusCode).toBe(200)
    const rows: Listed[] = answer.json().users
    const age = answer.headers['figures-age']
    return { rows, emails: rows.map(({ email }) => email), age: age === undefined ? null : Number(age) }
  }
  const ageOfList = async () => (await list()).age

  /** Half a minute after the administrator's last change. */
  const later = () => world.admin.cookies.delete('mizan_changed')

  it('read it, and are told how old their figures are', async () => {
    later()
    await expect.poll(ageOfList, inTime).toBeLessThanOrEqual(2)
    await world.onStandby('select pg_wal_replay_pause()')
    const { email } = await world.register()
    expect((await list()).emails).not.toContain(email)
    await expect.poll(ageOfList, inTime).toBe(3)
    await world.onStandby('select pg_wal_replay_resume()')
    await expect.poll(async () => (await list()).emails, inTime).toContain(email)
    await expect.poll(ageOfList, inTime).toBeLessThanOrEqual(2)
  })

  it('see at once what they changed, whichever process answers', async () => {
    const { id, email } = await world.register()
    later()
    await expect.poll(async () => (await list()).emails, inTime).toContain(email)
    await world.onStandby('select pg_wal_replay_pause()')
    await world.admin.put(`/api/admin/users/${id}/status`, { isActive: false })
    const isActive = async (visitor: Visitor) => {
      const { rows, age } = await list(visitor)
      return [rows.find((row) => row.email === email)?.isActive, age === null]
    }
    expect(await isActive(world.admin)).toEqual([false, true])
    expect(await isActive(world.elsewhere)).toEqual([false, true])
    later()
    expect(await isActive(world.admin)).toEqual([true, false])
    await world.onStandby('select pg_wal_replay_resume()')
    await expect.poll(() => isActive(world.elsewhere), inTime).toEqual([false, false])
  })

  it('find in the log that they have just opened a project', async () => {
    const made = await world.admin.post('/api/projects', { projectName: 'p', projectData: '{}' })
    later()
    await world.onStandby('select pg_wal_replay_pause()')
    await world.admin.get(`/api/admin/projects/${made.json().project.id}`)
    const { entries } = (await world.admin.get('/api/admin/audit-log?action=project.read')).json()
    expect(entries).toHaveLength(1)
    await world.onStandby('select pg_wal_replay_resume()')
  })

  it('read the database itself while the standby is too far behind', async () => {
    later()
    await world.onStandby('select pg_wal_replay_pause()')
    const { email } = await world.register()
    await expect.poll(ageOfList, inTime).toBe(null)
    expect((await list()).emails).toContain(email)
    // Its figures are too old between two looks at it already; it is told with the next one.
    await expect.poll(() => world.told.at(-1), inTime).toBe('it is more than 4 seconds behind')
    await world.onStandby('select pg_wal_replay_resume()')
    await expect.poll(ageOfList, inTime).toBeLessThanOrEqual(2)
    await expect.poll(() => world.told.at(-1), inTime).toBe(null)
  })

  it('notice nothing when the standby dies, and read it again when it is back', async () => {
    later()
    await expect.poll(ageOfList, inTime).toBeLessThanOrEqual(2)
    world.second.kill()
    for (let tries = 0; tries < 20; tries++) expect((await list()).emails.length).toBeGreaterThan(0)
    await expect.poll(ageOfList, inTime).toBe(null)
    await world.second.start()
    await expect.poll(ageOfList, inTime).toBeLessThanOrEqual(2)
  })

  it('can write nothing there, even once it takes writes, and read it no more from then on', async () => {
    const write = () => world.standby.db.update(users).set({ isAdmin: false })
    const refused = { cause: { code: '25006' } }
    await expect(write()).rejects.toMatchObject(refused)
    await world.second.promote()
    await expect.poll(ageOfList, inTime).toBe(null)
    await expect.poll(() => world.told.at(-1), inTime).toBe('it is no standby')
    await expect(write()).rejects.toMatchObject(refused)
  })
})
