// Who tries links must take no more from others than who reads the landing page. 60 connections do either against the
// built product, with its limits on; measured is how long signed-in visitors wait for their projects meanwhile.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { palindromes, quantile, ratio } from '../measure.mjs'
import { countsOf, everySecond, register, send, timesOf } from './rates.mjs'

const [connections, rounds, seconds, readsASecond, readers] = [60, 5, 2.5, 20, 16]

const paths = { links: () => `/s/${randomBytes(24).toString('base64url')}`, landing: () => '/' }

/** The load, in a thread of its own: each connection has one request under way until it is told to stop. */
async function load({ url, path, addresses }) {
  let [isOver, sent] = [false, 0]
  parentPort.once('message', () => {
    isOver = true
  })
  const answers = []
  async function connection() {
    while (!isOver) answers.push(await send(`${url}${paths[path]()}`, { from: addresses[sent++ % addresses.length] }))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  parentPort.postMessage(countsOf(answers))
}

const addressOf = (reader) => `198.51.100.${reader}`

/** How long the readers waited. */
async function read(url, cookies) {
  const answers = await everySecond(readsASecond, seconds, (turn) => {
    const reader = turn % readers
    return send(`${url}/api/projects`, { cookie: cookies[reader], from: addressOf(reader) })
  })
  if (answers.some(({ status }) => status !== 200))
    throw new Error(`reads were refused: ${JSON.stringify(countsOf(answers))}`)
  return timesOf(answers)
}

async function readBeside(url, cookies, { path, addresses }) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, path, addresses } })
  const ended = once(worker, 'message')
  await once(worker, 'online')
  await pause(250)
  // Where the reading fails, the load's server is stopped under it.
  ended.catch(() => {})
  const waits = await read(url, cookies)
  worker.postMessage('stop')
  const [counts] = await ended
  await worker.terminate()
  return { waits, counts }
}

/** Visitors with ten projects each. */
async function signUp(url) {
  const cookies = []
  for (let reader = 0; reader < readers; reader += 1) {
    const from = addressOf(reader)
    const { cookie } = await register(url, reader, from)
    if (cookie === '') throw new Error('a visitor could not register')
    for (let made = 0; made < 10; made += 1)
      await send(`${url}/api/projects`, { from, cookie, body: { projectName: `Store ${made}`, projectData: '{}' } })
    cookies.push(cookie)
  }
  return cookies
}

/** Addresses that have not been seen before: their first looks are part of what others bear. */
const newAddresses = (count) => Array.from({ length: count }, () => `10.${[...randomBytes(3)].join('.')}`)

/** Waits beside links tried from one address, the landing page from one, and from so many that none is refused. */
export async function benchLinks() {
  const server = await startBuiltServer({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
  try {
    const cookies = await signUp(server.url)
    // The machine rests after so much writing, and the first reads are slow.
    await pause(2000)
    await read(server.url, cookies)
    const alone = await read(server.url, cookies)
    const taken = { links: [], landing: [], answered: [] }
    const beside = (name, path, addresses) => async () => {
      const measured = await readBeside(server.url, cookies, { path, addresses: newAddresses(addresses) })
      taken[name].push(measured)
      return measured.waits.median
    }
    const measured = await palindromes(
      {
        links: beside('links', 'links', 1),
        landing: beside('landing', 'landing', 1),
        answered: beside('answered', 'landing', connections),
      },
      rounds,
    )
    const p95 = (name) =>
      quantile(
        taken[name].map(({ waits }) => waits.p95),
        0.5,
      )
    return {
      alone,
      toLanding: ratio(measured, 'links', 'landing'),
      toAnswered: ratio(measured, 'links', 'answered'),
      p95: { links: p95('links'), landing: p95('landing'), answered: p95('answered') },
      answers: taken,
    }
  } finally {
    await server.stop()
  }
}

if (!isMainThread && workerData?.path) await load(workerData)
