import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../db/client'
import { testDatabase } from '../../db/testing'
import { readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { createMail } from '../infra/mail/mail'
import { newPerson, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

describe('a request that cannot be served', () => {
  let app: FastifyInstance
  let visitor: Visitor
  beforeAll(async () => {
    app = await startTestApp()
    visitor = new Visitor(app)
  })

  it('is refused when another site sent it, reading excepted', async () => {
    const url = '/api/auth/logout'
    const payload = {}
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url, payload, headers })).statusCode
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ origin: 'https://evil.example', host: 'mizan.example' })).toBe(403)
    expect(await status({ origin: 'null', host: 'mizan.example' })).toBe(403)
    expect(await status({ origin: 'http://mizan.example', host: 'mizan.example' })).toBe(200)
    expect(await status({ 'sec-fetch-site': 'none' })).toBe(200)
    expect(await status({})).toBe(200)
    const read = await app.inject({ url: '/api/benchmarks', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(read.statusCode).toBe(200)
  })

  it('is refused when another site signs a visitor in, out or up', async () => {
    const { visitor: theirs, person } = await signedInVisitor(app)
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const url of ['/api/auth/login', '/api/auth/register', '/api/auth/logout', '/trpc/auth.login']) {
      const answer = await theirs.send({ method: 'POST', url, payload: person, headers: foreign })
      expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 403, undefined])
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type }
      const payload = JSON.stringify(person)
      const answer = await visitor.send({ method: 'POST', url: '/api/auth/login', payload, headers })
      expect(answer.statusCode).toBe(415)
    }
    expect((await theirs.get('/api/auth/session')).statusCode).toBe(200)
  })

  it('cannot make a mail name another host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const folder = await mkdtemp(join(tmpdir(), 'mizan-outbox-'))
    const mail = createMail(readEnv({ DATA_DIR: folder }), createLog('silent'))
    const other = await startTestApp({ mail })
    const payload = newPerson()
    const answer = await other.inject({ method: 'POST', url: '/api/auth/register', payload, headers })
    expect(answer.statusCode).toBe(201)
    await mail.close()
    const [message] = await readdir(join(folder, 'outbox'))
    const text = await readFile(join(folder, 'outbox', message ?? ''), 'utf8')
    expect(text).toContain(payload.email)
    expect(text + JSON.stringify(answer.headers) + answer.body).not.toContain('evil')
    await rm(folder, { recursive: true })
  })

  it('may say that its missing body would be JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await visitor.send({ method: 'POST', url: '/api/auth/logout', headers })
    expect(answer.json()).toEqual({ success: true })
  })

  it('allows no other origin to read', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/api/benchmarks', headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('changes nothing by GET, HEAD or a method written elsewhere', async () => {
    expect((await visitor.get('/api/evaluate')).statusCode).toBe(405)
    expect((await visitor.send({ method: 'HEAD', url: '/api/evaluate' })).statusCode).toBe(405)
    const overridden = { method: 'GET', url: '/api/evaluate', headers: { 'x-http-method-override': 'POST' } } as const
    expect((await visitor.send(overridden)).statusCode).toBe(405)
    expect((await visitor.get('/trpc/evaluator.evaluate?input={}')).statusCode).toBe(405)
    expect((await visitor.send({ method: 'HEAD', url: '/trpc/evaluator.evaluate' })).statusCode).toBe(405)
    expect((await visitor.send({ method: 'PUT', url: '/trpc/evaluator.evaluate' })).statusCode).toBe(405)
  })

  it('may hold ten calls and no more', async () => {
    const batch = (size: number) =>
      visitor.get(`/trpc/${Array(size).fill('benchmarks.list').join(',')}?batch=1&input={}`)
    expect((await batch(10)).statusCode).toBe(200)
    const refused = await batch(11)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('BATCH_TOO_LARGE')
    expect((await batch(400)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('is 400 with a NUL anywhere in it', async () => {
    expect((await visitor.get('/api/benchmarks?a=%00')).statusCode).toBe(400)
    expect((await visitor.post('/api/evaluate', { projectData: 'a\0' })).statusCode).toBe(400)
    expect((await visitor.post('/trpc/evaluator.evaluate', { projectData: '{}\0' })).statusCode).toBe(400)
  })

  it('is 400 with a broken path, an odd percent sign or a prototype in its body', async () => {
    const send = (payload: string) =>
      visitor.send({ method: 'POST', url: '/api/evaluate', payload, headers: { 'content-type': 'application/json' } })
    expect((await visitor.get('/api/%E0%A4%A')).statusCode).toBe(400)
    expect((await send('{"__proto__":{"a":1},"projectData":"{}"}')).statusCode).toBe(400)
    expect((await send('{"projectData":"{}","a":[{"\\u005f_proto__":{"b":1}}]}')).statusCode).toBe(400)
    expect((await send('{"projectData":"{}","constructor":{"prototype":{"b":1}}}')).statusCode).toBe(400)
    const named = await send('{"projectData":{"mine":{"constructor":{"prototype":{"b":1}}}}}')
    expect(named.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'constructor', code: 'unknownKey' }] })
    expect((await send('')).statusCode).toBe(400)
    expect((await send('{"projectData":')).json().code).toBe('MALFORMED_JSON')
  })

  it('may have no body where a call has no input, and is 400 where it has one', async () => {
    const send = (path: string) =>
      visitor.send({
        method: 'POST',
        url: `/trpc/${path}`,
        payload: '',
        headers: { 'content-type': 'application/json' },
      })
    expect((await send('auth.logout')).statusCode).toBe(200)
    const refused = await send('evaluator.evaluate')
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('BAD_INPUT')
  })

  it('counts every call of a batch against the wide limit, one that is refused as well, and says when to come back', async () => {
    const eager = new Visitor(app)
    const url = `/trpc/${Array(100).fill('x').join(',')}?batch=1&input={}`
    const send = () => eager.send({ method: 'GET', url, remoteAddress: '203.0.113.9' })
    for (let sent = 0; sent < 6000; sent += 100) await send()
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const forwarded = { 'x-forwarded-for': '198.51.100.1' }
    const spoofed = await eager.send({ method: 'GET', url, remoteAddress: '203.0.113.9', headers: forwarded })
    expect(spoofed.statusCode).toBe(429)
    expect((await eager.get('/api/benchmarks')).statusCode).toBe(200)
  })
})

