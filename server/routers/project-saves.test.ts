import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectVersions } from '../../db/history-schema'
import { userProjects } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Visitor
let id: string
beforeEach(async () => {
  app = await startTestApp()
  noor = (await signedInVisitor(app)).visitor
  id = (await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: text('first') })).id
})

const text = (storeName: string) => JSON.stringify({ storeName })
const put = (projectData: string, match?: string) =>
  noor.send({
    method: 'PUT',
    url: `/api/projects/${id}`,
    payload: { projectData },
    headers: match === undefined ? {} : { 'if-match': match },
  })
const stored = async () => (await noor.trpc.projects.get.query({ id })).projectData
const versionTexts = async () => {
  const rows = await db
    .select()
    .from(projectVersions)
    .where(eq(projectVersions.projectId, id))
    .orderBy(projectVersions.id)
  return rows.map((row) => row.projectData)
}
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

const unstorable = [
  [413, 'TOO_LARGE', JSON.stringify({ notes: 'x'.repeat(10_000_000) })],
  [413, 'PLAN_TOO_LARGE', JSON.stringify({ notes: 'x'.repeat(300_000) })],
  [400, 'PLAN_TOO_DEEP', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  [400, 'PLAN_FORBIDDEN_KEY', '{"__proto__":{"polluted":true}}'],
  [400, 'PLAN_FORBIDDEN_KEY', '{"a":{"constructor":{"prototype":{"polluted":true}}}}'],
  [400, 'PLAN_NOT_JSON', 'price = 5'],
  [400, 'PLAN_NOT_JSON', '{"vatPct":NaN}'],
  [400, 'PLAN_NOT_OBJECT', '[]'],
  [400, 'PLAN_NOT_OBJECT', 'null'],
  [400, 'PLAN_NUMBER', '{"vatPct":1e999}'],
  [400, 'NUL_CHARACTER', '{"storeName":"a\\u0000b"}'],
  [400, 'PLAN_NOT_JSON', '{"storeName":"\ud800"}'],
] as const

describe('a save', () => {
  it('keeps the text to the letter and gives the next revision', async () => {
    const odd = ' {"storeName":"متجر نور","unknown":[1, {"a":"\\ud800"}] } '
    const saved = await noor.trpc.projects.save.mutate({ id, revision: 1, projectData: odd })
    expect(saved.revision).toBe(2)
    expect(await stored()).toBe(odd)
    expect(await versionTexts()).toEqual([text('first')])
  })

  describe('by a page that goes on editing', () => {
    const page = (projectData: string, editingSession = 'page-1') =>
      noor.trpc.projects.save.mutate({ id, projectData, editingSession })
    const earlier = (minutes: number, columns: string) =>
      db.execute(
        sql.raw(
          `update user_projects set ${columns.split(' ').map((name) => `${name} = ${name} - interval '${minutes} minutes'`)}`,
        ),
      )

    it('creates a version of the text it started from, and none of those in between', async () => {
      for (const name of ['second', 'third', 'fourth']) await page(text(name))
      expect(await stored()).toBe(text('fourth'))
      expect(await versionTexts()).toEqual([text('first')])
    })

    it('creates a version after a pause of a minute', async () => {
      await page(text('second'))
      await earlier(1, 'updated_at')
      await page(text('third'))
      await page(text('fourth'))
      expect(await versionTexts()).toEqual([text('first'), text('second')])
    })

    it('creates a version every ten minutes without a pause', async () => {
      await page(text('second'))
      await earlier(10, 'editing_since')
      await page(text('third'))
      await page(text('fourth'))
      expect(await versionTexts()).toEqual([text('first'), text('second')])
    })

    it('creates a version of a text that was marked to be kept', async () => {
      await page(text('second'))
      await noor.trpc.projects.versions.keep.mutate({ id, projectData: text('second') })
      await page(text('third'))
      expect(await versionTexts()).toEqual([text('first'), text('second')])
    })

    it('creates a version each of texts by another page, a program or a restore', async () => {
      await page(text('second'))
      await page(text('third'), 'page-2')
      await put(text('fourth'))
      await page(text('fifth'), 'page-2')
      const [oldest] = (await noor.trpc.projects.versions.list.query({ id })).slice(-1)
      await noor.trpc.projects.versions.restore.mutate({ id, versionId: oldest?.id ?? '' })
      await page(text('sixth'), 'page-2')
      const kept = ['first', 'second', 'third', 'fourth', 'fifth', 'first'].map(text)
      expect(await versionTexts()).toEqual(kept)
    })
  })

  it('over a revision that is no longer the present one changes nothing', async () => {
    await noor.trpc.projects.save.mutate({ id, revision: 1, projectData: text('second') })
    const late = noor.trpc.projects.save.mutate({ id, revision: 1, projectData: text('late') })
    expect(await codeOf(late)).toBe('CONFLICT')
    const lateKeeping = { id, revision: 1, projectData: text('late'), keepReplaced: true }
    expect(await codeOf(noor.trpc.projects.save.mutate(lateKeeping))).toBe('CONFLICT')
    expect(await stored()).toBe(text('second'))
    expect(await versionTexts()).toEqual([text('first')])
  })

  it('over one revision by three at once succeeds once, and the others get CONFLICT', async () => {
    const both = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        codeOf(noor.trpc.projects.save.mutate({ id, revision: 1, projectData: text(name) })),
      ),
    )
    expect(both.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'OK'])
  })

  it('can keep what it replaces, and can rename', async () => {
    const mine = { id, revision: 1, projectData: text('mine'), keepReplaced: true, projectName: 'Oud' }
    expect(await noor.trpc.projects.save.mutate(mine)).toMatchObject({ revision: 2, projectName: 'Oud' })
    expect(await versionTexts()).toEqual([text('first')])
  })

  it('of a text that is no plan is refused with the reason, and nothing changes', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const [status, code, projectData] of unstorable) {
      const payload = JSON.stringify({ projectData, projectName: 'Changed' })
      const saved = await noor.send({ method: 'PUT', url: `/api/projects/${id}`, payload, headers })
      const created = await noor.send({ method: 'POST', url: '/api/projects', payload, headers })
      for (const answer of [saved, created])
        expect([projectData.slice(0, 60), answer.statusCode, answer.json().code]).toEqual([
          projectData.slice(0, 60),
          status,
          code,
        ])
    }
    expect(await noor.trpc.projects.get.query({ id })).toMatchObject({ revision: 1, projectData: text('first') })
    expect(await db.$count(userProjects)).toBe(1)
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([
    ['duplicate keys, the last of which counts', '{"vatPct":5,"vatPct":15}'],
    ['NaN as text', '{"vatPct":"NaN","products":[{"unitPriceInclVAT":"Infinity"}]}'],
    ['half a surrogate pair, escaped', '{"storeName":"\\ud800"}'],
  ])('keeps %s to the letter, saved or made', async (_name, odd) => {
    expect((await put(odd)).statusCode).toBe(200)
    expect(await stored()).toBe(odd)
    const made = (await noor.post('/api/projects', { projectName: 'Made', projectData: odd })).json().project
    expect((await noor.get(`/api/projects/${made.id}`)).json().project.projectData).toBe(odd)
  })
})

