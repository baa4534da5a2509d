import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { categoryBenchmarks } from '../../db/reference-schema'
import { testDatabase } from '../../db/testing'
import { productCategories } from '../../src/domain/options'
import { adminVisitor, programOf, signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'
import { restRoutes } from './routes'

let app: FastifyInstance
let noor: Visitor
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: true } })
  noor = (await signedInVisitor(app)).visitor
})

const plan = { vatPct: 15, products: [{ id: 'p', name: 'Oud', unitPriceInclVAT: 149, unitsPerMonth: 320 }] }

async function newProject(visitor: Visitor, projectData: unknown = plan) {
  const made = await visitor.post('/api/projects', { projectName: 'Noor', projectData })
  return { made, id: String(made.json().project.id) }
}

describe('a plan', () => {
  it('may be sent as it is or as text, and is the same plan', async () => {
    const evaluated = (projectData: unknown) =>
      app.inject({ method: 'POST', url: '/api/evaluate', payload: { projectData } })
    expect((await evaluated(plan)).json()).toEqual((await evaluated(JSON.stringify(plan))).json())
    const { id } = await newProject(noor)
    const read = (await noor.get(`/api/projects/${id}`)).json().project.projectData
    expect(JSON.parse(read)).toEqual(plan)
  })

  it('is refused by the fields that are wrong', async () => {
    const wrong = { vatPct: 'much', products: [{ name: 7 }] }
    const answer = await noor.post('/api/projects', { projectName: 'Noor', projectData: wrong })
    const paths = answer.json().issues.map(({ path }: { path: string }) => path)
    expect([answer.statusCode, paths]).toEqual([400, ['projectData.vatPct', 'projectData.products.0.name']])
  })

  it('is changed by the paths of its figures, over the revision that is named', async () => {
    const { id } = await newProject(noor)
    const url = `/api/projects/${id}`
    const patch = (figures: object, headers = {}) => noor.send({ method: 'PATCH', url, payload: { figures }, headers })
    const set = await patch({ 'products.0.unitPriceInclVAT': 159 }, { 'if-match': '"1"' })
    expect([set.statusCode, set.headers.etag]).toEqual([200, '"2"'])
    const stale = await patch({ vatPct: 5 }, { 'if-match': '"1"' })
    expect([stale.statusCode, stale.json().code, stale.headers.etag]).toEqual([412, 'STALE_REVISION', '"2"'])
    const wrong = await patch({ vatPc: 5, vatPct: 500 })
    expect(wrong.json().issues).toMatchObject([
      { path: 'figures.vatPc', code: 'unknownKey' },
      { path: 'figures.vatPct', code: 'fieldRange' },
    ])
    const evaluation = (await noor.get(`${url}/evaluation`)).json()
    expect([evaluation.revision, evaluation.plan.products[0].unitPriceInclVAT]).toEqual([2, 159])
    expect(evaluation.plan.origins).toMatchObject({ 'products.p.unitPriceInclVAT': 'program' })
  })

  it('that is written over keeps no example where a figure was changed', async () => {
    const origins = { vatPct: 'administrator', shippingPerOrder: 'typical' }
    const { id } = await newProject(noor, { vatPct: 5, shippingPerOrder: 25, origins })
    await noor.put(`/api/projects/${id}`, { projectData: { vatPct: 15, shippingPerOrder: 25, origins } })
    const { projectData } = (await noor.get(`/api/projects/${id}`)).json().project
    expect(JSON.parse(projectData).origins).toEqual({ vatPct: 'program', shippingPerOrder: 'typical' })
  })
})

describe('a read whose answer the caller has', () => {
  const readAgain = (url: string, etag: unknown) =>
    noor.send({ method: 'GET', url, headers: { 'if-none-match': String(etag) } })

  it('is answered with 304 and without a body, and in full once anything of it changed', async () => {
    const { id } = await newProject(noor)
    for (const url of [`/api/projects/${id}`, '/api/projects', '/api/auth/session']) {
      const { etag } = (await noor.get(url)).headers
      const same = await readAgain(url, `"other", ${etag}`)
      expect([url, same.statusCode, same.body, same.headers.etag]).toEqual([url, 304, '', etag])
      expect((await readAgain(url, '"other"')).statusCode).toBe(200)
    }
    const url = `/api/projects/${id}`
    const { etag } = (await noor.get(url)).headers
    await noor.send({ method: 'PUT', url: `${url}/name`, payload: { projectName: 'Noor Home' } })
    const renamed = await readAgain(url, etag)
    expect([renamed.statusCode, renamed.json().project.projectName]).toEqual([200, 'Noor Home'])
    expect((await readAgain(url, '*')).statusCode).toBe(304)
  })

  it('names with its ETag, alone or whole, the revision that a save replaces', async () => {
    const { id } = await newProject(noor)
    const url = `/api/projects/${id}`
    const whole = String((await noor.get(url)).headers.etag)
    const save = (etag: string) =>
      noor.send({ method: 'PUT', url, payload: { projectData: plan }, headers: { 'if-match': etag } })
    expect((await save(whole)).statusCode).toBe(200)
    expect((await save(whole)).json().code).toBe('STALE_REVISION')
    expect((await save('"2"')).statusCode).toBe(200)
    expect((await save('"2.short"')).json().code).toBe('BAD_INPUT')
  })
})

