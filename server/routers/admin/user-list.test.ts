import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { paymentStatuses } from '../../../src/domain/options'
import { userSorts } from '../../../src/domain/schemas/user-list'
import { listedUserResponse } from '../../rest/responses/user'
import { adminVisitor, newPerson, startTestApp, type Visitor } from '../../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let admin: Visitor

const person = (firstName: string, lastName: string, email: string) => ({
  ...{ firstName, lastName, email, phone: '', countryCode: 'SA' as const, passwordHash: '' },
})

/** A page of the documented call; its parameters as a query. */
async function page(query: Record<string, string> = {}) {
  const answer = await admin.get(`/api/admin/users?${new URLSearchParams(query)}`)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  const { users: rows, nextCursor } = answer.json()
  return { rows: z.array(listedUserResponse).parse(rows), nextCursor }
}

async function everyPage(query: Record<string, string>) {
  const found = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { rows, nextCursor } = await page({ ...query, ...(cursor && { cursor }) })
    found.push(...rows)
    cursor = nextCursor
  }
  return found
}

const emails = async (search: string) => (await page({ search, sort: 'name' })).rows.map(({ email }) => email)

beforeAll(async () => {
  app = await startTestApp()
  admin = (await adminVisitor(app)).visitor
  const special = [
    person('أحمد', 'الصّالح', 'ahmad@riyadh.example'),
    person('فاطمة', 'القحطاني', 'fatima@store.example'),
    person('Zoë', 'Al-Harbi', 'zoe.harbi@store.example'),
    person("O'Neil", 'back\\slash', 'quote@store.example'),
  ]
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...person(`Person ${at % 7}`, 'Number', `person${at}@many.example`),
    projectCount: at % 5,
    userNumber: 100 + at,
    isActive: at % 3 !== 0,
    isAdmin: at % 11 === 0,
    paymentStatus: paymentStatuses[at % paymentStatuses.length] ?? 'pending',
  }))
  await db.insert(users).values([...special, ...many])
})

describe('searching', () => {
  it.each([
    ['احمد', 'أحمد'],
    ['أحْمَد', 'أحمد with marks'],
    ['الصالح', 'a word with its article'],
    ['صالح', 'a word without its article'],
    ['صال احم', 'the beginnings of words in any order'],
    ['AHMAD@riyadh', 'the beginning of an address, in any case'],
    ['@riyadh.example', 'the host of an address'],
  ])('%s finds %s', async (search) => {
    expect(await emails(search)).toEqual(['ahmad@riyadh.example'])
  })

  it('takes the letters that are written in several ways for one, and parts of a name for words', async () => {
    expect(await emails('فاطمه')).toEqual(['fatima@store.example'])
    for (const search of ['zoe', 'ZOË', 'harbi', 'al-harbi'])
      expect(await emails(search)).toContain('zoe.harbi@store.example')
  })

  it('finds a user by the user number, in any digits', async () => {
    for (const search of ['117', ' ١١٧ ']) expect(await emails(search)).toEqual(['person17@many.example'])
  })

  it('a search with SQL in it is a text like any other', async () => {
    const texts = [
      "'",
      "o'neil",
      '\\',
      'back\\',
      "' | '",
      ':*',
      '& !',
      '(',
      '%',
      '_',
      "'; drop table users;--",
      '\ud800',
      '<->',
      '{{7*7}}',
    ]
    for (const text of texts) await page({ search: text })
    expect(await emails("o'neil")).toEqual(['quote@store.example'])
    expect(await emails('back\\')).toEqual(['quote@store.example'])
    expect(await emails("zzz' | 'person")).toEqual([])
  })

  it('a name of ligatures that expand to many letters is stored, listed and searched for', async () => {
    const longest = newPerson({ firstName: '\ufdfa'.repeat(100), lastName: '\ufdfa'.repeat(100) })
    const answer = await admin.post('/api/admin/create-user', longest)
    expect(answer.statusCode).toBe(201)
    await page({ search: '\ufdfa'.repeat(100) })
    expect((await admin.get(`/api/admin/users?search=${'x'.repeat(101)}`)).statusCode).toBe(400)
  })
})

