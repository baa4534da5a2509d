// A link that was revoked, one that has expired, a guess and a malformed text must be answered alike: the same refusal,
// and the first three in the same time; what has not the form of a token is not looked for, and its sender knows. Asked of the built product one after another, so that what slows one slows all.

import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import { openEmbedded } from '../scripts/tools/open-embedded.mjs'
import { median } from './measure.mjs'

const [warmUp, rounds] = [50, 200]

async function send(url, { method = 'POST', cookie, body }) {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) }
  const since = performance.now()
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  const ms = performance.now() - since
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, text, ms, cookie: cookies.join('; ') }
}

const person = {
  email: 'noor@store.example',
  password: 'four words of mine',
  firstName: 'Noor',
  lastName: 'Saleh',
  phone: '0501234567',
}

/** Tokens of the four kinds of link that do not work. */
async function deadLinks(server) {
  const { cookie } = await send(`${server.url}/api/auth/register`, { body: person })
  const made = await send(`${server.url}/api/projects`, { cookie, body: { projectName: 'Store', projectData: '{}' } })
  const { id } = JSON.parse(made.text).project
  const call = async (name, input) => {
    const { text } = await send(`${server.url}/trpc/projects.shares.${name}`, {
      cookie,
      body: { id, ...input },
    })
    return JSON.parse(text).result.data.json
  }
  const [revoked, expired] = [await call('create'), await call('create')]
  await call('revoke', { shareId: revoked.id })
  await server.whileStopped(async () => {
    const database = openEmbedded(server.folder)
    await database.query(`update project_shares set expires_at = now() - interval '1 day' where id = $1`, [expired.id])
    await database.close()
  })
  return { revoked: revoked.token, expired: expired.token, guessed: 'A'.repeat(32), malformed: 'no link' }
}

/** The call that opens a link, and its page. */
const ways = {
  call: (server, token) => send(`${server.url}/trpc/shares.open`, { body: { token } }),
  page: (server, token) => send(`${server.url}/s/${encodeURIComponent(token)}`, { method: 'GET' }),
}

/** How far apart the kinds of dead links are, asked in one way: their medians, and everything that was answered. */
async function measureWay(ask, links) {
  const times = Object.fromEntries(links.map(([kind]) => [kind, []]))
  const answers = new Set()
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // Each kind takes each turn: what follows a slow answer is slow too.
    const turn = round % links.length
    for (const [kind, token] of [...links.slice(turn), ...links.slice(0, turn)]) {
      const { status, text, ms } = await ask(token)
      answers.add(`${status} ${text}`)
      if (round >= warmUp) times[kind].push(ms)
    }
  }
  const medians = Object.fromEntries(links.map(([kind]) => [kind, median(times[kind])]))
  const all = [medians.revoked, medians.expired, medians.guessed]
  return { answers: [...answers], medians, apartPct: (Math.max(...all) / Math.min(...all) - 1) * 100 }
}

export async function benchShares() {
  const server = await startBuiltServer({ RATE_LIMIT: 'off' })
  try {
    const links = Object.entries(await deadLinks(server))
    const measured = {}
    for (const [way, ask] of Object.entries(ways))
      measured[way] = await measureWay((token) => ask(server, token), links)
    return measured
  } finally {
    await server.stop()
  }
}
