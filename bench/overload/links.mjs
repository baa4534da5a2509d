// Who tries links must take no more from others than who reads the landing page. 60 connections do either against the
// built product, with its limits on; measured is how long signed-in visitors wait for their projects meanwhile.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { startBuiltServer, usualLimits } from '../../scripts/tools/built-server.mjs'
import { palindromes, ratio } from '../measure.mjs'
import { countsOf, everySecond, register, send, timesOf } from './rates.mjs'

const [connections, rounds, seconds, readsASecond, readers] = [60, 6, 2.5, 20, 16]

const paths = { links: () => `/s/${randomBytes(24).toString('base64url')}`, landing: () => '/' }

/** The load, in a thread of its own: each connection has one request under way until it is told to stop. */
async function load({ url, path, from }) {
  let isOver = false
  const message = once(parentPort, 'message')
  parentPort.postMessage('ready')
  await message
  parentPort.once('message', () => {
    isOver = true
  })
  const answers = []
  async function connection() {
    while (!isOver) answers.push(await send(`${url}${paths[path]()}`, { from }))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  parentPort.postMessage(countsOf(answers))
}

const addressOf = (reader) => `198.51.100.${reader}`

/** What the readers were answered, and when. */
const read = (url, cookies) =>
  everySecond(readsASecond, seconds, (turn) => {
    const reader = turn % readers
    return send(`${url}/api/projects`, { cookie: cookies[reader], from: addressOf(reader) })
  })

/** An address that has not been seen before: its first looks are part of what others bear. */
const newAddress = () => `10.${[...randomBytes(3)].join('.')}`

/** The readers begin together with the load. */
async function readBeside(url, cookies, path) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, path, from: newAddress() } })
  await once(worker, 'message')
  worker.postMessage('begin')
  const reads = await read(url, cookies)
  const ended = once(worker, 'message')
  worker.postMessage('stop')
  const [counts] = await ended
  await worker.terminate()
  return { reads, counts }
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

/** Waits beside links tried from one address, beside the landing page asked for from one, and beside that once more. */
export async function benchLinks() {
  const server = await startBuiltServer({ ...usualLimits, TRUST_PROXY: 'loopback' })
  try {
    const cookies = await signUp(server.url)
    // The machine rests after so much writing, and the first reads are slow.
    await pause(2000)
    await read(server.url, cookies)
    const alone = timesOf(await read(server.url, cookies))
    const taken = { links: [], landing: [], again: [] }
    const beside = (name, path) => async () => {
      const measured = await readBeside(server.url, cookies, path)
      taken[name].push(measured)
      return timesOf(measured.reads).median
    }
    const measured = await palindromes(
      { links: beside('links', 'links'), landing: beside('landing', 'landing'), again: beside('again', 'landing') },
      rounds,
    )
    const readsBeside = (name) => taken[name].flatMap(({ reads }) => reads)
    const waits = Object.fromEntries(Object.keys(taken).map((name) => [name, timesOf(readsBeside(name))]))
    return {
      alone,
      waits,
      refused: readsBeside('links').filter(({ status }) => status !== 200).length,
      toLanding: ratio(measured, 'links', 'landing'),
      control: ratio(measured, 'again', 'landing'),
      answers: Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, all.map(({ counts }) => counts)])),
    }
  } finally {
    await server.stop()
  }
}

if (!isMainThread && workerData?.path) await load(workerData)