describe('sorting and filtering', () => {
  const filters = [
    {},
    { state: 'inactive' },
    { role: 'admin' },
    { paymentStatus: 'paid' },
    { search: 'number', state: 'active' },
  ]

  it.each(userSorts)('page by page by %s returns every user once, in the order of the whole list', async (sort) => {
    for (const filter of filters) {
      const whole = await page({ ...filter, sort, limit: '100' })
      const pieces = await everyPage({ ...filter, sort, limit: '7' })
      expect(whole.nextCursor).toBeNull()
      expect(pieces.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
    }
  })

  it('sorts by projects and by name, and descending with a minus', async () => {
    const counts = (await page({ sort: '-projects', limit: '100' })).rows.map(({ projectCount }) => projectCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const [up, down] = [await page({ sort: 'name', limit: '100' }), await page({ sort: '-name', limit: '100' })]
    expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).toReversed())
    expect(up.rows.findIndex(({ firstName }) => firstName === 'Person 1')).toBeLessThan(
      up.rows.findIndex(({ firstName }) => firstName === 'Zoë'),
    )
  })

  it('shows only those who are asked for', async () => {
    const inactive = await page({ state: 'inactive', limit: '100' })
    expect(inactive.rows).toHaveLength(14)
    expect(inactive.rows.every(({ isActive }) => !isActive)).toBe(true)
    const admins = await page({ role: 'admin', state: 'active', limit: '100' })
    expect(admins.rows.length).toBeGreaterThan(1)
    expect(admins.rows.every(({ isAdmin, isActive }) => isAdmin && isActive)).toBe(true)
    for (const wrong of [
      'state=gone',
      'role=owner',
      'paymentStatus=free',
      'sort=password_hash',
      'limit=101',
      'limit=0',
      'more=1',
    ])
      expect([wrong, (await admin.get(`/api/admin/users?${wrong}`)).statusCode]).toEqual([wrong, 400])
  })

  it('a new account does not move a page that is read on', async () => {
    const first = await page({ limit: '10' })
    await db.insert(users).values(person('Late', 'Comer', 'late@store.example'))
    const second = await page({ limit: '10', cursor: first.nextCursor })
    const [shown, next] = [first.rows, second.rows].map((rows) => rows.map(({ id }) => id))
    expect(next?.some((id) => shown?.includes(id))).toBe(false)
    expect(second.rows.map(({ email }) => email)).not.toContain('late@store.example')
  })
})

describe('a search', () => {
  it('returns every user once, in the order of the matched words, with any filter', async () => {
    await db.insert(users).values([
      { ...person('Rami', 'Rammal', 'ramz@ram.example'), userNumber: 9001 },
      { ...person('Zain', 'Ramadan', 'zain@other.example'), userNumber: 9002 },
    ])
    const whole = await page({ search: 'ram', sort: '-projects' })
    expect(whole.rows.map(({ email }) => email)).toEqual(['ramz@ram.example', 'zain@other.example'])
    const pieces = await everyPage({ search: 'ram', sort: '-projects', limit: '1' })
    expect(pieces.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
    expect(await emails('ram zain')).toEqual(['zain@other.example'])
    expect(await emails('900')).toEqual(['ramz@ram.example', 'zain@other.example'])
  })

  it('follows a changed name, and forgets who is gone', async () => {
    await db.update(users).set({ lastName: 'Qasim' }).where(eq(users.email, 'zain@other.example'))
    expect(await emails('ramadan')).toEqual([])
    expect(await emails('qasim')).toEqual(['zain@other.example'])
    await db.delete(users).where(eq(users.email, 'zain@other.example'))
    expect(await emails('qasim')).toEqual([])
  })

  it('for few matches among many users reads a bounded number a page, and finds the rest on later pages', async () => {
    const crowd = Array.from({ length: 450 }, (_, at) => ({
      ...person('Crowded', `Name${at}`, `crowd${at}@many.example`),
      isActive: at < 449,
    }))
    await db.insert(users).values(crowd)
    const first = await page({ search: 'crowded', state: 'inactive' })
    expect([first.rows, first.nextCursor === null]).toEqual([[], false])
    const found = await everyPage({ search: 'crowded', state: 'inactive' })
    expect(found.map(({ email }) => email)).toEqual(['crowd449@many.example'])
    expect(await everyPage({ search: 'crowded' })).toHaveLength(450)
  })
})

describe('a cursor', () => {
  const refused = async (query: Record<string, string>) => {
    const answer = await admin.get(`/api/admin/users?${new URLSearchParams(query)}`)
    return [answer.statusCode, answer.json().issues?.[0]?.path]
  }

  it('is good for the list, the sorting and the filters that it was given out for, and for nothing else', async () => {
    const { nextCursor } = await page({ sort: 'name', state: 'active', limit: '5' })
    expect((await page({ sort: 'name', state: 'active', limit: '9', cursor: nextCursor })).rows).toHaveLength(9)
    for (const other of [
      { sort: '-name', state: 'active' },
      { sort: 'name' },
      { sort: 'name', state: 'inactive' },
      { sort: 'projects', state: 'active' },
      { sort: 'name', state: 'active', search: 'p' },
    ])
      expect(await refused({ ...other, cursor: nextCursor })).toEqual([400, 'cursor'])
    const elsewhere = await admin.get(`/api/admin/audit-log?cursor=${nextCursor}`)
    expect(elsewhere.statusCode).toBe(400)
  })

  it('that was changed or forged is refused', async () => {
    const { nextCursor } = await page({ sort: 'name', limit: '5' })
    const [id, , seal] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString())
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const tries = [
      forged(id, 'z', seal),
      forged(id, '', ''),
      forged("' or 1=1", '', seal),
      forged(1, 2, 3),
      forged(),
      Buffer.from('{').toString('base64url'),
      'x',
      "'; select 1",
      `${nextCursor}`.slice(0, -4),
    ]
    for (const cursor of tries)
      expect([cursor, ...(await refused({ sort: 'name', cursor }))]).toEqual([cursor, 400, 'cursor'])
  })
})
