// The built product on a free port with a temporary data folder, for browser tests and benchmarks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

async function isHealthy(url) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

async function untilHealthy(url, child) {
  // A start takes seconds, and many times as long where other work has the processors.
  const deadline = Date.now() + 180_000
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`The server stopped while starting (exit code ${child.exitCode}).`)
    if (Date.now() > deadline) throw new Error('The server did not become healthy within three minutes.')
    await sleep(100)
  }
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await ended
  clearTimeout(timer)
}

async function start(url, env, dist) {
  const child = spawn(process.execPath, [`${dist}/server/main.js`], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    await untilHealthy(url, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return child
}

/** A machine that runs tests beside the server is late without being overloaded by requests. */
const unlimited = { RATE_LIMIT: 'off', OVERLOAD_WAIT_MS: '0' }

/** The limits as they are where no setting names them. */
export const usualLimits = { RATE_LIMIT: '', OVERLOAD_WAIT_MS: '' }

const environment = { NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...unlimited }
const dataFolder = '.cache/fresh-data'

/** The databases that are being made; servers that are started at once wait for the same one. */
const making = new Map()

/**
 * The database as a first start leaves it, made once for what is built: with a copy of it a server starts in half of the
 * time. Null where nothing says what is built.
 */
async function freshDatabase(dist) {
  const built = join(dist, '.built')
  if (!existsSync(built)) return null
  const folder = join(dataFolder, readFileSync(built, 'utf8'))
  if (!existsSync(folder)) {
    making.set(folder, making.get(folder) ?? makeFresh(folder, dist))
    await making.get(folder).finally(() => making.delete(folder))
  }
  return join(folder, 'db')
}

async function makeFresh(folder, dist) {
  mkdirSync('.cache', { recursive: true })
  const half = mkdtempSync(resolve(`${dataFolder}.`))
  const port = await freePort()
  // None of the settings around: an administrator would be part of the copy.
  const env = { PATH: process.env.PATH, ...environment, PORT: String(port), DATA_DIR: half }
  try {
    await stop(await start(`http://127.0.0.1:${port}`, env, dist))
    mkdirSync(dataFolder, { recursive: true })
    for (const name of readdirSync(dataFolder))
      if (join(dataFolder, name) !== folder) rmSync(join(dataFolder, name), { recursive: true })
    // Another command may have made it meanwhile.
    if (!existsSync(folder)) renameSync(half, folder)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

/**
 * Starts dist/server/main.js and waits until it is healthy: its address, process id, data folder, what stops it, and
 * what lets `work` at its data, which only one process can have open. Settings that need the address are given as a
 * function of it. `dist` is where it was built.
 */
export async function startBuiltServer(settings = {}, dist = 'dist') {
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...environment, PORT: String(port) }
  const folder = join(dataDir, 'data')
  Object.assign(env, typeof settings === 'function' ? settings(url) : settings, { DATA_DIR: folder })
  const fresh = await freshDatabase(dist)
  if (fresh !== null) cpSync(fresh, join(folder, 'db'), { recursive: true })
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const started = () =>
    start(url, env, dist).catch((error) => {
      forget()
      throw error
    })
  let child = await started()
  return {
    url,
    folder,
    get pid() {
      return child.pid
    },
    async whileStopped(work) {
      await stop(child)
      await work()
      child = await started()
    },
    async stop() {
      await stop(child)
      forget()
    },
  }
}
