import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '../../../db/testing'
import { languages } from '../../../src/domain/options'
import { readEnv } from '../../infra/env'
import { addressKey } from '../../infra/ip-key'
import { createCardPayments } from '../../payments/stripe'
import { needsOf, procedureNames, typeOf } from '../../routers/router'
import { adminVisitor, signedInVisitor, startTestApp, testDataDir, type Visitor } from '../../testing/test-app'
import { type Budgets, createBudgets, requestsAMinute } from '../budgets'
import { type Pages, pageNames } from '../documents/pages'

const page = { html: Buffer.from('<html></html>'), br: Buffer.from(''), gzip: Buffer.from(''), etag: '"a"' }
const inLanguages = Object.fromEntries(languages.map((language) => [language, page])) as Pages['app']
const pages = Object.fromEntries(pageNames.map((name) => [name, inLanguages])) as Pages

const settings = readEnv({
  LOG_LEVEL: 'silent',
  DATA_DIR: testDataDir,
  TRUST_PROXY: 'loopback',
  SECURITY_CONTACT: 'security@mizan.example',
  PUBLIC_URL: 'http://mizan.example',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
})

const routes: RouteOptions[] = []
const noteRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void routes.push(route))
}

let folder: string
let app: FastifyInstance
let admin: { visitor: Visitor; user: { id: string } }
let budgets: Budgets

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-routes-'))
  await mkdir(join(folder, 'assets'))
  for (const file of ['assets/app-1a2b3c4d.js', 'sw.js']) await writeFile(join(folder, file), '//')
  budgets = createBudgets(true)
  subscribe('fastify.initialization', noteRoutes)
  app = await startTestApp({
    client: { folder, pages, calculator: { documents: new Map(), policy: '' } },
    env: settings,
    payments: await createCardPayments(settings),
    budgets,
  })
  unsubscribe('fastify.initialization', noteRoutes)
  admin = await adminVisitor(app)
})
afterAll(() => rm(folder, { recursive: true }))

/** An address of its own for each route. */
let addresses = 0
const newAddress = () => `2001:db8:${(addresses++).toString(16)}::1`

const pathOf = (url: string) =>
  url.replaceAll(/:\w+/g, '018f3c4d-0000-7000-8000-000000000001').replace('*', 'A'.repeat(32))

interface RouteRequest {
  method: HTTPMethods
  url: string
  kind: keyof typeof requestsAMinute
}

/** Asks until the limit and then as often again; what the last of them cost. */
async function beyondLimit({ method, url, kind }: RouteRequest) {
  const from = newAddress()
  const send = () => admin.visitor.send({ method: method as 'GET', url, headers: { 'x-forwarded-for': from } })
  await budgets.count(addressKey(from), requestsAMinute[kind] - 1, kind)
  const last = await send()
  await budgets.count(addressKey(from), requestsAMinute[kind] - 2, kind).catch(() => {})
  const refused: Awaited<ReturnType<typeof send>>[] = []
  const statements = await statementsOf(async () => {
    refused.push(await send(), await send())
  })
  return { last, refused, statements }
}

