import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, testServer } from '../../db/testing'
import { newPerson } from './test-app'

const builtTo = '.cache/server-under-test'
let folder: string
const running = new Set<ChildProcess>()

interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(builtTo, 'main.js')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
  })
  running.add(child)
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  void ended.then(() => running.delete(child))
  return { child, output: () => text, ended }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function until(condition: () => boolean | Promise<boolean>) {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen')
}

interface Started extends Run {
  url: string
}

async function started(env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const one = run({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...env })
  await until(() => {
    if (!running.has(one.child)) throw new Error(one.output())
    return one.output().includes('Mizan is at')
  })
  return { ...one, url: `http://127.0.0.1:${port}` }
}

/** Refused means that no connection was made, or that it was closed before a byte of the request was taken. */
function statusOf(url: string, agent: Agent): Promise<number | 'refused'> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && request.reusedSocket)
      if (isRefused) resolve('refused')
      else reject(error)
    })
  })
}

/** What users other than the owner may read, write or open. */
async function openToOthers(path: string): Promise<string[]> {
  const found = await readdir(path, { recursive: true })
  const modes = await Promise.all(
    ['', ...found].map(async (name) => [name, (await stat(join(path, name))).mode] as const),
  )
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name, mode]) => `${mode.toString(8)} ${name}`)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-process-'))
  await build({ mode: 'server', logLevel: 'silent', build: { outDir: builtTo } })
  const packed = process.env.PACKED_DATABASE
  if (packed) await copyFile(packed, join(builtTo, 'packed-database.tar.gz'))
})
async function killAll() {
  for (const child of running) child.kill('SIGKILL')
  await until(() => running.size === 0)
}
afterAll(async () => {
  await killAll()
  await rm(folder, { recursive: true, force: true })
  await rm(builtTo, { recursive: true, force: true })
})

/** How often a caller whom a busy machine has no room for tries again. */
const tries = 100

/** What a caller with a session of its own sends. */
function caller(url: () => string) {
  let cookie = ''
  const send = async (method: string, path: string, body?: object, left = tries): Promise<Response> => {
    const answer = await fetch(url() + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 503 || left === 0) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
    return send(method, path, body, left - 1)
  }
  const register = async (person: object) => {
    const registered = await send('POST', '/api/auth/register', person)
    cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return registered.status
  }
  return { send, register }
}

// A start costs seconds of a processor: each of the two that there are serves several questions, in this order.
describe('one process, killed and started again', () => {
  let data: string
  let env: Record<string, string>
  let first: Started
  let again: Started
  const { send, register } = caller(() => (again ?? first).url)

  beforeAll(async () => {
    data = join(folder, 'data')
    await mkdir(join(data, 'outbox'), { recursive: true, mode: 0o755 })
    env = { RATE_LIMIT: 'off', ...(testServer && { DATABASE_URL: await createTestDatabase('mizan_killed') }) }
    first = await started(env)
    expect(await register(newPerson())).toBe(201)
  })

  it.skipIf(testServer)('prints its address, refuses a second process, and keeps its data folder private', async () => {
    expect(first.output()).toMatch(/database: embedded in .* not a power cut/)
    const second = run({ PORT: String(await freePort()), DATA_DIR: data })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^\S+ is in use by another Mizan process; [^\n]+\n$/)
    expect((await send('GET', '/api/health')).status).toBe(200)
    await until(async () => (await readdir(join(data, 'outbox'))).length > 0)
    expect(await openToOthers(data)).toEqual([])
  })

  it('killed with -9 while 200 saves are under way, has every save that it acknowledged', async () => {
    const planOf = (save: number) => ({ projectData: JSON.stringify({ save }) })
    const projects = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const made = await send('POST', '/api/projects', { projectName: `${n}`, ...planOf(0) })
        const { project } = JSON.parse(await made.text())
        return { id: String(project.id), acknowledged: 0 }
      }),
    )
    let count = 0
    const saving = projects.map(async (project) => {
      for (let save = 1; save <= 20; save++) {
        const answer = await send('PUT', `/api/projects/${project.id}`, planOf(save)).catch(() => null)
        if (!answer?.ok) return
        project.acknowledged = save
        count += 1
        if (count === 77) first.child.kill('SIGKILL')
      }
    })
    await Promise.all(saving)
    await first.ended
    expect(count).toBeGreaterThanOrEqual(77)
    expect(count).toBeLessThan(200)

    // As an earlier version left it.
    if (!testServer) {
      for (const open of ['', 'db', 'outbox']) await chmod(join(data, open), 0o755)
      await chmod(join(data, 'db', 'pg_hba.conf'), 0o666)
    }
    again = await started(env)
    for (const { id, acknowledged } of projects) {
      const { project } = JSON.parse(await (await send('GET', `/api/projects/${id}`)).text())
      const { save } = JSON.parse(project.projectData)
      // The one that was under way may have been stored without its answer.
      expect([acknowledged, acknowledged + 1]).toContain(save)
      expect(project.revision).toBe(save + 1)
    }
  })

  it.skipIf(testServer)(
    'once it has started again, no other user reads what an earlier version left open',
    async () => {
      expect(await openToOthers(data)).toEqual([])
    },
  )

  it('answers every request that it has accepted before it stops', async () => {
    const statuses: number[] = []
    let isStopping = false
    const worker = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const status = await statusOf(`${again.url}/api/benchmarks`, agent)
        if (status === 'refused' && isStopping) break
        statuses.push(Number(status))
      }
      agent.destroy()
    }
    const workers = Promise.all(Array.from({ length: 8 }, worker))
    await until(() => statuses.length > 200)
    isStopping = true
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    await workers
    // One that a busy machine has no room for is answered, too.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
})

describe.runIf(testServer)('two processes on one PostgreSQL', () => {
  let one: Started
  let other: Started
  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase('mizan_two_processes') }
    const both = await Promise.all([started(env), started(env)])
    ;[one, other] = both
  })
  afterAll(killAll)

  it('migrate once and serve the same data', async () => {
    for (const { url } of [one, other]) {
      const health = await (await fetch(`${url}/api/health`)).json()
      expect(health).toHaveProperty('database', { kind: 'postgresql', reachable: true })
    }
  })

  it('share sessions and limits', async () => {
    const person = newPerson()
    let at = one
    const { send, register } = caller(() => at.url)
    await register(person)
    at = other
    expect(await (await send('GET', '/api/auth/session')).json()).toHaveProperty('user.email', person.email)
    const wrong = { email: person.email, password: 'wrong' }
    const statusAt = async (which: Started) => {
      at = which
      return (await send('POST', '/api/auth/login', wrong)).status
    }
    for (let tries = 0; tries < 8; tries++) expect(await statusAt(tries % 2 ? one : other)).toBe(401)
    expect(await statusAt(one)).toBe(429)
    expect(await statusAt(other)).toBe(429)
  })

  it('says in one line that the server is not there', async () => {
    const lost = run({ PORT: '0', DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/none' })
    expect(await lost.ended).toBe(1)
    expect(lost.output()).toBe('DATABASE_URL: the database cannot be used (connect ECONNREFUSED 127.0.0.1:1)\n')
  })
})

it('a wrong setting stops the start with one line', async () => {
  const wrong = run({ PORT: 'http' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toBe('Wrong setting PORT: expected a whole number from 0 to 65535\n')
})