describe('the log says nothing of a fault', () => {
  let lines: string[]
  let app: FastifyInstance
  beforeAll(async () => {
    lines = []
    app = await startTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  })
  afterAll(() => app.close())

  const faults = () => lines.filter((line) => JSON.parse(line).level >= 50)

  it.each(['1', 'anything', '{"a":1}', '%7B%7D'])('where connectionParams=%s are sent, which is 400', async (sent) => {
    const answer = await app.inject(`/trpc/auth.session?connectionParams=${sent}`)
    const { code, issues } = answer.json().error.json.data
    expect([answer.statusCode, code, issues[0].path]).toEqual([400, 'BAD_INPUT', 'connectionParams'])
    expect(faults()).toEqual([])
  })

  it('where a client breaks off what it sends', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const before = lines.length
    await new Promise<void>((resolve) => {
      const head =
        'POST /api/evaluate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n'
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}{"proj`))
      socket.on('close', () => resolve())
      setTimeout(() => socket.destroy(), 100)
    })
    await expect.poll(() => lines.length).toBeGreaterThan(before)
    expect(faults()).toEqual([])
  })
})

describe('when the database fails', () => {
  let lines: string[]
  let app: FastifyInstance
  beforeAll(async () => {
    lines = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const onOutage = (reason: string | null) => log.error({ reason }, 'away')
    const database = openPostgres('postgresql://u:canary-password@127.0.0.1:1/nowhere', { onOutage })
    app = await startTestApp({ database, log })
  })
  afterAll(() => app.close())

  it('says 503 and when to come back, over REST and tRPC, and nothing of what failed', async () => {
    for (const url of ['/api/benchmarks', '/trpc/benchmarks.list?input={}']) {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.body).toContain('DATABASE_UNAVAILABLE')
      expect(answer.body).not.toMatch(/select|category_benchmarks|node_modules|ECONN|127\.0\.0\.1|canary/)
      expect(answer.headers['x-request-id']).toBeTruthy()
    }
    expect((await app.inject('/api/benchmarks')).json().requestId).toBeTruthy()
  })

  it('is alive and not ready', async () => {
    const probe = async (url: string) => (await app.inject({ url, headers: { authorization: 'Bearer x' } })).statusCode
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
  })

  it('is not healthy', async () => {
    const answer = await app.inject('/api/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: { kind: 'postgresql', reachable: false } })
  })

  it('says the cause in one line, without the values, however many calls were refused', () => {
    expect(lines.filter((line) => line.includes('connect ECONNREFUSED'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('DATABASE_UNAVAILABLE')).length).toBeLessThan(2)
    expect(lines.join('')).not.toContain('canary')
  })
})

it('a request is refused with Retry-After while the event loop is late, and only then', async () => {
  // Where it is not counted what callers take, all are refused alike.
  const app = await startTestApp({ maxWait: 1, env: { RATE_LIMIT: false } })
  const late = Date.now() + 1500
  while (Date.now() < late);
  await new Promise((resolve) => setTimeout(resolve, 20))
  const answer = await app.inject('/api/benchmarks')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'BUSY', '2'])
  await app.close()
  expect((await (await startTestApp()).inject('/api/benchmarks')).statusCode).toBe(200)
})

it('an unexpected error is answered with 500 without its message', async () => {
  const lines: string[] = []
  const app = await startTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  const { db } = await testDatabase()
  await db.execute(sql`alter table category_benchmarks rename to lost`)
  try {
    const answer = await app.inject('/api/benchmarks')
    expect(answer.statusCode).toBe(500)
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'error', 'message', 'requestId'])
    expect(answer.body).not.toMatch(/select|category_benchmarks|relation|server\//)
    expect(lines.join('')).toContain('42P01')
  } finally {
    await db.execute(sql`alter table lost rename to category_benchmarks`)
  }
})

it.each(['GET', 'POST'] as const)('a %s whose handler takes too long is refused with Retry-After', async (method) => {
  const app = await startTestApp({ timeouts: { handler: 100 } })
  const handler = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.type('text/html')
    return new Promise(() => {})
  }
  app.route({ method, url: '/slow', handler })
  const payload = method === 'POST' ? { payload: { a: 1 } } : {}
  const answer = await app.inject({ method, url: '/slow', ...payload })
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'TIMEOUT', '2'])
})
