import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, orders } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { adminVisitor, newPerson, signedInVisitor, Visitor } from '../testing/test-app'
import { type PayingApp, startPayingApp, stateOf } from './testing/paying-app'
import { endOverdue } from './transfers'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

/** A buyer with an order that waits for a transfer, and an administrator. */
async function waiting() {
  const { visitor, user, person } = await signedInVisitor(paying.app)
  const { order } = await visitor.trpc.payments.orderByTransfer.mutate()
  const admin = await adminVisitor(paying.app)
  const { orders: listed } = await admin.visitor.trpc.admin.orders.list.query({ status: 'pending' })
  const { setStatus } = admin.visitor.trpc.admin.orders
  return { visitor, user, person, order, admin, id: listed[0]?.id ?? '', setStatus }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { code?: string } }) => error.data?.code,
  )

/** Calls at the same time, each as a request of its own. */
async function atOnce<T>(times: number, call: () => Promise<T>): Promise<T[]> {
  const calls: Promise<T>[] = []
  for (let made = 0; made < times; made += 1) {
    calls.push(call())
    await setTimeout(3)
  }
  return Promise.all(calls)
}

describe('an order by bank transfer', () => {
  it('waits 7 days, says where to transfer what, on the page and by mail, and is one however often it is begun', async () => {
    const { visitor, order, user } = await waiting()
    const again = await atOnce(3, () => visitor.trpc.payments.orderByTransfer.mutate())
    for (const one of again) expect(one.order.orderNumber).toBe(order.orderNumber)
    expect((await stateOf(user.id)).orders).toHaveLength(1)
    const days = (order.dueAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect(await visitor.trpc.payments.transfer.query()).toEqual({
      waiting: order,
      ended: null,
      bank: { iban: 'SA0380000000608010167519', bank: 'Bank of Riyadh', holder: 'Mizan Trading' },
    })
    expect(paying.messages).toHaveLength(1)
    for (const part of ['199.00', 'SA03 8000 0000 6080 1016 7519', order.orderNumber])
      expect(paying.messages[0]?.text).toContain(part)
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 0, revenue: 0, user: { paymentStatus: 'pending' } })
    expect(await visitor.trpc.payments.receipt.query()).toBeNull()
  })

  it('that is confirmed opens lifetime access, with its invoice, receipt, revenue and entry in the log', async () => {
    const { visitor, user, order, id, setStatus, admin } = await waiting()
    await setStatus.mutate({ id, status: 'confirmed' })
    expect(await stateOf(user.id)).toMatchObject({
      user: { accountType: 'lifetime', paymentStatus: 'paid', paymentAmount: 199 },
      orders: [{ orderStatus: 'confirmed' }],
      paidUsers: 1,
      revenue: 19900,
    })
    const receipt = await visitor.trpc.payments.receipt.query()
    expect(receipt).toMatchObject({ reference: order.orderNumber, taxDocuments: [{ kind: 'invoice', number: 1 }] })
    expect(paying.messages.at(-1)?.text).toContain('25.96')
    const { db } = await testDatabase()
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: admin.user.id, action: 'order.status', targetId: id, before: { status: 'pending' } },
    ])
    expect(await codeOf(visitor.trpc.payments.orderByTransfer.mutate())).toBe('HAS_ACCESS')
  })

  it('is confirmed once when several administrators do so at the same time', async () => {
    const { user, id, setStatus } = await waiting()
    const ends = await atOnce(4, () => codeOf(setStatus.mutate({ id, status: 'confirmed' })))
    expect(ends.sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'done'])
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 1, revenue: 19900 })
  })

  it('that is refused says why to its buyer, who can order again', async () => {
    const { visitor, user, order, id, setStatus } = await waiting()
    await setStatus.mutate({ id, status: 'refused', reason: 'The amount was SAR 99.' })
    expect(paying.messages.at(-1)?.text).toContain('The amount was SAR 99.')
    expect(await codeOf(setStatus.mutate({ id, status: 'confirmed' }))).toBe('CONFLICT')
    expect(await visitor.trpc.payments.transfer.query()).toMatchObject({
      waiting: null,
      ended: { orderNumber: order.orderNumber, reason: 'The amount was SAR 99.' },
    })
    expect(await visitor.trpc.payments.receipt.query()).toBeNull()
    const next = await visitor.trpc.payments.orderByTransfer.mutate()
    expect(next.order.orderNumber).not.toBe(order.orderNumber)
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 0, revenue: 0, user: { paymentStatus: 'pending' } })
  })

  it('that is refunded takes back access, revenue and invoice', async () => {
    const { visitor, user, id, setStatus } = await waiting()
    expect(await codeOf(setStatus.mutate({ id, status: 'refunded' }))).toBe('CONFLICT')
    await setStatus.mutate({ id, status: 'confirmed' })
    await setStatus.mutate({ id, status: 'refunded' })
    expect(await codeOf(setStatus.mutate({ id, status: 'refunded' }))).toBe('CONFLICT')
    expect(await stateOf(user.id)).toMatchObject({
      user: { accountType: 'requires_payment', paymentStatus: 'refunded' },
      paidUsers: 0,
      revenue: 0,
    })
    const receipt = await visitor.trpc.payments.receipt.query()
    expect(receipt).toMatchObject({ isRefunded: true, taxDocuments: [{ kind: 'invoice' }, { kind: 'creditNote' }] })
    expect((await visitor.trpc.payments.transfer.query()).ended).toBeNull()
  })

  it('ends by itself when no money has come, and cannot be confirmed then', async () => {
    const { visitor, user, id, setStatus } = await waiting()
    const { db } = await testDatabase()
    expect(await endOverdue(db, new Date())).toEqual([])
    const later = new Date(Date.now() + 8 * 86_400_000)
    expect(await endOverdue(db, later)).toEqual([{ id, userId: user.id, orderNotes: null }])
    expect((await visitor.trpc.payments.transfer.query()).ended).toMatchObject({ reason: null })
    expect(await codeOf(setStatus.mutate({ id, status: 'confirmed' }))).toBe('CONFLICT')
  })

  it('is closed by a payment by card, so that it is not paid twice', async () => {
    const { visitor, user, id, setStatus } = await waiting()
    await visitor.trpc.payments.checkout.mutate({ language: 'en' })
    const session = [...paying.stripe.books.sessions.values()].at(-1)
    paying.stripe.books.complete(session?.id ?? '')
    expect(await visitor.trpc.payments.settle.mutate({ sessionId: session?.id ?? '' })).toEqual({ outcome: 'paid' })
    expect(await codeOf(setStatus.mutate({ id, status: 'confirmed' }))).toBe('CONFLICT')
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 1, revenue: 19900 })
  })

  it('of an account that was deleted opens nothing', async () => {
    const { visitor, person, id, setStatus } = await waiting()
    await visitor.trpc.account.delete.mutate({ password: person.password })
    expect(await codeOf(setStatus.mutate({ id, status: 'confirmed' }))).toBe('CONFLICT')
    expect((await stateOf(id)).revenue).toBe(0)
  })

  it('is ended by administrators alone, and one by card not at all', async () => {
    const { visitor, id, setStatus } = await waiting()
    const { setStatus: own } = visitor.trpc.admin.orders
    expect(await codeOf(own.mutate({ id, status: 'confirmed' }))).toBe('ADMIN_ONLY')
    const stranger = new Visitor(paying.app).trpc.admin.orders.setStatus
    expect(await codeOf(stranger.mutate({ id, status: 'confirmed' }))).toBe('UNAUTHENTICATED')
    const { id: paid } = paying.stripe.books.addIntent()
    await new Visitor(paying.app).post('/api/auth/register', newPerson({ paymentIntentId: paid }))
    const { db } = await testDatabase()
    const card = (await db.select().from(orders)).find((order) => order.stripePaymentIntentId === paid)
    for (const status of ['confirmed', 'refused', 'refunded'] as const)
      expect(await codeOf(setStatus.mutate({ id: card?.id ?? '', status }))).toBe('CONFLICT')
  })

  it('is not offered where the settings name no account', async () => {
    const other = await startPayingApp({ env: { BANK_IBAN: undefined } })
    const { visitor } = await signedInVisitor(other.app)
    expect(await codeOf(visitor.trpc.payments.orderByTransfer.mutate())).toBe('PAYMENTS_OFF')
    expect((await visitor.trpc.payments.transfer.query()).bank).toBeNull()
    await other.stop()
  })
})