describe('a response names', () => {
  it('the location of what was created', async () => {
    const { made, id } = await newProject(noor)
    expect([made.statusCode, made.headers.location]).toEqual([201, `/api/projects/${id}`])
    expect((await noor.get(String(made.headers.location))).json().project.id).toBe(id)
    const link = await noor.post(`/api/projects/${id}/links`)
    expect([link.statusCode, link.headers.location]).toEqual([201, undefined])
  })

  it.each(restRoutes.filter(({ location }) => location !== undefined))(
    'a location that can be read, after $method $path',
    ({ location }) => {
      expect(restRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path)).toContain(location)
    },
  )

  it('the present revision after a stale save, however the stale one was named', async () => {
    const { id } = await newProject(noor)
    await noor.put(`/api/projects/${id}`, { projectData: plan, revision: 1 })
    const inBody = await noor.put(`/api/projects/${id}`, { projectData: plan, revision: 1 })
    expect([inBody.statusCode, inBody.json().code]).toEqual([412, 'STALE_REVISION'])
  })

  it('how a program names itself where it has to, and that a token is not good', async () => {
    const anonymous = await app.inject('/api/projects')
    const wrong = await app.inject({ url: '/api/projects', headers: { authorization: 'Bearer mizan_wrong' } })
    expect([anonymous, wrong].map(({ statusCode, headers }) => [statusCode, headers['www-authenticate']])).toEqual([
      [401, 'Bearer realm="Mizan"'],
      [401, 'Bearer realm="Mizan", error="invalid_token"'],
    ])
  })

  it('where its refusal is explained', async () => {
    const page = (await noor.get('/api/docs')).body
    for (const url of ['/api/projects/none', '/api/nothing', '/api/projects?limit=0']) {
      const { headers, ...answer } = await noor.get(url)
      expect(headers.link).toBe(`</api/docs#code-${answer.json().code}>; rel="help"`)
      expect(page).toContain(`id="code-${answer.json().code}"`)
    }
  })

  it('the reference data that a plan was judged by, the same until an administrator changes it', async () => {
    const revision = async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/evaluate', payload: { projectData: plan } })
      const held = (await app.inject('/api/reference-data')).json()
      expect(held.revision).toBe(answer.json().referenceData.revision)
      const set = held.benchmarks.filter(({ isBuiltIn }: { isBuiltIn: boolean }) => !isBuiltIn)
      return [held.revision, held.benchmarks.length, set]
    }
    const before = await revision()
    expect([before, await revision()]).toEqual([
      [expect.stringMatching(/^.{16}$/), productCategories.length, []],
      before,
    ])
    const { db } = await testDatabase()
    const ranges = { minMargin: 10, maxMargin: 60, typicalMargin: 30, minCac: 5, maxCac: 90, typicalCac: 40 }
    await db
      .insert(categoryBenchmarks)
      .values({ categoryId: 'home', currency: 'SAR', region: 'Saudi Arabia', ...ranges })
    const [changed, ...held] = await revision()
    expect([changed === before[0], held]).toEqual([
      false,
      [productCategories.length, [{ categoryId: 'home', ...ranges, isBuiltIn: false }]],
    ])
    await db.delete(categoryBenchmarks)
    expect(await revision()).toEqual(before)
  })

  it('the methods that are allowed on every path', async () => {
    for (const path of new Set(restRoutes.map((route) => route.path))) {
      const known = restRoutes.filter((route) => route.path === path).map(({ method }) => method)
      const other = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((method) => !known.includes(method))
      const url = path.replaceAll(/\{\w+\}/g, 'x')
      const answer = await app.inject({ method: other ?? 'GET', url, payload: 'no json' })
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED'])
      for (const method of known) expect(String(answer.headers.allow).split(', ')).toContain(method)
    }
    expect((await app.inject({ method: 'PATCH', url: '/api/nothing' })).statusCode).toBe(404)
  })

  it('the remaining rate limit, also when it is exceeded', async () => {
    const { visitor } = await programOf(app, noor, 'read')
    const answer = await visitor.get('/api/projects')
    expect(answer.headers['ratelimit-policy']).toBe('"programs";q=300;w=60')
    expect(answer.headers.ratelimit).toMatch(/^"programs";r=299;t=\d+$/)
    for (let calls = 1; calls < 300; calls += 1) await visitor.get('/api/auth/access-status')
    const refused = await visitor.get('/api/projects')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(refused.headers.ratelimit).toBe(`"programs";r=0;t=${refused.headers['retry-after']}`)
  })

  it('the id of a request that could not be read', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const answerTo = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
        let answer = ''
        socket.on('data', (chunk) => {
          answer += chunk
        })
        socket.on('close', () => resolve(answer))
      })
    const long = await answerTo(`GET / HTTP/1.1\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`)
    const broken = await answerTo('what is this\r\n\r\n')
    for (const [answer, status, code] of [
      [long, 431, 'TOO_LARGE'],
      [broken, 400, 'BAD_INPUT'],
    ] as const) {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      const id = /X-Request-Id: (.+)/i.exec(head)?.[1]
      expect([head.split(' ')[1], JSON.parse(body)]).toMatchObject([`${status}`, { code, requestId: id }])
    }
  })
})

