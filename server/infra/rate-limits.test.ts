import { eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../db/schema'
import { statementsOf, testDatabase } from '../../db/testing'
import { createPasswords, hashesAtOnce } from '../auth/passwords'
import { newPerson, quick, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { readEnv } from './env'
import { createLog } from './log'
import { type Attempts, createLimits, type Limits, limitNames } from './rate-limits'
import { openSecretKey } from './secret-key'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp()
})

/** As if the time that Retry-After named had gone by. */
const letTimePass = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds + 1) * 1000 })
afterEach(() => vi.useRealTimers())

const login = (visitor: Visitor, email: string, password: string, headers = {}) =>
  visitor.send({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers })

describe('guessing', () => {
  it('at one account is stopped after a few attempts, and never permanently', async () => {
    const { person } = await signedInVisitor(app)
    const guesser = new Visitor(app)
    const statuses: number[] = []
    for (let tries = 0; tries < 200; tries++) statuses.push((await login(guesser, person.email, 'wrong')).statusCode)
    const allowed = statuses.indexOf(429)
    expect(allowed).toBeGreaterThanOrEqual(5)
    expect(allowed).toBeLessThanOrEqual(10)
    expect(new Set(statuses.slice(allowed))).toEqual(new Set([429]))
    const refused = await login(guesser, person.email, person.password)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300)
    letTimePass(Number(refused.headers['retry-after']))
    expect((await login(guesser, person.email, person.password)).statusCode).toBe(200)
  })

  it('from one address at many accounts is stopped and reported', async () => {
    const lines: string[] = []
    app = await startTestApp({ log: createLog('warn', { write: (line) => void lines.push(line) }) })
    const guesser = new Visitor(app)
    const statuses: number[] = []
    for (let tries = 0; tries < 500; tries++)
      statuses.push((await login(guesser, `user${tries}@store.example`, 'a common one')).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect(lines.filter((line) => line.includes('"limit":"loginAddress"'))).toHaveLength(1)
  })

  it('is reported with the address and the request that it came with', async () => {
    const lines: string[] = []
    app = await startTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
    for (let tries = 0; tries < 9; tries++) await login(new Visitor(app), 'noor@store.example', 'wrong')
    const entries = lines.map((line) => JSON.parse(line))
    const reached = entries.find(({ limit }) => limit === 'loginFromHere')
    const answered = entries.find(({ status }) => status === 429)
    expect(reached).toMatchObject({ ip: '127.0.0.1', reqId: answered.reqId })
  })

  it('is counted at the connection’s address, not at one that a header claims', async () => {
    const guesser = new Visitor(app)
    let status = 0
    for (let tries = 0; tries < 10; tries++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${tries}`,
        'x-real-ip': '203.0.113.1',
        forwarded: 'for=203.0.113.2',
      }
      status = (await login(guesser, 'noor@store.example', 'wrong', headers)).statusCode
    }
    expect(status).toBe(429)
  })

  it('is counted at the address that a trusted proxy names', async () => {
    app = await startTestApp({ env: { TRUST_PROXY: ['127.0.0.1'] } })
    const visitor = new Visitor(app)
    const from = (address: string) => login(visitor, 'noor@store.example', 'wrong', { 'x-forwarded-for': address })
    for (let tries = 0; tries < 9; tries++) await from('203.0.113.1')
    expect((await from('203.0.113.1')).statusCode).toBe(429)
    expect((await from('203.0.113.2')).statusCode).toBe(401)
  })

  it.each([
    ['its port', (n: number) => `203.0.113.1:${40_000 + n}`],
    ['brackets and a port', (n: number) => `[2001:db8::1]:${40_000 + n}`],
    ['another /64 of its /56', (n: number) => `2001:db8:0:${n.toString(16)}::1`],
    ['another text that is no address', (n: number) => `no address ${n}`],
  ])('behind a proxy is counted for one address with the header %s', async (_what, address) => {
    app = await startTestApp({ env: { TRUST_PROXY: ['127.0.0.1'] } })
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) {
      const headers = { 'x-forwarded-for': address(n) }
      statuses.push((await login(new Visitor(app), 'noor@store.example', 'wrong', headers)).statusCode)
    }
    expect(statuses.slice(0, 8)).toEqual(new Array(8).fill(401))
    expect(statuses.slice(8)).toEqual(new Array(6).fill(429))
  })

  it('is limited also when many attempts are made at once', async () => {
    const { person } = await signedInVisitor(app)
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(new Visitor(app), person.email, 'wrong')))
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(8)
  })

  it('is not counted when the password is right', async () => {
    const { person } = await signedInVisitor(app)
    for (let times = 0; times < 15; times++)
      expect((await login(new Visitor(app), person.email, person.password)).statusCode).toBe(200)
  })

  it('in a batch is refused whole, and nothing of it is done', async () => {
    const passwords = createPasswords(quick)
    app = await startTestApp({ passwords })
    const visitor = new Visitor(app)
    for (const size of [2, 10, 400]) {
      const url = `/trpc/${Array(size).fill('auth.login').join(',')}?batch=1`
      const one = { email: 'noor@store.example', password: 'wrong' }
      const payload = Object.fromEntries(Array.from({ length: size }, (_, index) => [index, one]))
      expect((await visitor.send({ method: 'POST', url, payload })).statusCode).toBe(size === 400 ? 404 : 400)
    }
    expect(passwords.done.verified).toBe(0)
    expect(await db.$count(rateLimits, like(rateLimits.key, 'login%'))).toBe(0)
  })

  it('leaves no address or e-mail readable in the database', async () => {
    await login(new Visitor(app), 'noor@store.example', 'wrong')
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(2)
    expect(keys.join(' ')).not.toMatch(/noor|127\.0/)
  })

  it('is unlimited with RATE_LIMIT=off, for load tests', async () => {
    app = await startTestApp({ env: { RATE_LIMIT: false } })
    for (let tries = 0; tries < 20; tries++)
      expect((await login(new Visitor(app), 'noor@store.example', 'wrong')).statusCode).toBe(401)
  })
})

describe('hashing', () => {
  const party = { key: 'one' }

  it('is done two at a time at most; with a full queue a request is refused with Retry-After', async () => {
    const passwords = createPasswords(quick)
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify(undefined, 'wrong', party)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(hashesAtOnce + 15)
    expect(passwords.done).toEqual({ hashed: 0, verified: hashesAtOnce + 15, maxAtOnce: hashesAtOnce })
  })

  it('of a flood of logins from 60 addresses does not keep other requests waiting', async () => {
    const passwords = createPasswords()
    app = await startTestApp({
      passwords,
      maxWait: readEnv({}).OVERLOAD_WAIT_MS,
      env: { TRUST_PROXY: ['127.0.0.1'] },
    })
    const from = (index: number) =>
      new Visitor(app, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${index}` })
    const flood = Promise.all(
      Array.from({ length: 60 }, (_, index) => login(from(index), `user${index}@store.example`, 'wrong')),
    )
    let isOver = false
    void flood.finally(() => (isOver = true))
    expect([(await app.inject('/api/benchmarks')).statusCode, isOver]).toEqual([200, false])
    const answers = await flood
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(passwords.done.maxAtOnce).toBe(hashesAtOnce)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.json().code).toBe('BUSY')
    expect(busy[0]?.headers['retry-after']).toBe('1')
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(60 - busy.length)
  })

  it('is the same work for a known and an unknown address', async () => {
    const passwords = createPasswords(quick)
    app = await startTestApp({ passwords, env: { RATE_LIMIT: false } })
    const { person } = await signedInVisitor(app)
    const bodies = new Set<string>()
    const verified: number[] = []
    for (const email of [person.email, 'none@store.example']) {
      const before = passwords.done.verified
      for (let tries = 0; tries < 200; tries++) bodies.add((await login(new Visitor(app), email, 'wrong')).body)
      verified.push(passwords.done.verified - before)
    }
    expect(verified).toEqual([200, 200])
    expect(bodies.size).toBe(1)
  })

  it('has the documented strength, and accepts no password for the dummy hash', async () => {
    const passwords = createPasswords()
    const stored = await passwords.hash('a password of mine', party)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(stored, 'a password of mine', party)).toBe(true)
    expect(await passwords.verify(stored, 'another', party)).toBe(false)
    expect(await passwords.verify(undefined, 'a password that no account has', party)).toBe(false)
  })
})