describe('access that an administrator gives', () => {
  const givenBy = async () => {
    const { visitor, user } = await signedInVisitor(paying.app)
    const admin = await adminVisitor(paying.app)
    const { setAccess } = admin.visitor.trpc.admin.users
    const set = (hasAccess: boolean) => setAccess.mutate({ id: user.id, hasAccess })
    const save = () => visitor.post('/api/projects', { projectName: 'Oud', projectData: '{}' })
    return { visitor, user, admin, set, save }
  }

  it('opens the account and is ended again, and the log says both', async () => {
    const { user, set, save } = await givenBy()
    expect((await save()).statusCode).toBe(403)
    expect(await set(true)).toMatchObject({ accountType: 'lifetime', paymentStatus: 'pending' })
    expect((await save()).statusCode).toBe(201)
    await set(true)
    await set(false)
    expect((await save()).statusCode).toBe(403)
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 0, revenue: 0 })
    const { db } = await testDatabase()
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'user.access', targetId: user.id, before: { access: null }, after: { access: 'given' } },
      { action: 'user.access', targetId: user.id, before: { access: 'given' }, after: { access: null } },
    ])
  })

  it('stays when a payment is given back, and what is paid for is ended by that alone', async () => {
    const { user, admin, visitor, set, save } = await givenBy()
    await visitor.trpc.payments.orderByTransfer.mutate()
    await set(true)
    const { list, setStatus } = admin.visitor.trpc.admin.orders
    const id = (await list.query({ status: 'pending' })).orders[0]?.id ?? ''
    await setStatus.mutate({ id, status: 'confirmed' })
    expect(await codeOf(set(false))).toBe('CONFLICT')
    await setStatus.mutate({ id, status: 'refunded' })
    expect((await stateOf(user.id)).user).toMatchObject({ accountType: 'lifetime', paymentStatus: 'refunded' })
    expect((await save()).statusCode).toBe(201)
  })

  it('of an early account is ended with its place, which the next one gets', async () => {
    const other = await startPayingApp({ env: { FREE_ACCESS_LIMIT: 1 } })
    const early = await signedInVisitor(other.app)
    expect(early.user.accountType).toBe('early_access')
    const admin = await adminVisitor(other.app)
    await admin.visitor.trpc.admin.users.setAccess.mutate({ id: early.user.id, hasAccess: false })
    expect((await early.visitor.trpc.auth.accessStatus.query()).hasAccess).toBe(false)
    expect((await signedInVisitor(other.app)).user.accountType).toBe('early_access')
    await other.stop()
  })
})
