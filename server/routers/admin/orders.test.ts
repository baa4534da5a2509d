import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { adminVisitor, signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'

const { db } = await testDatabase()
let admin: Visitor
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp()
  admin = (await adminVisitor(app)).visitor
})

const order = (changes: Partial<typeof orders.$inferInsert> = {}) => ({
  customerName: 'Noor Saleh',
  customerEmail: 'noor@store.example',
  customerPhone: '+966501234567',
  customerCountryCode: 'SA' as const,
  productName: 'Lifetime access',
  unitPrice: 199,
  totalAmount: 199,
  ...changes,
})

type Row = Record<string, string>
const list = async (query = '') => (await admin.get(`/api/admin/orders${query}`)).json()
const namesOf = (page: { orders: Row[] }) => page.orders.map((row) => row.customerName)

/** Every page of a list, one row or two at a time. */
async function walk(query: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  let cursor: string | null = null
  do {
    const page = await list(`?limit=2&${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
    found.push(...namesOf(page))
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

describe('the list of orders', () => {
  it('is empty without any, and shows every field of one', async () => {
    expect(await list()).toEqual({ orders: [], nextCursor: null })
    const { user } = await signedInVisitor(app, { preferredLanguage: 'en' })
    const notes = { orderNotes: 'call first', orderStatus: 'confirmed', quantity: 2, totalAmount: 398 } as const
    const [stored] = await db
      .insert(orders)
      .values(order({ userId: user.id, ...notes }))
      .returning()
    const { orders: rows } = await list()
    const { stripePaymentIntentId: _, createdAt, ...fields } = stored ?? {}
    expect(rows).toEqual([{ ...fields, createdAt: createdAt?.toISOString(), chatHref: expect.any(String) }])
  })

  it('pages through every order once, with every sort, status and search', async () => {
    const names = ['Amal', 'badr', 'Basma', 'Badr', 'نورة', 'Zaid', 'amal']
    for (const [at, customerName] of names.entries()) {
      const customerEmail = `${customerName.length}${at}@x.example`
      await db
        .insert(orders)
        .values(order({ customerName, customerEmail, orderStatus: at % 2 ? 'pending' : 'shipped' }))
    }
    expect(await walk('')).toEqual(names.toReversed())
    expect(await walk('sort=created')).toEqual(names)
    expect(await walk('status=shipped')).toEqual(['amal', 'نورة', 'Basma', 'Amal'])
    expect(await walk('search=BA')).toEqual(['badr', 'Badr', 'Basma'])
    expect(await walk(`search=${encodeURIComponent('نو')}`)).toEqual(['نورة'])
    expect(await walk('search=ba&status=pending')).toEqual(['badr', 'Badr'])
    expect(await walk('searchBy=email&search=4')).toEqual(
      ['Amal', 'badr', 'Badr', 'نورة', 'Zaid', 'amal'].filter((n) => n.length === 4),
    )
    expect(await walk(`search=${encodeURIComponent('نُو')}`)).toEqual(['نورة'])
    expect(await walk('search=%25')).toEqual([])
    expect(await walk('search=_')).toEqual([])
  })

  it('writes to the customer in the language of the account', async () => {
    const { user } = await signedInVisitor(app, { preferredLanguage: 'en' })
    await db.insert(orders).values([order({ userId: user.id, customerName: 'A & B' }), order()])
    const [arabic, english] = (await list()).orders
    expect(new URL(english.chatHref).searchParams.get('text')).toMatch(/^Hello A & B, this is Mizan\. .* [\dA-F]{8}\.$/)
    expect(new URL(arabic.chatHref).searchParams.get('text')).toMatch(/^مرحبًا Noor Saleh، .* [\dA-F]{8}\.$/)
  })

  it('links to a chat by digits alone, and not at all where the phone is none', async () => {
    const phones = ['javascript:alert(1)', '+966 5 0123 4567', '"><script>x</script>', '050 123 4567']
    for (const customerPhone of phones) await db.insert(orders).values(order({ customerPhone }))
    const hrefs = (await list('?sort=created')).orders.map((row: { chatHref: string | null }) => row.chatHref)
    expect([hrefs[0], hrefs[2]]).toEqual([null, null])
    for (const href of [hrefs[1], hrefs[3]])
      expect(href).toMatch(/^https:\/\/wa\.me\/966501234567\?text=[\w%.!~*'()-]+$/)
  })
})

it('refuses every sort, status, search and cursor that is not of this list, and changes no statement by any', async () => {
  for (let at = 0; at < 3; at += 1) await db.insert(orders).values(order({ customerName: `Noor ${at}` }))
  const { nextCursor } = await list('?limit=1')
  const bad = [
    'sort=created;drop table orders',
    'sort=passwordHash',
    "status=pending' or 1=1 --",
    'searchBy=users.passwordHash',
    'limit=0',
    'limit=101',
    "limit=1' or '1'='1",
    'cursor=x',
    `cursor=${Buffer.from(`["' or 1=1 --","","x"]`).toString('base64url')}`,
    `cursor=${Buffer.from('["00000000-0000-7000-8000-000000000000","","x"]').toString('base64url')}`,
    `cursor=${nextCursor}&sort=created`,
    `cursor=${nextCursor}&status=pending`,
    `cursor=${nextCursor}&search=noor`,
    `orderBy=1`,
  ]
  for (const query of bad)
    expect([query, (await admin.get(`/api/admin/orders?${query}`)).statusCode]).toEqual([query, 400])
  expect(await list(`?search=${encodeURIComponent("noor' or 1=1 --")}`)).toEqual({ orders: [], nextCursor: null })
  expect((await admin.get('/api/admin/orders?search=a%00b')).statusCode).toBe(400)
  expect(namesOf(await list())).toHaveLength(3)
})
