import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actualMonths } from '../../db/actuals-schema'
import { projectVersions } from '../../db/history-schema'
import { userProjects } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { compareMonth, maxGivenMonths } from '../../src/domain/actuals/compared-month'
import { emptyFounderMonth, type OrdersMonth } from '../../src/domain/actuals/month'
import { ordersMonth } from '../../src/domain/actuals/testing/orders-month'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { AppError } from '../infra/errors'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { actualsOf, comparedMonthsOf, givenMonthsOf, putActuals, putFetched } from './actuals'
import type { Owned } from './history/version-texts'

const { db } = await testDatabase()
const plan = demoPlan()
const month = '2026-09'
const fetched = (changes: Partial<OrdersMonth> = {}) => ordersMonth({ month, placed: 20, total: 4000, ...changes })
const customers = { first: 12, returning: 8 }
const typed = (of: string, orders: number) => ({ ...emptyFounderMonth(of), figures: { orders } })

let owned: Owned
let close: (month: string) => Promise<unknown>
beforeEach(async () => {
  const { visitor, user } = await signedInVisitor(await startTestApp())
  const made = await visitor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: JSON.stringify(plan) })
  owned = { userId: user.id, projectId: made.id }
  close = (of) => visitor.trpc.actuals.close.mutate({ id: made.id, month: of })
})

const put = (...months: OrdersMonth[]) => db.transaction((tx) => putFetched(tx, owned, months))
const all = async () => (await actualsOf(db, owned.userId, [owned.projectId]))(owned.projectId)
const compared = (spend = async (_: number) => {}) => comparedMonthsOf(db, { ...owned, present: plan, spend })

describe('months that a connected store brings', () => {
  it('take the place of what it said before, but for what only a file tells', async () => {
    const inFile = fetched({ customers: customers })
    await db.transaction((tx) => putActuals(tx, owned, [inFile]))
    await put(fetched({ placed: 25, customers: null }))
    expect((await all()).months).toEqual([{ ...inFile, placed: 25 }])
    const newer = { first: 1, returning: 24 }
    await put(fetched({ placed: 25, customers: newer }))
    expect((await all()).months).toMatchObject([{ customers: newer }])
  })

  it('take nothing from another source or another month', async () => {
    await db.transaction((tx) => putActuals(tx, owned, [fetched({ source: 'zid', customers: customers })]))
    await put(fetched(), fetched({ month: '2026-10' }))
    const { months } = await all()
    expect(months.map((one) => `${one.month} ${one.source}`)).toEqual(['2026-09 salla', '2026-09 zid', '2026-10 salla'])
    expect(months.map((one) => one.kind === 'orders' && one.customers !== null)).toEqual([false, true, false])
  })

  it('leave closed months as they are', async () => {
    await put(fetched())
    await close(month)
    await put(fetched({ placed: 99 }), fetched({ month: '2026-10', placed: 7 }))
    await put(fetched({ placed: 98 }))
    const { months, closed } = await all()
    expect(closed.map((one) => one.month)).toEqual([month])
    expect(months.flatMap((one) => (one.kind === 'orders' ? [[one.month, one.placed]] : []))).toEqual([
      [month, 20],
      ['2026-10', 7],
    ])
  })

  it('are not kept of a project that was deleted', async () => {
    await db.update(userProjects).set({ deletedAt: new Date() })
    await expect(put(fetched())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.$count(actualMonths)).toBe(0)
  })
})

it('the months of several projects are told apart', async () => {
  const [{ id: other } = expect.fail()] = await db
    .insert(userProjects)
    .values({ userId: owned.userId, projectName: 'Oud', projectData: '{}' })
    .returning({ id: userProjects.id })
  await put(fetched())
  await db.transaction((tx) => putActuals(tx, { ...owned, projectId: other }, [typed('2026-10', 3)]))
  const of = await actualsOf(db, owned.userId, [owned.projectId, other])
  expect([owned.projectId, other].map((id) => of(id).months.map((one) => one.month))).toEqual([[month], ['2026-10']])
})

