// Hashing a password takes a core for a thirtieth of a second. This floods the built product, with its limits on, with
// logins from many addresses, and measures how long a visitor waits for the list of projects at the same time, and how
// owners get in: from a browser that the account knows, and from a new one.
import { startBuiltServer, usualLimits } from '../../scripts/tools/built-server.mjs'
import { countsOf, everySecond, register, send, timesOf } from './rates.mjs'

const [loginsASecond, readsASecond, addresses] = [40, 20, 200]

const addressOf = (index) => `198.51.100.${index}`

/** Visitors with ten projects each, the accounts that are tried, and owners who sign in meanwhile. */
async function prepare(url, counts) {
  const people = []
  for (const [kind, count] of Object.entries(counts))
    for (let made = 0; made < count; made += 1)
      people.push({ kind, ...(await register(url, people.length, addressOf(people.length))) })
  const of = (kind) => people.filter((person) => person.kind === kind)
  for (const { cookie } of of('reader'))
    for (let made = 0; made < 10; made += 1)
      await send(`${url}/api/projects`, { cookie, body: { projectName: `Store ${made}`, projectData: '{}' } })
  return { readers: of('reader'), tried: of('tried'), owners: of('owner') }
}

export async function benchLogins({ seconds = 20 } = {}) {
  const server = await startBuiltServer({ ...usualLimits, TRUST_PROXY: 'loopback' })
  try {
    // Five reads a second are more than any user's, and within the rate limit.
    const { readers, tried, owners } = await prepare(server.url, { reader: 4, tried: 40, owner: 6 })
    const login = ({ email, password }, from, cookie) =>
      send(`${server.url}/api/auth/login`, { from, cookie, body: { email, password } })
    const attempt = (turn) => {
      const person = tried[turn % tried.length]
      const password = Math.floor(turn / tried.length) % 2 === 0 ? 'a wrong one' : person.password
      return login({ ...person, password }, `203.0.113.${turn % addresses}`)
    }
    const every = (list, turn) => list[turn % list.length]
    const [logins, reads, known, fresh] = await Promise.all([
      everySecond(loginsASecond, seconds, attempt),
      everySecond(readsASecond, seconds, (turn) => {
        const { cookie } = every(readers, turn)
        return send(`${server.url}/api/projects`, { from: addressOf(turn % readers.length), cookie })
      }),
      everySecond(0.5, seconds, (turn) => login(every(owners, turn), addressOf(200), every(owners, turn).cookie)),
      everySecond(0.5, seconds, (turn) => login(every(owners, turn), `192.0.2.${turn}`)),
    ])
    const done = reads.filter(({ status }) => status === 200)
    if (done.length < reads.length) throw new Error(`reads were refused: ${JSON.stringify(countsOf(reads))}`)
    const { median: p50, p99 } = timesOf(done)
    const ownersOf = (answers) => ({ ...countsOf(answers), ...timesOf(answers), tries: answers.length })
    const measured = { reads: done.length, p50, p99, logins: countsOf(logins) }
    return { ...measured, known: ownersOf(known), fresh: ownersOf(fresh) }
  } finally {
    await server.stop()
  }
}
