import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { userProjects } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { openSecretKey } from '../../infra/secret-key'
import { adminVisitor, signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'

const { db } = await testDatabase()
let admin: Visitor
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp()
  admin = (await adminVisitor(app)).visitor
})

type Row = { id: string; projectName: string; details: object }
const list = async (query = ''): Promise<{ projects: Row[]; nextCursor: string | null }> =>
  (await admin.get(`/api/admin/projects${query}`)).json()
const namesOf = (page: { projects: Row[] }) => page.projects.map((row) => row.projectName)

async function walk(query: string): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page = await list(`?limit=2&${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
    found.push(...namesOf(page))
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

async function owner(changes: Record<string, string>, names: string[]) {
  const { visitor, user } = await signedInVisitor(app, changes)
  const ids: string[] = []
  for (const projectName of names)
    ids.push((await visitor.post('/api/projects', { projectName, projectData: '{}' })).json().project.id)
  return { visitor, user, ids }
}

describe('the list of all projects', () => {
  it('shows the owner and the key fields of the plan of each', async () => {
    expect(await list()).toEqual({ projects: [], nextCursor: null })
    const { visitor, user } = await owner({ email: 'noor@x.example', firstName: 'Noor', lastName: 'Saleh' }, [])
    await visitor.post('/api/projects', { projectName: 'Candles', projectData: JSON.stringify(demoPlan()) })
    const { projects } = await list()
    expect(projects).toMatchObject([
      { projectName: 'Candles', userId: user.id, userName: 'Noor Saleh', userEmail: 'noor@x.example' },
    ])
    expect(projects[0]?.details).toMatchObject({ unitPriceInclVAT: 149, vatPct: 15, firstOrderDiscountPct: 15 })
    expect(projects[0]).not.toHaveProperty('projectData')
  })

  it('lists a project whose plan cannot be read, and shows no figures where nothing was entered', async () => {
    const names = ['good', 'broken', 'list', 'empty', 'untouched']
    const { ids } = await owner({}, names)
    for (const [at, projectData] of ['{"storeName":"Noor"}', '{"products":[', '[1]', ' ', '{}'].entries())
      await db
        .update(userProjects)
        .set({ projectData })
        .where(eq(userProjects.id, ids[at] ?? ''))
    const { projects } = await list('?sort=created')
    expect(namesOf({ projects })).toEqual(names)
    const hasDetails = projects.map(({ details }) => Object.keys(details).length > 0)
    expect(hasDetails).toEqual([true, false, false, false, false])
  })

  it('pages through every project once, with every sort and search', async () => {
    const first = await owner({ email: 'aa@x.example', firstName: 'Sara', lastName: 'Ali' }, ['b', 'Apple', 'apricot'])
    await owner({ email: 'ab@x.example', firstName: 'Omar', lastName: 'Ali' }, ['متجر', 'APP', 'z'])
    await owner({ email: 'ac@x.example', firstName: 'Sara', lastName: 'Zaid' }, ['c'])
    await first.visitor.put(`/api/projects/${first.ids[1]}`, { projectData: '{"storeName":"x"}' })
    // The hour decides, and within it when they were made.
    await db.execute(sql`update user_projects set updated_hour = updated_hour - interval '1 hour' where revision = 1`)
    const made = ['b', 'Apple', 'apricot', 'متجر', 'APP', 'z', 'c']
    expect(await walk('sort=created')).toEqual(made)
    expect(await walk('')).toEqual(made.toReversed())
    const worked = made.filter((name) => name !== 'Apple')
    expect(await walk('sort=updated')).toEqual([...worked, 'Apple'])
    expect(await walk('sort=-updated')).toEqual(['Apple', ...worked.toReversed()])
    expect(await walk('search=ap')).toEqual(['APP', 'Apple', 'apricot'])
    expect(await walk('searchBy=email&search=a')).toEqual(['b', 'Apple', 'apricot', 'متجر', 'APP', 'z', 'c'])
    expect(await walk('searchBy=email&search=AB%40')).toEqual(['متجر', 'APP', 'z'])
    expect(await walk('searchBy=owner&search=sara')).toEqual(['b', 'Apple', 'apricot', 'c'])
    expect(await walk('searchBy=owner&search=sara+z')).toEqual(['c'])
    expect(await walk(`search=${encodeURIComponent('مَتـجر')}`)).toEqual(['متجر'])
    expect(await walk('searchBy=owner&search=%25')).toEqual([])
  })
})

it('sorting by owner keeps the projects of each owner together where several have one name', async () => {
  const name = { firstName: 'Twin', lastName: 'Twin' }
  const { visitor } = await owner({ email: 'ta@x.example', ...name }, ['a1', 'a2'])
  await owner({ email: 'tb@x.example', ...name }, ['b1'])
  await visitor.post('/api/projects', { projectName: 'a3', projectData: '{}' })
  expect(await walk('searchBy=owner&search=twin')).toEqual(['a1', 'a2', 'a3', 'b1'])
})

describe('one project of another user', () => {
  it('is read with its plan, and by administrators alone', async () => {
    const { visitor, ids } = await owner({}, ['Candles'])
    const { project } = (await admin.get(`/api/admin/projects/${ids[0]}`)).json()
    expect(project).toMatchObject({ projectName: 'Candles', projectData: '{}', userName: 'Noor Saleh' })
    expect((await visitor.get(`/api/admin/projects/${ids[0]}`)).statusCode).toBe(403)
    for (const id of ['00000000-0000-7000-8000-000000000000', "1'--", 'x'])
      expect((await admin.get(`/api/admin/projects/${encodeURIComponent(id)}`)).statusCode).toBe(404)
  })
})

it('the list refuses an unknown sort, search or cursor', async () => {
  await owner({}, ['a', 'b', 'c'])
  const { nextCursor } = await list('?limit=1&sort=updated')
  const forged = (place: string[]) => `cursor=${Buffer.from(JSON.stringify([...place, 'x'])).toString('base64url')}`
  const id = '00000000-0000-7000-8000-000000000000'
  const bad = [
    'sort=updated_at desc; drop table users',
    'searchBy=passwordHash&search=a',
    'cursor=1',
    forged([id, "2026-01-01 00:00:00+00'; drop table users --"]),
    forged(["' or 1=1 --", '']),
    `sort=updated&${forged([id, '2026-01-01 00:00:00+00'])}`,
    `cursor=${nextCursor}`,
    `sort=-updated&cursor=${nextCursor}`,
    `sort=updated&search=a&cursor=${nextCursor}`,
    'userId=1',
  ]
  for (const query of bad)
    expect([query, (await admin.get(`/api/admin/projects?${query}`)).statusCode]).toEqual([query, 400])
  expect(namesOf(await list(`?sort=updated&cursor=${nextCursor}`))).toEqual(['b', 'c'])
  expect(await walk(`search=${encodeURIComponent("a' or 1=1 --")}`)).toEqual([])
})

it('the list refuses a forged cursor, and a signed one with an invalid time', async () => {
  await owner({}, ['a', 'b', 'c'])
  const secretKey = await openSecretKey(db)
  const seals = {
    hashed: (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22),
    signed: (text: string) => secretKey.sign('cursor', text),
  }
  const moments = [
    '9999-99-99 99:99:99+00',
    '2026-01-01 00:00:00+99:99',
    '2026-02-30 00:00:00+00',
    '2026-01-01 00:00:00+00',
  ]
  const statuses = []
  for (const [how, seal] of Object.entries(seals)) {
    for (const moment of moments) {
      const place = ['00000000-0000-7000-8000-000000000000', moment]
      const signature = seal(JSON.stringify(['projects', 'desc', 'timestamptz', [], place]))
      const cursor = Buffer.from(JSON.stringify([...place, signature])).toString('base64url')
      const { statusCode } = await admin.get(`/api/admin/projects?sort=-updated&cursor=${cursor}`)
      statuses.push([how, moment, statusCode])
    }
  }
  const expected = Object.keys(seals).flatMap((how) => moments.map((moment) => [how, moment, 400]))
  expect(statuses).toEqual([...expected.slice(0, -1), ['signed', moments.at(-1), 200]])
})

it('the list takes a name whose ligatures expand to very many letters', async () => {
  const [long, short] = ['ﷺ'.repeat(200), 'صل']
  await owner({}, [long, short, long, 'z'])
  expect(await walk(`search=${encodeURIComponent('ص')}`)).toEqual([short, long, long].sort())
})

it('the list has names as they were stored, as text', async () => {
  const name = '<img src=x onerror=alert(1)>{{7*7}}</script>'
  await owner({ firstName: '<b>x' }, [name])
  const answer = await admin.get('/api/admin/projects')
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json().projects[0]).toMatchObject({ projectName: name, userName: '<b>x Saleh' })
})