describe('months beside their plans', () => {
  it('are the latest ones, the earliest of them first, and paid for before any is worked out', async () => {
    const months = Array.from(
      { length: maxGivenMonths + 1 },
      (_, at) => `${2024 + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, '0')}`,
    )
    await db.transaction((tx) =>
      putActuals(
        tx,
        owned,
        months.map((one) => typed(one, 30)),
      ),
    )
    const spent: number[] = []
    const given = await compared(async (count) => void spent.push(count))
    expect(given.map((one) => one.month)).toEqual(months.slice(1))
    expect(spent).toEqual([maxGivenMonths])
    const refused = compared(async () => {
      throw new AppError('TOO_MANY_REQUESTS')
    })
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('are compared with the plan that they were closed beside, and with the present one where that is gone', async () => {
    await put(fetched({ total: 9000, basket: 9500, placed: 60 }))
    await close(month)
    const later = { ...plan, codRefusalPct: 60 }
    const besideLater = () => comparedMonthsOf(db, { ...owned, present: later, spend: async () => {} })
    const { months } = await all()
    expect(await besideLater()).toEqual([compareMonth(months, month, { plan, isClosed: true })])
    const { closed } = await givenMonthsOf(db, owned)
    expect(closed).toEqual([{ month, projectData: JSON.stringify(plan) }])
    await db.update(actualMonths).set({ versionId: null })
    expect((await givenMonthsOf(db, owned)).closed).toEqual([{ month, projectData: null }])
    expect(await besideLater()).toEqual([compareMonth(months, month, { plan: later, isClosed: true })])
    await db.delete(projectVersions)
    expect(await besideLater()).toHaveLength(1)
  })

  it('of a program of another version are left out where this one does not know them', async () => {
    await put(fetched(), fetched({ month: '2026-10' }))
    const october = and(eq(actualMonths.projectId, owned.projectId), eq(actualMonths.month, '2026-10'))
    await db.update(actualMonths).set({ figures: '{"kind":"of a later version"}' }).where(october)
    expect((await all()).months.map((one) => one.month)).toEqual([month])
    expect((await compared()).map((one) => one.month)).toEqual([month])
  })
})

it('the months of a project take 2 MB at most, and nothing of more is kept', async () => {
  const products = Array.from({ length: 1000 }, (_, at) => ({
    ...{ sku: `${at}`.padEnd(40, 's'), name: 'n'.repeat(100), units: 1, value: 1 },
  }))
  const large = (at: number) => fetched({ month: `2025-${`${at}`.padStart(2, '0')}`, products })
  const bytes = JSON.stringify(large(1)).length
  const fits = Math.floor((2 * 1024 * 1024) / bytes)
  expect(fits).toBeLessThan(12)
  for (let at = 1; at <= fits; at += 1) await put(large(at))
  await expect(put(large(fits + 1))).rejects.toMatchObject({ code: 'TOO_MANY_MONTHS' })
  expect(await db.$count(actualMonths)).toBe(fits)
})

describe('months that a program sends', () => {
  it('are refused by the field that no month can have, in both languages', async () => {
    const { visitor } = await signedInVisitor(await startTestApp())
    const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{}' })
    const refusalOf = async (months: unknown[], language = 'en') => {
      const url = `/api/projects/${id}/actuals`
      const answer = await visitor.send({
        method: 'PUT',
        url,
        payload: { months },
        headers: { 'accept-language': language },
      })
      return [answer.statusCode, answer.json().issues]
    }
    const next = emptyFounderMonth('2099-12')
    expect(await refusalOf([typed(month, 3), next])).toEqual([
      400,
      [{ path: 'months.1.month', code: 'monthFuture', message: 'This month has not begun yet' }],
    ])
    const sold = { ...typed(month, -1), products: { p: { units: -2, value: 0 } } }
    expect(await refusalOf([sold], 'ar')).toEqual([
      400,
      [
        { path: 'months.0.figures.orders', code: 'negative', message: 'لا يمكن أن تكون القيمة سالبة' },
        { path: 'months.0.products.p.units', code: 'negative', message: 'لا يمكن أن تكون القيمة سالبة' },
      ],
    ])
    expect(await refusalOf([typed(month, 1), typed(month, 2)])).toMatchObject([
      400,
      [{ path: 'months.1.month', code: 'monthTwice' }],
    ])
    expect(await refusalOf([fetched(), { ...typed(month, 1), figures: { orders: 1, refunds: -5 } }])).toEqual([
      200,
      undefined,
    ])
  })
})
