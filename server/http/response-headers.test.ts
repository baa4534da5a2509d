import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userSessions } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { languages } from '../../src/domain/options'
import { readEnv } from '../infra/env'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { type Pages, pageNames } from './documents/pages'

const { db } = await testDatabase()

const page = { html: Buffer.from('<html></html>'), br: Buffer.from(''), gzip: Buffer.from(''), etag: '"a"' }
const inLanguages = Object.fromEntries(languages.map((language) => [language, page])) as Pages['app']
const pages = Object.fromEntries(pageNames.map((name) => [name, inLanguages])) as Pages
const calculator = { documents: new Map(), policy: '' }
const client = { folder: resolve('db/migrations'), pages, calculator }

const appWith = (settings: Record<string, string>) => startTestApp({ client, env: readEnv(settings) })

describe('security.txt', () => {
  const path = '/.well-known/security.txt'

  it.each([
    [{ SECURITY_CONTACT: 'security@mizan.example' }, 'Contact: mailto:security@mizan.example'],
    [{ SECURITY_CONTACT: 'https://mizan.example/security' }, 'Contact: https://mizan.example/security'],
    [{ SUPPORT_EMAIL: 'help@mizan.example' }, 'Contact: mailto:help@mizan.example'],
  ])('names the contact for reports of vulnerabilities: %j', async (settings, contact) => {
    const app = await appWith({ ...settings, PUBLIC_URL: 'https://mizan.example' })
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body.split('\n')).toContain(contact)
    expect(answer.body).toContain(`Canonical: https://mizan.example${path}`)
    const left = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '') - Date.now()
    expect(left).toBeGreaterThan(100 * 86_400_000)
    expect(left).toBeLessThan(365 * 86_400_000)
  })

  it('is not there without a contact', async () => {
    const app = await appWith({})
    expect((await app.inject(path)).statusCode).toBe(404)
  })
})

it.each([
  ['https://mizan.example', true, '__Host-mizan_session'],
  ['http://mizan.example', undefined, 'mizan_session'],
])('at %s cookies are as secure as they can be, and documented by their name', async (PUBLIC_URL, secure, name) => {
  const app = await appWith({ PUBLIC_URL })
  const [cookie] = (await app.inject('/?lang=ar')).cookies
  expect(cookie).toMatchObject({ name: 'lang', value: 'ar' })
  expect(cookie?.secure).toBe(secure)
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.components.securitySchemes.session.name).toBe(name)
})

it('a malformed URL is refused as such, and not as malformed JSON', async () => {
  const app = await startTestApp()
  for (const url of ['/api/%', '/api/%zz', '/trpc/%ff']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json().code, answer.json().issues?.[0].path]).toEqual([400, 'BAD_INPUT', 'url'])
  }
})

it('what no route is asked for has the headers of data and an id, too', async () => {
  const app = await startTestApp()
  for (const request of [
    { method: 'GET', url: '/api/%zz' },
    { method: 'POST', url: '/nothing' },
  ] as const) {
    const { headers, statusCode } = await app.inject(request)
    expect([request.url, statusCode >= 400]).toEqual([request.url, true])
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
})

it('the id of a request tells neither how many there were nor which process answers', async () => {
  const app = await startTestApp()
  const ids = []
  for (let n = 0; n < 3; n++) ids.push(String((await app.inject('/api/health')).headers['x-request-id']))
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(3)
})

it('with PUBLIC_URL only its own pages may send, also when the Host header names another', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://mizan.example', TRUST_PROXY: ['127.0.0.1'] } })
  const statusOf = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode
  const evil = 'https://evil.example'
  expect(await statusOf({ origin: 'https://mizan.example' })).toBe(200)
  expect(await statusOf({ origin: evil, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).toBe(403)
  expect(await statusOf({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
})

it('an account has at most 50 sessions: the one that was used least lately ends', async () => {
  const app = await startTestApp()
  const { visitor, user } = await signedInVisitor(app)
  const used = (n: number) => new Date(Date.now() - 86_400_000 - n * 1000)
  const session = (n: number) => ({
    userId: user.id,
    sessionToken: `token ${n}`,
    expiresAt: new Date(Date.now() + 86_400_000),
    lastAccessedAt: used(n),
  })
  await db.insert(userSessions).values(Array.from({ length: 60 }, (_, n) => session(n)))
  const other = new Visitor(app)
  await other.post('/api/auth/login', { email: user.email, password: 'a password of mine' })
  const left = await db.select().from(userSessions).where(eq(userSessions.userId, user.id))
  expect(left).toHaveLength(50)
  expect(left.some(({ sessionToken }) => sessionToken === 'token 47')).toBe(true)
  expect(left.some(({ sessionToken }) => sessionToken === 'token 48')).toBe(false)
  for (const one of [visitor, other]) expect((await one.get('/api/auth/session')).statusCode).toBe(200)
})

it('the worker that makes PDF files may compile WebAssembly; no page and no other script may', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-client-'))
  await mkdir(join(folder, 'assets'))
  const scripts = ['report.worker-aB3_x-9z.js', 'simulation.worker-aB3_x-9z.js', 'report-dialog-aB3_x-9z.js']
  for (const name of scripts) await writeFile(join(folder, 'assets', name), 'self.onmessage = null')
  await writeFile(join(folder, 'assets', `${scripts[0]}.br`), 'compressed')
  const app = await startTestApp({ client: { folder, pages, calculator } })
  const policyOf = async (url: string, headers = {}) =>
    String((await app.inject({ url, headers })).headers['content-security-policy'])
  const [report, ...others] = await Promise.all(scripts.map((name) => policyOf(`/assets/${name}`)))
  expect(report).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'",
  )
  expect(await policyOf(`/assets/${scripts[0]}`, { 'accept-encoding': 'br' })).toBe(report)
  for (const policy of [...others, await policyOf('/'), await policyOf('/demo'), await policyOf('/api/health')]) {
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/)
    expect(policy).not.toContain('unsafe-eval')
  }
})