describe('a save over REST', () => {
  it('is checked against If-Match, and 412 names the present revision', async () => {
    const got = await noor.get(`/api/projects/${id}`)
    expect(got.headers.etag).toMatch(/^"1\./)
    const saved = await put(text('second'), '"1"')
    expect([saved.statusCode, saved.headers.etag, saved.json().project.revision]).toEqual([200, '"2"', 2])
    const stale = await put(text('late'), '"1"')
    expect([stale.statusCode, stale.json().code, stale.headers.etag]).toEqual([412, 'STALE_REVISION', '"2"'])
    expect(await stored()).toBe(text('second'))
    for (const odd of ['1', 'W/"2"', '"x"', '""', '"1", "2"'])
      expect((await put(text('odd'), odd)).statusCode).toBe(400)
    expect((await put(text('any'), '*')).statusCode).toBe(200)
  })

  it('without If-Match lets the last writer win and keeps what it replaced', async () => {
    await put(text('second'))
    await put(text('third'))
    await put(text('third'))
    expect(await stored()).toBe(text('third'))
    expect(await versionTexts()).toEqual([text('first'), text('second')])
  })

  it('by many at once keeps every text as a version', async () => {
    const names = Array.from({ length: 12 }, (_, n) => text(`save ${n}`))
    await Promise.all(names.map((name) => put(name)))
    expect([...(await versionTexts()), await stored()].toSorted()).toEqual([text('first'), ...names].toSorted())
  })
})

describe('another user’s project', () => {
  const missing = '00000000-0000-7000-8000-000000000000'
  const paths = (one: string) =>
    [
      ['GET', `/api/projects/${one}`],
      ['PUT', `/api/projects/${one}`],
      ['DELETE', `/api/projects/${one}`],
      ['POST', `/api/projects/${one}/default`],
      ['PUT', `/api/projects/${one}/name`],
      ['GET', `/api/projects/${one}/versions`],
      ['GET', `/api/projects/${one}/versions/${missing}`],
      ['POST', `/api/projects/${one}/versions/${missing}/restore`],
      ['POST', `/api/deleted-projects/${one}/restore`],
      ['DELETE', `/api/deleted-projects/${one}`],
    ] as const
  const send = (visitor: Visitor, [method, url]: readonly ['GET' | 'PUT' | 'POST' | 'DELETE', string]) =>
    visitor.send({
      method,
      url,
      ...(method === 'PUT' && { payload: { projectData: text('stolen'), projectName: 'Stolen' } }),
    })

  it('is answered like a missing one, on every path, and does not change', async () => {
    const before = await db.select().from(userProjects)
    const other = (await signedInVisitor(app)).visitor
    const otherPaths = paths(id)
    for (const [at, path] of paths(missing).entries()) {
      const [none, foreign] = [await send(other, path), await send(other, otherPaths[at] ?? path)]
      expect([path, none.statusCode, foreign.statusCode]).toEqual([path, 404, 404])
      expect(foreign.body).toBe(none.body)
      expect((await send(new Visitor(app), path)).statusCode).toBe(401)
    }
    const over = other.trpc.projects
    expect(await codeOf(over.duplicate.mutate({ id, projectName: 'Copy' }))).toBe('NOT_FOUND')
    expect(await codeOf(over.versions.keep.mutate({ id, projectData: '{}' }))).toBe('NOT_FOUND')
    expect(await db.select().from(userProjects)).toEqual(before)
    expect(await db.$count(projectVersions)).toBe(0)
  })

  it('shows nothing to a forged cursor', async () => {
    const other = (await signedInVisitor(app)).visitor
    const beyond = `${id.slice(0, -1)}f`
    for (const cursor of [beyond, 'ffffffff-ffff-ffff-ffff-ffffffffffff'])
      expect((await other.get(`/api/projects?cursor=${cursor}`)).json()).toEqual({ projects: [], nextCursor: null })
  })

  it('and a malformed id are answered alike', async () => {
    const odd = [
      '0',
      '-1',
      '9999999999999',
      'abc',
      '1;--',
      "1' OR '1'='1",
      'null',
      '%F0%9F%92%A9',
      'a'.repeat(500),
      'a'.repeat(1100),
    ]
    for (const path of odd.flatMap((text) => paths(encodeURIComponent(text))))
      expect([path, (await send(noor, path)).statusCode]).toEqual([path, 404])
  })

  it('is not changed by SQL in a query string', async () => {
    const odd = [
      "cursor=' OR 1=1 --",
      'cursor=1;drop table users',
      'cursor=%00',
      'cursor=a&cursor=b',
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=1e2',
      'limit=5;--',
      "search=' union select email from users --",
      'sort=createdAt;drop table users',
    ]
    for (const query of odd)
      expect([query, (await noor.get(`/api/projects?${query.replaceAll(' ', '+')}`)).statusCode]).toEqual([query, 400])
    expect((await noor.get('/api/projects')).json().projects).toHaveLength(1)
  })
})
