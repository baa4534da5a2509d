import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../../db/client'
import { apiTokens } from '../../db/connect-schema'
import { appliedTags, migrate } from '../../db/migrate'
import { auditLog, userProjects, users } from '../../db/schema'
import { createTestDatabase, testDatabase, testServer } from '../../db/testing'
import { readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { newPerson, startTestApp, Visitor } from '../testing/test-app'
import { checkBackup, linesOf, readBackup, writeBackup } from './backup-file'
import { askRunning, serveControl } from './control'
import { digests, dump, restore } from './copy'
import { runOnline } from './online'
import { runCommand } from './run'

let folder: string
let database: Database
let email: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-commands-'))
  const app = await startTestApp()
  database = await testDatabase()
  const visitor = new Visitor(app)
  const person = newPerson()
  email = person.email
  await visitor.post('/api/auth/register', person)
  const made = await visitor.post('/api/projects', {
    projectName: 'متجر\u2028x',
    projectData: '{"storeName":"\u2028"}',
  })
  for (let save = 0; save < 3; save++)
    await visitor.put(`/api/projects/${made.json().project.id}`, { projectData: JSON.stringify({ save }) })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const release = '1.0.0+test'
const linesOfDump = async () => {
  const lines: string[] = []
  await dump(database.db, release, (line) => void lines.push(line))
  return lines
}

async function* each(lines: string[]) {
  yield* lines
}

describe('a copy', () => {
  it.runIf(testServer)('fills an empty PostgreSQL with equal rows, and refuses one that is in use', async () => {
    const other = openPostgres(await createTestDatabase('mizan_copy'))
    const { rows } = await restore(other.db, each(await linesOfDump()))
    expect(rows).toMatchObject({ users: 1, user_projects: 1, project_versions: 3 })
    expect(await digests(other.db)).toEqual(await digests(database.db))
    await expect(restore(other.db, each(await linesOfDump()))).rejects.toThrow(/not empty/)
    await other.close()
  })

  it('fills an empty embedded database with equal rows, keys and search words among them', async () => {
    const other = await openEmbedded({ packed: process.env.PACKED_DATABASE })
    const { rows } = await restore(other.db, each(await linesOfDump()))
    expect(rows).toMatchObject({ users: 1, user_projects: 1, secret_keys: 1 })
    expect(await digests(other.db)).toEqual(await digests(database.db))
    await other.close()
  })
})

describe('a backup', () => {
  const password = 'a long password of backups'
  const give = (write: (line: string) => Promise<void>) => dump(database.db, release, write)

  it('is read back, tells what is in it, and is opened by its password alone where it has one', async () => {
    const file = join(folder, 'encrypted')
    expect(await writeBackup(file, password, give)).toMatchObject({ release, rows: { users: 1 } })
    expect((await readFile(file)).includes(email)).toBe(false)
    const lines: string[] = []
    for await (const line of readBackup(file, password)) lines.push(line)
    expect(lines).toEqual(await linesOfDump())
    await expect(checkBackup(file, 'another long password')).rejects.toThrow(/password is another/)
    await expect(checkBackup(file)).rejects.toThrow(/encrypted/)
  })

  it('is refused when it was damaged or cut off', async () => {
    const file = join(folder, 'damaged')
    await writeBackup(file, password, give)
    const whole = await readFile(file)
    const at = whole.length >> 1
    whole[at] = (whole[at] ?? 0) ^ 1
    await writeFile(file, whole)
    await expect(checkBackup(file, password)).rejects.toThrow(/damaged/)
    const lines = await linesOfDump()
    await expect(restore(database.db, each(lines.slice(0, 0)))).rejects.toThrow(/no backup/)
    const other = await openEmbedded({ packed: process.env.PACKED_DATABASE })
    await expect(restore(other.db, each(lines.slice(0, -1)))).rejects.toThrow(/cut off/)
    // Nothing of it stays.
    expect((await other.db.select().from(users)).length).toBe(0)
    await other.close()
  })

  it('has lines that end at line feeds alone', async () => {
    const lines: string[] = []
    for await (const line of linesOf(Readable.from([Buffer.from('a\u2028b\nc'), Buffer.from('d\n')]))) lines.push(line)
    expect(lines).toEqual(['a\u2028b', 'cd'])
  })
})

describe('a command line', () => {
  const untouched = () => join(folder, 'untouched')
  const setup = (said: string[], dataDir = untouched()) => ({
    env: readEnv({ DATA_DIR: dataDir }),
    log: createLog('silent'),
    release,
    say: (line: string) => void said.push(line),
  })

  it.each([
    ['--help'],
    ['help'],
    ['backup', '--help'],
    ['restore', '-h'],
    ['admin', 'rotate-key', '--help'],
    ['admin', 'purge', '--help'],
  ])('%s %s %s says how commands are written, and does nothing', async (...args) => {
    const said: string[] = []
    await runCommand(setup(said), args)
    expect(said.join()).toContain('mizan backup FILE')
    expect(existsSync(untouched())).toBe(false)
  })

  it('with an option that there is not does nothing', async () => {
    await expect(runCommand(setup([]), ['admin', 'purge', '--dry-run'])).rejects.toThrow(/--dry-run/)
    expect(existsSync(untouched())).toBe(false)
  })

  it('takes the file of the password before that of the backup, too', async () => {
    const stop = await serveControl({ db: database.db, dataDir: folder, release, log: createLog('silent') })
    const [password, file] = [join(folder, 'password'), join(folder, 'sealed')]
    await writeFile(password, 'a long password of backups')
    await runCommand(setup([], folder), ['backup', '--password-file', password, file])
    await expect(checkBackup(file)).rejects.toThrow(/encrypted/)
    await stop()
  })
})

describe('a command beside the service', () => {
  it('reaches the process that has the data folder open, over a socket in it', async () => {
    expect(await askRunning(folder, ['check'])).toBeNull()
    const control = { db: database.db, dataDir: folder, release, log: createLog('silent') }
    const stop = await serveControl(control)
    const said: string[] = []
    for await (const line of (await askRunning(folder, ['check'])) ?? each([])) said.push(line)
    expect(said.join()).toMatch(/^the database is well: 1 projects/)
    await expect(askRunning(folder, ['admin', 'promote', 'nobody@example.com'])).rejects.toThrow(/no account/)
    await stop()
  })

  it('changes an account, and the audit log says so', async () => {
    await runOnline(database.db, ['admin', 'promote', email])
    const [owner] = await database.db.select({ userId: users.id }).from(users)
    const token = { name: 'Reports', scope: 'read', tokenHash: 'x', expiresAt: new Date() } as const
    await database.db.insert(apiTokens).values({ userId: owner?.userId ?? '', ...token })
    await runOnline(database.db, ['admin', 'deactivate', email])
    const [account] = await database.db.select({ isAdmin: users.isAdmin, isActive: users.isActive }).from(users)
    expect(await database.db.$count(apiTokens)).toBe(0)
    expect(account).toEqual({ isAdmin: true, isActive: false })
    const noted = await database.db.select({ action: auditLog.action, ip: auditLog.ip }).from(auditLog)
    expect(noted).toContainEqual({ action: 'user.role', ip: 'command line' })
  })

  it('deletes an account with its projects, as often as it is there, and never the last administrator', async () => {
    const remove = () => runOnline(database.db, ['admin', 'delete', email])
    await database.db.update(users).set({ isActive: true })
    await expect(remove()).rejects.toThrow()
    await runOnline(database.db, ['admin', 'demote', email])
    expect(await remove()).toContain(email)
    expect([await database.db.$count(users), await database.db.$count(userProjects)]).toEqual([0, 0])
    const noted = await database.db.select({ action: auditLog.action }).from(auditLog)
    expect(noted.filter(({ action }) => action === 'account.delete')).toHaveLength(1)
    await expect(remove()).rejects.toThrow(/no account/)
  })
})

describe.runIf(testServer)('a migration beside a long reader', () => {
  it('lets other statements pass while it waits, and completes after the reader', async () => {
    const all = await appliedTags(database.db)
    // The first of those left changes the table that is read.
    const before = all.slice(0, all.indexOf('0016_mailed-links'))
    const fresh = openPostgres(await createTestDatabase('mizan_reader'))
    await migrate(fresh.db, { only: before })
    const waits: string[] = []
    const reader = new EventEmitter()
    const hasLocked = once(reader, 'locked')
    const reading = fresh.db.transaction(async (tx) => {
      await tx.execute(sql`lock table otps in access share mode`)
      const isOver = once(reader, 'over')
      reader.emit('locked')
      await isOver
    })
    await hasLocked
    const migrating = migrate(fresh.db, { onWait: (what) => waits.push(what) })
    await expect.poll(() => waits.length).toBeGreaterThan(0)
    // The reader goes on until these are answered: one that a migration held up for as long as it waits would never be.
    for (let n = 0; n < 20; n++) {
      await fresh.db.execute(sql`select count(*) from otps`)
      await sleep(50)
    }
    expect(await appliedTags(fresh.db)).toEqual(before)
    reader.emit('over')
    await Promise.all([reading, migrating])
    // What only the release before needs goes a day later.
    expect(await appliedTags(fresh.db)).toEqual(all.filter((tag) => !/^003[45]_/.test(tag)))
    await fresh.close()
  })
})