/** What so many guesses at links are answered, one after another. */
async function guessTokens(times: number, from: string) {
  const statuses: number[] = []
  for (let tries = 0; tries < times; tries += 1) {
    const url = `/s/${String(tries).padStart(32, 'g')}`
    statuses.push((await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode)
  }
  return statuses
}

describe('links tried from one address', () => {
  it('are looked for 120 times a minute; one that was opened lately opens beyond that, and neither costs a statement', async () => {
    const owner = (await signedInVisitor(app)).visitor
    const { id } = await owner.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
    const { token } = await owner.trpc.projects.shares.create.mutate({ id })
    const from = newAddress()
    const open = () => app.inject({ url: `/s/${token}`, headers: { 'x-forwarded-for': from } })
    await guessTokens(118, from)
    expect((await open()).statusCode).toBe(200)
    await guessTokens(1, from)
    const statements = await statementsOf(async () => {
      expect(await guessTokens(3, from)).toEqual([429, 429, 429])
      expect((await open()).statusCode).toBe(200)
    })
    expect(statements).toEqual([])
    expect((await guessTokens(1, newAddress()))[0]).toBe(404)
  })
})

describe('every request', () => {
  it('for a path that cannot be decoded is counted too', async () => {
    expect((await app.inject('/api/%zz')).statusCode).toBe(400)
    await budgets.count(`unreadable ${addressKey('127.0.0.1')}`, requestsAMinute.call - 1)
    const refused = await app.inject('/api/%zz')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('is refused beyond its address’s limit before the first statement, on every route', async () => {
    const all = routes.flatMap(({ method, url, config }) =>
      [method]
        .flat()
        .map((one): RouteRequest => ({ method: one, url: pathOf(url), kind: config?.countedAs ?? 'call' })),
    )
    all.push({ method: 'POST', url: '/no/such/route', kind: 'call' }, { method: 'OPTIONS', url: '/', kind: 'call' })
    for (const endpoint of all) {
      const { last, refused, statements } = await beyondLimit(endpoint)
      expect([endpoint, last.statusCode]).not.toEqual([endpoint, 429])
      expect([endpoint, statements]).toEqual([endpoint, []])
      for (const { statusCode, headers } of refused) {
        expect([endpoint, statusCode, Number(headers['retry-after']) > 0]).toEqual([endpoint, 429, true])
        expect([headers['x-content-type-options'], headers['cache-control']]).toEqual(['nosniff', 'no-store'])
      }
    }
  })

  it('is made on every kind of route that the application has', () => {
    const urls = new Set(routes.map(({ url }) => url))
    for (const url of [
      '/*',
      '/s/*',
      '/sw.js',
      '/assets/app-1a2b3c4d.js',
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/security.txt',
      '/api/health',
      '/api/docs',
      '/api/openapi.json',
      '/api/*',
      '/api/admin/exports',
      '/api/stripe/webhook',
      '/trpc/:path',
      '/trpc/*',
    ])
      expect([url, urls.has(url)]).toEqual([url, true])
    const kinds = new Set(routes.map(({ config }) => config?.countedAs ?? 'call'))
    expect([...kinds].sort()).toEqual(Object.keys(requestsAMinute).sort())
  })

  it('of a person for a page is refused with a sentence in their language', async () => {
    const from = newAddress()
    await budgets.count(addressKey(from), requestsAMinute.page, 'page')
    const headers = { 'x-forwarded-for': from, 'accept-language': 'ar' }
    const answer = await app.inject({ url: '/demo', headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(answer.body).toMatch(/<html lang="ar" dir="rtl">.*<p>[\u0600-\u06ff ]+/)
    expect((await app.inject({ url: '/sw.js', headers })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(200)
  })
})

it('a call of an account beyond its allowance sends no statement, for every procedure', async () => {
  // The walk over the routes has signed the other one out.
  admin = await adminVisitor(app)
  const from = newAddress()
  const callers = [admin.user.id, addressKey(from)]
  for (const name of procedureNames) {
    const needs = needsOf(name)
    for (const who of callers)
      for (let calls = 0; calls < needs.aMinute; calls += 1)
        await budgets.spend(name, needs, { account: who }).catch(() => {})
    const call = () =>
      admin.visitor.send({
        method: typeOf(name) === 'query' ? 'GET' : 'POST',
        url: `/trpc/${name}`,
        headers: { 'x-forwarded-for': from },
        ...(typeOf(name) === 'mutation' && { payload: {} }),
      })
    expect([name, (await call()).statusCode]).toEqual([name, 429])
    let status = 0
    const statements = await statementsOf(async () => {
      status = (await call()).statusCode
    })
    expect([name, status, statements]).toEqual([name, 429, []])
  }
})
