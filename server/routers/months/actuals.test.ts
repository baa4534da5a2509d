import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actualMonths } from '../../../db/actuals-schema'
import { testDatabase } from '../../../db/testing'
import { type ActualMonth, emptyFounderMonth, maxActualMonths } from '../../../src/domain/actuals/month'
import { signedInVisitor, startTestApp } from '../../testing/test-app'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const refusedWith = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ data: { code } })

const september = '2026-09'
const typed = (month: string, orders = 12): ActualMonth => ({ ...emptyFounderMonth(month), figures: { orders } })
const advertised = (spend: number): ActualMonth => ({
  kind: 'advertising',
  source: 'meta',
  month: september,
  spend,
  purchases: null,
  value: null,
})

async function founder() {
  const { visitor, person, user } = await signedInVisitor(app)
  const { actuals, projects, account } = visitor.trpc
  const { id } = await projects.create.mutate({ projectName: 'Noor', projectData: '{"storeName":"Noor"}' })
  return { visitor, person, user, id, actuals, projects, account }
}

describe('actual months', () => {
  it('are kept by month and source, the last word of each', async () => {
    const { id, actuals } = await founder()
    expect(await actuals.list.query({ id })).toEqual({ months: [], closed: [] })
    await actuals.put.mutate({ id, months: [typed('2026-10'), typed(september), advertised(100)] })
    await actuals.put.mutate({ id, months: [typed(september, 15), advertised(120)] })
    expect((await actuals.list.query({ id })).months).toEqual([typed(september, 15), advertised(120), typed('2026-10')])
    await actuals.remove.mutate({ id, month: september, source: 'meta' })
    await actuals.remove.mutate({ id, month: '2026-10' })
    expect((await actuals.list.query({ id })).months).toEqual([typed(september, 15)])
    await refusedWith(actuals.remove.mutate({ id, month: '2026-10' }), 'NOT_FOUND')
  })

  it('lose over REST what the source in the query says alone, and nothing where it is none', async () => {
    const { id, actuals, visitor } = await founder()
    await actuals.put.mutate({ id, months: [typed(september), advertised(100)] })
    const remove = async (query: string) =>
      (await visitor.send({ method: 'DELETE', url: `/api/projects/${id}/actuals/${september}${query}` })).statusCode
    expect(await remove('?source=nobody')).toBe(400)
    expect((await actuals.list.query({ id })).months).toHaveLength(2)
    expect(await remove('?source=meta')).toBe(200)
    expect((await actuals.list.query({ id })).months).toEqual([typed(september)])
    expect(await remove('')).toBe(200)
    expect((await actuals.list.query({ id })).months).toEqual([])
  })

  it('stay as they are when they are put again', async () => {
    const { id, actuals } = await founder()
    const { db } = await testDatabase()
    const moments = () =>
      db.select({ at: actualMonths.updatedAt }).from(actualMonths).where(eq(actualMonths.projectId, id))
    await actuals.put.mutate({ id, months: [typed(september)] })
    const before = await moments()
    await actuals.put.mutate({ id, months: [typed(september)] })
    expect(await moments()).toEqual(before)
  })

  it('are closed beside the plan as it stands, and change no more until they are opened', async () => {
    const { visitor, id, actuals, projects } = await founder()
    await refusedWith(actuals.close.mutate({ id, month: september }), 'NOT_FOUND')
    await actuals.put.mutate({ id, months: [advertised(100)] })
    await actuals.close.mutate({ id, month: september, name: 'Plan of September' })
    await projects.save.mutate({ id, projectData: '{"storeName":"Later"}' })
    await actuals.close.mutate({ id, month: september })
    const { closed, months } = await actuals.list.query({ id })
    expect(closed).toEqual([{ month: september, closedAt: expect.any(Date), versionId: expect.any(String) }])
    expect(months).toContainEqual(advertised(100))
    const version = await projects.versions.get.query({ id, versionId: closed[0]?.versionId ?? '' })
    expect(version).toMatchObject({ name: 'Plan of September', projectData: '{"storeName":"Noor"}' })
    await refusedWith(actuals.put.mutate({ id, months: [typed('2026-10'), typed(september)] }), 'MONTH_CLOSED')
    const named = await visitor.put(`/api/projects/${id}/actuals`, { months: [typed('2026-10'), typed(september)] })
    expect([named.statusCode, named.json().issues]).toEqual([
      409,
      [{ path: 'months.1.month', code: 'monthClosed', message: 'This month is closed' }],
    ])
    await refusedWith(actuals.remove.mutate({ id, month: september }), 'MONTH_CLOSED')
    expect((await actuals.list.query({ id })).months.map(({ month }) => month)).toEqual([september, september])
    await actuals.reopen.mutate({ id, month: september })
    await refusedWith(actuals.reopen.mutate({ id, month: september }), 'NOT_FOUND')
    await actuals.put.mutate({ id, months: [typed(september, 3)] })
    expect((await actuals.list.query({ id })).closed).toEqual([])
  })

  it('are at most 120, and nothing of more is kept', async () => {
    const { id, actuals } = await founder()
    const months = Array.from({ length: maxActualMonths }, (_, at) =>
      typed(`20${10 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`),
    )
    for (let at = 0; at < maxActualMonths; at += 30) await actuals.put.mutate({ id, months: months.slice(at, at + 30) })
    await refusedWith(actuals.put.mutate({ id, months: [typed('2009-01')] }), 'TOO_MANY_MONTHS')
    expect((await actuals.list.query({ id })).months).toHaveLength(maxActualMonths)
    await refusedWith(actuals.put.mutate({ id, months: [...months.slice(0, 31)] }), 'BAD_INPUT')
  })

  it('are of their owner alone, and go with project and account', async () => {
    const { id, actuals, projects, account, person, visitor } = await founder()
    const other = await founder()
    await actuals.put.mutate({ id, months: [typed(september)] })
    await refusedWith(other.actuals.list.query({ id }), 'NOT_FOUND')
    await refusedWith(other.actuals.put.mutate({ id, months: [typed(september, 1)] }), 'NOT_FOUND')
    for (const call of ['close', 'reopen', 'remove'] as const)
      await refusedWith(other.actuals[call].mutate({ id, month: september }), 'NOT_FOUND')
    expect((await account.exportData.query({})).projects.find((one) => one.id === id)?.actuals.months).toEqual([
      typed(september),
    ])
    await projects.delete.mutate({ id })
    await refusedWith(actuals.list.query({ id }), 'NOT_FOUND')
    await projects.deleted.bringBack.mutate({ id })
    expect((await actuals.list.query({ id })).months).toHaveLength(1)
    await visitor.trpc.account.delete.mutate({ password: person.password })
    const { db } = await testDatabase()
    expect(await db.$count(actualMonths, eq(actualMonths.projectId, id))).toBe(0)
  })
})
