import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedHeaders, webhookSecret, webhookSecrets } from '../connect/signature'
import { openSecretKey } from '../infra/secret-key'
import { programOf, signedInVisitor, startTestApp } from '../testing/test-app'

const execute = promisify(execFile)
const readme = resolve('server/sdk/readme.md')

let folder: string
let sdk: typeof import('./src/index')
let app: Awaited<ReturnType<typeof startTestApp>>
let baseUrl: string
let token: string

/** A program's folder with the SDK as `npm install` unpacks it; what it depends on is this folder's own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-program-'))
  const installed = join(folder, 'node_modules/mizan-sdk')
  await mkdir(installed, { recursive: true })
  const { stdout } = await execute(process.execPath, ['server/sdk/pack.mjs', folder])
  await execute('tar', ['-xzf', stdout.trim(), '-C', installed, '--strip-components=1'])
  await symlink(resolve('node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'))
  sdk = await import(/* @vite-ignore */ pathToFileURL(join(installed, 'dist/index.js')).href)
  app = await startTestApp()
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const { visitor } = await signedInVisitor(app)
  token = (await programOf(app, visitor, 'write')).token
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed SDK', () => {
  it('is pinned to the client that the tests have', async () => {
    const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
    const wanted = (await read('server/sdk/package.json')).dependencies['openapi-fetch']
    expect((await read('package.json')).devDependencies['openapi-fetch']).toBe(wanted)
  })

  it('runs the session of its readme as it stands', async () => {
    const [, script = ''] = /^```js\n(.*?)^```/ms.exec(await readFile(readme, 'utf8')) ?? []
    await writeFile(join(folder, 'session.mjs'), script)
    const env = { ...process.env, MIZAN: baseUrl, TOKEN: token }
    const { stdout } = await execute(process.execPath, ['session.mjs'], { cwd: folder, env })
    const printed = [...script.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line)
    expect(stdout.trim().split('\n')).toEqual(printed)
    expect(printed).toHaveLength(6)
  })

  it('throws a refusal with its code, its fields and its id', async () => {
    const mizan = sdk.connect({ baseUrl, token })
    const body = { projectName: '', projectData: {} }
    const refusal = await sdk.unwrap(mizan.POST('/api/projects', { body })).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(sdk.ApiError)
    expect(refusal).toMatchObject({ status: 400, code: 'BAD_INPUT', requestId: expect.any(String) })
  })

  it('gives all pages, and makes nothing twice', async () => {
    const { visitor } = await signedInVisitor(app)
    const mizan = sdk.connect({ baseUrl, token: (await programOf(app, visitor, 'write')).token })
    const header = { 'Idempotency-Key': 'one-of-my-own' }
    const make = (projectName: string, params = {}) =>
      sdk.unwrap(mizan.POST('/api/projects', { params, body: { projectName, projectData: {} } }))
    const [first, again] = [await make('A', { header }), await make('A', { header })]
    expect(again.project.id).toBe(first.project.id)
    for (const name of ['B', 'C']) await make(name)
    const read = (query: object) =>
      sdk.unwrap(mizan.GET('/api/projects', { params: { query: { limit: 1, ...query } } }))
    const names: string[] = []
    for await (const { projects } of sdk.pagesOf(read)) names.push(...projects.map((one) => one.projectName))
    expect(names).toEqual(['C', 'B', 'A'])
  })
})

describe('a call of the SDK that is refused for now', () => {
  /** Answers in turn; the last one again and again. */
  function answering(...answers: (() => Response)[]) {
    const sent: Request[] = []
    const send: typeof fetch = async (input) => {
      sent.push(input as Request)
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new Error('no answer')
      return answer()
    }
    return { sent, send }
  }
  const health = () => Response.json({ status: 'ok' })
  const refused = (seconds: string) => () =>
    Response.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': seconds } })
  const lost = () => {
    throw new TypeError('fetch failed')
  }

  it('is made again with the same key, as often as it was told', async () => {
    const { sent, send } = answering(refused('0'), refused('0'), health)
    const mizan = sdk.connect({ baseUrl: 'http://mizan.test/', token: 'a', fetch: send })
    const { response } = await mizan.POST('/api/projects', { body: { projectName: 'a', projectData: '{}' } })
    expect([response.status, sent.length]).toEqual([200, 3])
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(await sent[2]?.text()).toBe('{"projectName":"a","projectData":"{}"}')
    const busy = answering(refused('0'))
    const { response: last } = await sdk.connect({ baseUrl: 'http://m', fetch: busy.send }).GET('/api/health')
    expect([last.status, busy.sent.length]).toEqual([503, 3])
  })

  it('is left to the program where it changes something that may have been done', async () => {
    const late = () => Response.json({ code: 'TIMEOUT' }, { status: 503, headers: { 'retry-after': '0' } })
    const body = { projectName: 'a', projectData: '{}' }
    const change = answering(late, health)
    const mizan = (send: typeof fetch) => sdk.connect({ baseUrl: 'http://m', token: 'a', fetch: send })
    const { response, error } = await mizan(change.send).POST('/api/projects', { body })
    expect([response.status, error, change.sent.length]).toEqual([503, { code: 'TIMEOUT' }, 1])
    const read = answering(late, () => new Response('from a proxy', { status: 503 }), health)
    expect((await mizan(read.send).GET('/api/health')).response.status).toBe(200)
  })

  it('is left to the program where the pause is long', async () => {
    const { sent, send } = answering(refused('60'))
    const { response } = await sdk.connect({ baseUrl: 'http://m', fetch: send }).GET('/api/health')
    expect([response.status, sent.length]).toEqual([503, 1])
  })

  it('is made again without an answer if it only reads', async () => {
    const read = answering(lost, health)
    const mizan = (send: typeof fetch) => sdk.connect({ baseUrl: 'http://m', longestPauseMs: 1, fetch: send })
    expect((await mizan(read.send).GET('/api/health')).response.status).toBe(200)
    const change = answering(lost, health)
    const body = { projectName: 'a', projectData: '{}' }
    await expect(mizan(change.send).POST('/api/projects', { body })).rejects.toThrow('fetch failed')
    expect(change.sent).toHaveLength(1)
  })
})

describe('a message of a webhook', () => {
  it('is read when its signature is good, and new', async () => {
    const secretKey = await openSecretKey((await testDatabase()).db)
    const now = new Date()
    const body = JSON.stringify({ event: 'ping', deliveryId: '1', text: 'متجر نور' })
    const headers = signedHeaders(webhookSecrets(secretKey, 'hook'), '1', now, body)
    const secret = webhookSecret(secretKey, 'hook')
    const verify = (changes: object) => sdk.verifyWebhook({ secret, headers, body, now, ...changes })
    expect(await verify({})).toMatchObject({ event: 'ping' })
    expect(await verify({ headers: new Headers(headers) })).toMatchObject({ event: 'ping' })
    const two = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` }
    expect(await verify({ headers: two })).toMatchObject({ event: 'ping' })
    for (const changes of [
      { body: `${body} ` },
      { secret: webhookSecret(secretKey, 'another') },
      { now: new Date(now.getTime() + 301_000) },
      { headers: {} },
      { headers: { ...headers, 'webhook-signature': 'v1,%%% v1,A v1,A=== v1,' } },
      { headers: { ...headers, 'webhook-id': '2' } },
    ])
      expect([changes, await verify(changes)]).toEqual([changes, null])
  })
})
