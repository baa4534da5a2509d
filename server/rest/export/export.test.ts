import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, orders, userProjects } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { createQueues } from '../../infra/queues'
import { openSecretKey } from '../../infra/secret-key'
import { adminVisitor, signedInVisitor, startTestApp, Visitor } from '../../testing/test-app'
import { exportLines } from './lines'

const { db } = await testDatabase()
let admin: Awaited<ReturnType<typeof adminVisitor>>
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp()
  admin = await adminVisitor(app)
})

const path = '/api/admin/exports'
const exported = (list: string, filters: object = {}) => admin.visitor.post(path, { list, filters })

/** The cells of a file that has no line break within a cell. */
function cellsOf(text: string): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true)
  const lines = text.slice(1).split('\r\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, -1)
      .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
  )
}

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

describe('the export of a list', () => {
  it('has what the screen of users shows, in the language of the page, and is kept in the log', async () => {
    await signedInVisitor(app, { firstName: 'أمل', lastName: 'القحطاني' })
    const answer = await exported('users', { sort: 'created' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="mizan-users-\d{4}-\d\d-\d\d\.csv"$/)
    expect(answer.headers['cache-control']).toContain('no-store')
    const [header, first, second] = cellsOf(answer.body)
    expect(header).toEqual(['User', 'Email address', 'Status', 'Role', 'Payment', 'No.', 'Projects', 'Registered'])
    expect(first?.slice(1, 5)).toEqual([admin.person.email, 'Active', 'Administrator', expect.any(String)])
    expect(second?.[0]).toBe('أمل القحطاني')
    expect(answer.body).not.toMatch(/argon2|passwordHash/)
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'list.export'))
    expect(entries).toMatchObject([
      { actorId: admin.user.id, targetType: 'list', targetId: 'users', after: { list: 'users', sort: 'created' } },
    ])
    await exported('users', { search: 'noor' })
    const [, searched] = await db.select().from(auditLog).where(eq(auditLog.action, 'list.export')).orderBy(auditLog.id)
    expect(searched?.after).toEqual({ list: 'users', search: '…', sort: '-created' })
  })

  it('has the words of Arabic on a page in Arabic', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: { list: 'users', filters: {} },
      headers: {
        'accept-language': 'ar',
        cookie: [...admin.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(cellsOf(answer.body)[0]?.[0]).toBe('المستخدم')
  })

  it('holds the orders and projects of the filters alone', async () => {
    await db
      .insert(orders)
      .values([order({ orderStatus: 'confirmed', totalAmount: 398.5 }), order({ customerName: 'Zaid' })])
    const [, first, none] = cellsOf((await exported('orders', { status: 'confirmed' })).body)
    expect(first?.slice(0, 5)).toEqual(['Noor Saleh', 'noor@store.example', 'Confirmed', "'+966501234567", '398.5'])
    expect(none).toBeUndefined()
    const plan = JSON.stringify(demoPlan())
    await db.insert(userProjects).values([
      { userId: admin.user.id, projectName: 'Oud', projectData: plan },
      { userId: admin.user.id, projectName: 'Other', projectData: '{}' },
    ])
    const rows = cellsOf((await exported('projects', { searchBy: 'project', search: 'oud' })).body)
    expect(rows).toHaveLength(2)
    const price = rows[0]?.indexOf('Unit price') ?? -1
    expect(rows[1]?.[price]).toBe(String(demoPlan().products[0]?.unitPriceInclVAT))
  })

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const names = ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tTab', '\rReturn', '＝1+1', 'He said "hi", and left']
    const inside = ['Noor;=cmd|calc', 'Noor\n=1+1']
    await db.insert(orders).values([...names, ...inside].map((customerName) => order({ customerName })))
    const { body } = await exported('orders', { sort: 'created' })
    for (const name of names.slice(0, 7)) expect(body).toContain(`"'${name}"`)
    for (const name of inside) expect(body).toContain(`"${name.replace('=', "'=")}"`)
    expect(body).toContain('"He said ""hi"", and left"')
    for (const line of body.slice(1).split('\r\n')) expect(line).not.toMatch(/(^|[,;\n])"?[=＝+@\t]/)
  })

  it('is refused without a session, without the right, for another page’s user and for an unknown list', async () => {
    expect((await new Visitor(app).post(path, { list: 'users', filters: {} })).statusCode).toBe(401)
    const founder = (await signedInVisitor(app)).visitor
    const refused = await founder.post(path, { list: 'users', filters: {} })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'ADMIN_ONLY'])
    for (const wrong of [{ list: 'sessions' }, { filters: { limit: 5 } }, { filters: { state: 'gone' } }])
      expect((await admin.visitor.post(path, { list: 'users', filters: {}, ...wrong })).statusCode).toBe(400)
    expect((await admin.visitor.get(path)).statusCode).toBe(405)
    expect(await db.$count(auditLog, eq(auditLog.action, 'list.export'))).toBe(0)
  })

  it('sends 3,000 rows in pages, each once', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => order({ customerEmail: `row-${at}@store.example` }))
    for (let at = 0; at < rows.length; at += 500) await db.insert(orders).values(rows.slice(at, at + 500))
    const { body } = await exported('orders')
    const emails = cellsOf(body).map((cells) => cells[1])
    expect(emails).toHaveLength(1 + 3000)
    expect(new Set(emails).size).toBe(emails.length)
  })

  it('reads no page before the one before it was taken', async () => {
    await db.insert(orders).values(Array.from({ length: 250 }, () => order()))
    const secretKey = await openSecretKey(db)
    const lines = exportLines(
      { db, secretKey, queues: createQueues(), request: { id: 'a request' } },
      { list: 'orders', filters: {} },
      'en',
    )
    const first = await lines.next()
    expect(String(first.value).split('\r\n')).toHaveLength(1 + 100 + 1)
    // Rows that come meanwhile, before the second page is read, belong to what is not read yet.
    await db.delete(orders)
    expect((await lines.next()).done).toBe(true)
  })
})
