import fc from 'fast-check'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { storeConnections } from '../../../../db/actuals-schema'
import { apiTokens, webhookDeliveries, webhooks } from '../../../../db/connect-schema'
import { otps } from '../../../../db/schema'
import { testDatabase } from '../../../../db/testing'
import { emptyFounderMonth } from '../../../../src/domain/actuals/month'
import { makeCode } from '../../../auth/one-time-codes'
import { openSecretKey } from '../../../infra/secret-key'
import { orderByTransfer } from '../../../payments/transfers'
import { adminVisitor, signedInVisitor, Visitor } from '../../../testing/test-app'
import { type DocumentedCall, documentedCalls } from './documented'
import { allowedRequests, type Meanings, type Sent } from './inputs'

const actualMonth = { ...emptyFounderMonth('2026-09'), figures: { orders: 12 } }

/** What an address can hold. */
const wellFormed = (value: string) => value.replace(/[\ud800-\udfff]/gu, '?')
/** Dots alone, and what reads as them, lead to another path before anything is sent. */
const isStep = (value: string) => /^(\.|%2e){1,2}$/i.test(value)
/** What can stand between two slashes. */
function segment(value: unknown): string {
  const text = wellFormed(asText(value ?? ''))
  return text === '' || isStep(text) ? 'x' : encodeURIComponent(text)
}
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const forHeader = (value: unknown) => asText(value).replace(/[^\x20-\x7e]/g, '?')
const mapped = (values: Record<string, unknown>, change: (value: unknown) => string) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)]])),
  )

function addressOf({ path }: DocumentedCall, sent: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => segment(sent.path[name]))
  const query = new URLSearchParams(mapped(sent.query, (value) => wellFormed(asText(value))))
  return query.size > 0 ? `${filled}?${query}` : filled
}

function bodyOf({ body, odd }: Sent) {
  if (odd) return { type: odd.type, payload: odd.text }
  return body === undefined ? null : { type: 'application/json', payload: JSON.stringify(body) }
}

const firstId = (answer: unknown): string | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('id' in answer && typeof answer.id === 'string') return answer.id
  return Object.values(answer).map(firstId).find(Boolean)
}

/** Requests one after the other, as many as it may take: of some calls few that fit the schema fit each other too. */
export function* requestsUntil(arbitrary: fc.Arbitrary<Sent>, most = 600): Generator<Sent> {
  const { seed = 0 } = fc.readConfigureGlobal()
  for (let given = 0; given < most; given += 50) yield* fc.sample(arbitrary, { numRuns: 50, seed: seed + given })
}

