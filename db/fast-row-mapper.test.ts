import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from './client'
import { withQuickRows } from './fast-row-mapper'
import { orders, users } from './schema'
import { emptyDatabase, testDatabase } from './testing'

let database: Database

const { id, customerName, quantity, unitPrice, orderNotes, userId, createdAt } = orders
const columns = { id, customerName, quantity, unitPrice, orderNotes, userId, createdAt }
const computed = {
  total: sql<number>`${quantity} * 2`.mapWith(Number),
  name: sql<string>`upper(${customerName})`.as('name'),
}

const everything = () =>
  database.db
    .select({ ...columns, ...computed })
    .from(orders)
    .orderBy(id)
    .prepare('everything')

beforeAll(async () => {
  database = await testDatabase()
  await emptyDatabase(database)
  const order = { customerEmail: 'noor@store.example', customerPhone: '501234567', customerCountryCode: 'SA' as const }
  await database.db.insert(orders).values(
    ['Noor', 'Sara'].map((name) => ({
      ...order,
      customerName: name,
      productName: 'Oud candle',
      unitPrice: 19.5,
      totalAmount: 39,
      quantity: 2,
      orderNotes: name === 'Noor' ? 'gift' : null,
    })),
  )
})

it('gives the rows that Drizzle gives: dates, money, nulls and computed columns', async () => {
  const rows = await withQuickRows(everything()).execute()
  expect(rows).toEqual(await everything().execute())
  expect(rows[0]).toMatchObject({ unitPrice: 19.5, total: 4, orderNotes: 'gift', createdAt: expect.any(Date) })
  expect(rows[1]).toMatchObject({ customerName: 'Sara', name: 'SARA', orderNotes: null })
})

it('gives columns in groups as Drizzle does', async () => {
  const grouped = () =>
    database.db.select({ id, order: columns, of: { userId, quantity } }).from(orders).prepare('grouped')
  expect(await withQuickRows(grouped()).execute()).toEqual(await grouped().execute())
})

it('is refused for a join that may find nothing', () => {
  const joined = database.db.select({ id, owner: { email: users.email } }).from(orders)
  expect(() => withQuickRows(joined.leftJoin(users, eq(users.id, userId)).prepare('joined'))).toThrow('missing')
})