describe('a page of another site', () => {
  const foreign = { origin: 'https://blog.example', 'sec-fetch-site': 'cross-site' }

  it('may evaluate a plan without credentials and read the response', async () => {
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/evaluate', headers: foreign })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('If-None-Match'),
      'access-control-expose-headers': expect.stringContaining('ETag'),
    })
    const call = { method: 'POST', url: '/api/evaluate', headers: foreign } as const
    const answer = await noor.send({ ...call, payload: { projectData: plan } })
    const refused = await noor.send({ ...call, payload: {} })
    for (const { headers } of [answer, refused]) {
      expect(headers['access-control-allow-origin']).toBe('*')
      expect([headers['access-control-allow-credentials'], headers['set-cookie']]).toEqual([undefined, undefined])
    }
    expect([answer.statusCode, refused.statusCode]).toEqual([200, 400])
  })

  it('may call nothing else', async () => {
    for (const { method, path, isOpen } of restRoutes.filter((route) => route.method !== 'GET' && !route.isOpen)) {
      const answer = await noor.send({ method, url: path.replaceAll(/\{\w+\}/g, 'x'), headers: foreign, payload: {} })
      expect([path, isOpen, answer.json().code]).toEqual([path, undefined, 'CROSS_SITE'])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

describe('an id that is none', () => {
  const withIds = restRoutes.filter(({ path }) => /\{(id|\w+Id)\}/.test(path))

  it.each(withIds)('is that of no row: $method $path', async ({ method, path, exampleBody, procedure }) => {
    const visitor = procedure.startsWith('admin.') ? (await adminVisitor(app)).visitor : noor
    const read = path.replace('{month}', '2026-09')
    for (const id of ['abc', '%E2%80%8F', "'--", 'x'.repeat(300), '00000000-0000-4000-8000-00000000000g']) {
      const answer = await visitor.send({
        method,
        url: read.replaceAll(/\{\w+\}/g, id),
        ...(exampleBody && { payload: exampleBody }),
      })
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'NOT_FOUND'])
    }
  })
})

describe('a program reads what it may still do', () => {
  it('after calls that no procedure answers, each of which counts', async () => {
    const own = await startTestApp({ env: { RATE_LIMIT: true } })
    const { visitor: program } = await programOf(own, (await signedInVisitor(own)).visitor, 'read')
    const ask = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: string) =>
      program.send({
        method,
        url,
        ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
      })
    const answers = [
      await ask('GET', '/api/nothing'),
      await ask('PUT', '/api/projects'),
      await ask('POST', '/api/evaluate', '{"a":'),
      await ask('GET', '/api/projects/abc'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 405, 400, 404])
    const left = answers.map(({ headers }) => Number(/;r=(\d+);/.exec(String(headers.ratelimit))?.[1]))
    expect(left).toEqual([0, 1, 2, 3].map((more) => (left[0] ?? 0) - more))
    for (const { headers } of answers) expect(headers['ratelimit-policy']).toBe('"programs";q=300;w=60')
  })
})