/** A user with a project, an administrator, and the resources that the document's paths name. */
export async function openWorld(app: FastifyInstance) {
  let [mine, admin] = [await signedInVisitor(app), await adminVisitor(app)]
  let code = '123456'
  let ids: Record<string, string> = {}
  let [emails, keys] = [0, 0]

  /** Read again for each request, as accounts come and go. */
  const now = (read: () => unknown) => fc.constant(null).map(read)
  const meanings: Meanings = {
    id: now(() => ids.id),
    versionId: now(() => ids.versionId),
    shareId: now(() => ids.shareId),
    storeId: now(() => ids.storeId),
    deliveryId: now(() => ids.deliveryId),
    code: now(() => code),
    url: fc.constant('https://hooks.store.example/mizan'),
    email: fc.oneof(
      now(() => mine.person.email),
      now(() => `new${++emails}@store.example`),
    ),
    password: now(() => mine.person.password),
    phone: fc.constant('0501234567'),
    projectData: fc.constantFrom<unknown>(
      {},
      { vatPct: 5, products: [{ unitPriceInclVAT: 99 }] },
      '{}',
      '{"storeName":"متجر نور"}',
      '{"vatPct":5,"products":[{"unitPriceInclVAT":99}]}',
    ),
    comparedWith: fc.constantFrom<unknown>({}, '{"vatPct":5}'),
    month: fc.constant('2026-09'),
    source: fc.constantFrom('founder', undefined),
    months: fc.constant([actualMonth]),
    figures: fc.constantFrom({ vatPct: 5 }, { storeName: 'متجر نور', vatRegistered: false }, {}),
    'Idempotency-Key': now(() => `a-new-key-each-time-${++keys}`),
    'If-Match': fc.constantFrom('*', '"1"', '"2"', '"7"'),
    cursor: fc.uuid(),
    // Of figures that have to lie between others, such as do.
    ...Object.fromEntries(['minValue', 'minMargin', 'minCac'].map((name) => [name, fc.constantFrom(0, 1)])),
    ...Object.fromEntries(['defaultValue', 'typicalMargin', 'typicalCac'].map((name) => [name, fc.constantFrom(3, 5)])),
    ...Object.fromEntries(['maxValue', 'maxMargin', 'maxCac'].map((name) => [name, fc.constantFrom(20, 60)])),
  }

  /** A code that the account was mailed; those that its browser was mailed before would go first. */
  async function mailedCode() {
    const { db } = await testDatabase()
    await db.delete(otps)
    const purpose = { email: mine.user.email, type: 'proof', device: null } as const
    return makeCode({ db, secretKey: await openSecretKey(db) }, purpose)
  }

  const visitorFor = (who: Sent['who']) =>
    ({ anonymous: new Visitor(app), user: mine.visitor, administrator: admin.visitor })[who]

  function send(call: DocumentedCall, sent: Sent): Promise<LightMyRequestResponse> {
    const visitor = visitorFor(sent.who)
    const body = bodyOf(sent)
    return visitor.send({
      method: call.method,
      url: addressOf(call, sent),
      headers: {
        ...mapped(sent.headers, forHeader),
        'accept-language': sent.language,
        'sec-fetch-site': sent.site,
        ...(body && { 'content-type': body.type }),
      },
      ...(body && { payload: body.payload }),
    })
  }

  async function projectWithVersion() {
    const { visitor } = mine
    const made = await visitor.post('/api/projects', { projectName: 'Mine', projectData: '{"storeName":"a"}' })
    const { id } = made.json().project
    await visitor.put(`/api/projects/${id}`, { projectData: '{"storeName":"b","products":[{}]}' })
    const { versions } = (await visitor.get(`/api/projects/${id}/versions`)).json()
    return { id, versionId: versions[0].id }
  }

  /** A project with an actual month, closed where it is to be opened again. */
  async function projectWithMonth(isClosed: boolean) {
    const project = await projectWithVersion()
    const path = `/api/projects/${project.id}/actuals`
    await mine.visitor.put(path, { months: [actualMonth] })
    if (isClosed) await mine.visitor.post(`${path}/2026-09/close`, {})
    return project
  }

  async function deletedProject() {
    const { id } = await projectWithVersion()
    await mine.visitor.send({ method: 'DELETE', url: `/api/projects/${id}` })
    return { id }
  }

  /** One of what the path names: newly made where one can be made, or else the first that is listed. */
  async function oneOf(collection: string): Promise<Record<string, string>> {
    const on = (name: string) => documentedCalls.find(({ path, method }) => path === collection && method === name)
    const call = on('POST') ?? on('GET')
    if (!call) throw new Error(`there is no call at ${collection}`)
    for (const sent of requestsUntil(allowedRequests(call, meanings))) {
      const answer = await send(call, sent)
      const id = answer.statusCode < 300 ? firstId(answer.json()) : undefined
      if (id !== undefined) return { id }
    }
    throw new Error(`nothing could be made or found at ${collection}`)
  }

  /** An account may have few of them. */
  async function withoutPrograms() {
    const { db } = await testDatabase()
    await db.delete(apiTokens)
    await db.delete(webhooks)
  }

  async function webhookWithDelivery() {
    const { id } = await oneOf('/api/webhooks')
    const { db } = await testDatabase()
    const notice = { userId: mine.user.id, webhookId: String(id), event: 'ping', state: 'failed' } as const
    const [delivery] = await db.insert(webhookDeliveries).values(notice).returning({ id: webhookDeliveries.id })
    return { id: String(id), deliveryId: String(delivery?.id) }
  }

  async function projectWithLink() {
    const project = await projectWithVersion()
    const { link } = (await mine.visitor.post(`/api/projects/${project.id}/links`, {})).json()
    return { ...project, shareId: link.id }
  }

  async function projectWithStore() {
    const project = await projectWithVersion()
    const { db } = await testDatabase()
    await db.delete(storeConnections)
    const store = { platform: 'zid', merchantId: 'm1', storeName: 'Noor', tokens: '' } as const
    const of = { userId: mine.user.id, projectId: project.id }
    const [made] = await db
      .insert(storeConnections)
      .values({ ...of, ...store })
      .returning({ id: storeConnections.id })
    return { ...project, storeId: String(made?.id) }
  }

  async function waitingOrder() {
    const { db } = await testDatabase()
    await db.transaction((tx) => orderByTransfer(tx, mine.user.id))
    return { id: firstId((await admin.visitor.get('/api/admin/orders?status=pending')).json()) ?? '' }
  }

  async function idsFor({ path }: DocumentedCall) {
    if (/^\/api\/(tokens|webhooks)/.test(path)) await withoutPrograms()
    if (path.startsWith('/api/webhooks/')) return webhookWithDelivery()
    if (path.includes('{shareId}')) return projectWithLink()
    if (path.includes('{storeId}')) return projectWithStore()
    if (path.includes('/actuals/')) return projectWithMonth(path.endsWith('/reopen'))

    const collection = path.slice(0, path.indexOf('/{'))
    if (!path.includes('/{')) return {}
    if (collection === '/api/projects') return projectWithVersion()
    if (collection === '/api/deleted-projects') return deletedProject()
    if (collection === '/api/admin/users') return { id: mine.user.id }
    if (collection === '/api/admin/orders') return waitingOrder()
    await projectWithVersion()
    return oneOf(collection)
  }

  /** An account may hold so many projects, and make so many tokens and webhooks in an hour: many requests want several. */
  const perAccount = 40
  let restored = 0

  const isOpen = async ({ visitor }: typeof mine) => (await visitor.get('/api/auth/session')).statusCode === 200

  const mayWrite = async ({ visitor }: typeof mine) =>
    (await visitor.get('/api/auth/access-status')).json().hasAccess === true

  return {
    meanings,
    send,
    visitorFor,
    /** What the names in the path of the call that was restored for stand for. */
    ids: () => ids,
    /** Puts back what the call that went before has ended or deleted. */
    async restore(call: DocumentedCall) {
      if (++restored % perAccount === 0 || !(await mayWrite(mine))) mine = await signedInVisitor(app)
      if (!(await isOpen(admin))) admin = await adminVisitor(app)
      ids = await idsFor(call)
      if (call.path === '/api/account/deletion') code = await mailedCode()
    },
  }
}
