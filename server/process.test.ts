import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, testServer } from '../db/testing'

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
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen')
}

async function started(env: Record<string, string> = {}) {
  const port = await freePort()
  const one = run({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...env })
  await until(() => {
    if (!running.has(one.child)) throw new Error(one.output())
    return one.output().includes('Mizan is at')
  })
  return { ...one, url: `http://127.0.0.1:${port}` }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-process-'))
  await build({ mode: 'server', logLevel: 'silent', build: { outDir: builtTo } })
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await until(() => running.size === 0)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(builtTo, { recursive: true, force: true })
})

describe.skipIf(testServer)('one process on a data folder', () => {
  it('says where it is and what its database does not promise, and refuses a second process', async () => {
    const first = await started()
    expect(first.output()).toMatch(/database: embedded in .* not a power cut/)
    const second = run({ PORT: String(await freePort()), DATA_DIR: join(folder, 'data') })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^\S+ is in use by another Mizan process; [^\n]+\n$/)
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  })

  it('starts at once after it was killed, and stops within seconds when told to', async () => {
    const killed = await started()
    killed.child.kill('SIGKILL')
    await killed.ended
    const again = await started()
    const asked = Date.now()
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    expect(Date.now() - asked).toBeLessThan(10_000)
  })
})

describe.runIf(testServer)('two processes on one PostgreSQL', () => {
  it('migrate once and serve the same data', async () => {
    const url = await createTestDatabase('mizan_two_processes')
    const both = await Promise.all([started({ DATABASE_URL: url }), started({ DATABASE_URL: url })])
    for (const one of both) {
      const health = await (await fetch(`${one.url}/api/health`)).json()
      expect(health).toHaveProperty('database', { kind: 'postgresql', reachable: true })
    }
  })

  it('says in one line that the server is not there', async () => {
    const lost = run({ PORT: '0', DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/none' })
    expect(await lost.ended).toBe(1)
    expect(lost.output()).toBe('DATABASE_URL: the database cannot be used (connect ECONNREFUSED 127.0.0.1:1)\n')
  })
})

it('stops at a wrong setting with one line', async () => {
  const wrong = run({ PORT: 'http' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toBe('Wrong setting PORT: expected a whole number from 0 to 65535\n')
})