it('registering is limited by address', async () => {
  const visitor = new Visitor(app)
  const statuses: number[] = []
  for (let times = 0; times < 31; times++)
    statuses.push((await visitor.post('/api/auth/register', newPerson())).statusCode)
  expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  await db.delete(rateLimits).where(eq(rateLimits.points, 31))
})

describe('a limit that is reached', () => {
  const limitsOf = async () => createLimits(db, true, createLog('silent'), await openSecretKey(db))
  const codeOf = (counted: Promise<unknown>) =>
    counted.then(
      () => 'counted',
      (error) => error.code,
    )

  /** Makes the next try of this key one too many. */
  async function reach(limits: Limits, attempts: Attempts) {
    await limits.count(attempts)
    await db.update(rateLimits).set({ points: 1_000_000 })
  }

  it('is refused without a statement, for every limit', async () => {
    for (const name of limitNames) {
      const limits = await limitsOf()
      const attempts: Attempts = [[name, 'noor']]
      await reach(limits, attempts)
      // Calls of programs are calls like others, and nobody's tries at anything.
      const code = name === 'tokenCalls' ? 'TOO_MANY_REQUESTS' : 'TOO_MANY_TRIES'
      expect([name, await codeOf(limits.count(attempts))]).toEqual([name, code])
      const statements = await statementsOf(async () => {
        for (let tries = 0; tries < 5; tries++) expect(await codeOf(limits.count(attempts))).toBe(code)
      })
      expect([name, statements]).toEqual([name, []])
      expect(await codeOf(limits.count([[name, 'sara']]))).toBe('counted')
    }
  })

  it('admits at once when this process clears it or returns an attempt', async () => {
    const limits = await limitsOf()
    const attempts: Attempts = [['loginAccount', 'noor@store.example']]
    await reach(limits, attempts)
    expect(await codeOf(limits.count(attempts))).toBe('TOO_MANY_TRIES')
    await limits.forget(attempts)
    expect(await codeOf(limits.count(attempts))).toBe('counted')
    await db.update(rateLimits).set({ points: 60 })
    expect(await codeOf(limits.count(attempts))).toBe('TOO_MANY_TRIES')
    await limits.refundAttempt(attempts)
    await limits.refundAttempt(attempts)
    expect(await codeOf(limits.count(attempts))).toBe('counted')
  })

  it('admits after ten seconds when another process clears it', async () => {
    const [here, there] = [await limitsOf(), await limitsOf()]
    const attempts: Attempts = [['loginAccount', 'noor@store.example']]
    await reach(here, attempts)
    expect(await codeOf(here.count(attempts))).toBe('TOO_MANY_TRIES')
    await there.forget(attempts)
    expect(await codeOf(here.count(attempts))).toBe('TOO_MANY_TRIES')
    letTimePass(10)
    expect(await codeOf(here.count(attempts))).toBe('counted')
  })
})
