// The session of docs/rest.md, through a client whose types are generated from the OpenAPI document.
import createClient from 'openapi-fetch'
import type { paths } from '../../server/sdk/src/api.gen.js'

/** Sends the cookies that earlier answers have set, as a browser would. */
function cookieFetch() {
  const cookies = new Map<string, string>()
  return async (request: Request) => {
    request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    return response
  }
}

type Fetch = ReturnType<typeof cookieFetch>
type Client = ReturnType<typeof createClient<paths>>
type Connect = (options: { baseUrl: string; fetch?: Fetch; headers?: Record<string, string> }) => Client

/** An access token, made as the account page makes one: no documented call does. */
async function makeToken(baseUrl: string, fetch: Fetch): Promise<string> {
  const body = JSON.stringify({ name: 'Client', scope: 'write' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new Request(`${baseUrl}/trpc/tokens.create`, { method: 'POST', body, headers }))
  const { result } = await answer.json()
  return result.data.json.token
}

/** A client that calls with a token, and with nothing else. */
const connectProgram = (connect: Connect, baseUrl: string, token: string): Client =>
  connect({ baseUrl, headers: { authorization: `Bearer ${token}` } })

/** What each step found, beside what the document says. */
export type Step = [name: string, found: unknown, documented: unknown]

async function openAccount(client: Client): Promise<Step[]> {
  const plan = { vatPct: 0, products: [{ unitPriceInclVAT: 100, unitsPerMonth: 10 }] }
  const evaluated = await client.POST('/api/evaluate', { body: { projectData: JSON.stringify(plan) } })
  const registered = await client.POST('/api/auth/register', {
    body: {
      firstName: 'Noor',
      lastName: 'Saleh',
      email: 'noor@store.example',
      password: 'four words of mine',
      phone: '0501234567',
      countryCode: 'SA',
    },
  })
  const access = await client.GET('/api/auth/access-status')
  return [
    ['evaluates a plan', evaluated.data?.evaluation.monthly.salesExVAT, 1000],
    ['registers', registered.response.status, 201],
    ['has access', access.data?.hasAccess, true],
  ]
}

async function saveRevisions(client: Client, id: string): Promise<Step[]> {
  const params = { path: { id } }
  const guarded = { ...params, header: { 'If-Match': '"1"' } }
  const read = await client.GET('/api/projects/{id}', { params })
  const first = await client.PUT('/api/projects/{id}', {
    params: guarded,
    body: { projectData: '{"storeName":"Noor"}' },
  })
  const late = await client.PUT('/api/projects/{id}', {
    params: guarded,
    body: { projectData: '{"storeName":"Late"}' },
  })
  const last = await client.PUT('/api/projects/{id}', { params, body: { projectData: '{"storeName":"New"}' } })
  const versions = await client.GET('/api/projects/{id}/versions', { params })
  const versionId = versions.data?.versions[0]?.id ?? ''
  const path = { id, versionId }
  const restored = await client.POST('/api/projects/{id}/versions/{versionId}/restore', { params: { path } })
  const now = await client.GET('/api/projects/{id}', { params })
  return [
    ['reads the revision', read.response.headers.get('etag')?.split('.', 1)[0], '"1'],
    ['saves over it', first.data?.project.revision, 2],
    ['is told of a stale revision', late.error?.code, 'STALE_REVISION'],
    ['saves over any', last.data?.project.revision, 3],
    ['restores a version', restored.data?.project.revision, 4],
    ['reads what was restored', now.data?.project.projectData, '{"storeName":"Noor"}'],
  ]
}

async function listAndEnd(client: Client, browser: Client, id: string): Promise<Step[]> {
  const params = { path: { id } }
  await client.POST('/api/projects', { body: { projectName: 'Second', projectData: '{}' } })
  const page = await client.GET('/api/projects', { params: { query: { limit: 1 } } })
  const cursor = page.data?.nextCursor ?? null
  const next = await client.GET('/api/projects', { params: { query: { limit: 1, cursor } } })
  const renamed = await client.PUT('/api/projects/{id}/name', { params, body: { projectName: 'Noor & Co' } })
  const chosen = await client.POST('/api/projects/{id}/default', { params })
  const deleted = await client.DELETE('/api/projects/{id}', { params })
  const gone = await client.GET('/api/projects/{id}', { params })
  const refused = await client.POST('/api/auth/logout')
  const out = await browser.POST('/api/auth/logout')
  const after = await browser.GET('/api/projects')
  return [
    ['lists the newest first', page.data?.projects[0]?.projectName, 'Second'],
    ['lists the next page', next.data?.projects[0]?.projectName, 'Noor Home'],
    ['renames', renamed.data?.project.projectName, 'Noor & Co'],
    ['chooses the default', chosen.data?.success, true],
    ['deletes', deleted.data?.success, true],
    ['finds it gone', gone.error?.code, 'NOT_FOUND'],
    ['cannot sign its owner out', refused.error?.code, 'TOKEN_SCOPE'],
    ['signs out', out.data?.success, true],
    ['has no session afterwards', after.error?.code, 'UNAUTHENTICATED'],
  ]
}

/** Every step against a server without data, by a client of this kind. */
export async function runSession(baseUrl: string, connect: Connect = createClient<paths>): Promise<Step[]> {
  const browserFetch = cookieFetch()
  const browser = connect({ baseUrl, fetch: browserFetch })
  const opened = await openAccount(browser)
  const client = connectProgram(connect, baseUrl, await makeToken(baseUrl, browserFetch))
  const make = () =>
    client.POST('/api/projects', {
      params: { header: { 'Idempotency-Key': 'first-try' } },
      body: { projectName: 'Noor Home', projectData: '{}' },
    })
  const [made, again] = [await make(), await make()]
  const id = made.data?.project.id ?? ''
  return [
    ...opened,
    ['makes a project', made.response.status, 201],
    ['makes it once for a key', again.data?.project.id, id],
    ...(await saveRevisions(client, id)),
    ...(await listAndEnd(client, browser, id)),
  ]
}
