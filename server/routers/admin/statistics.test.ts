import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { dailyCounters } from '../../../db/counter-schema'
import { dayAt, daysBefore } from '../../../db/days'
import { users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { grantLifetime } from '../../payments/grant'
import { adminVisitor, signedInVisitor, startTestApp } from '../../testing/test-app'

const { db } = await testDatabase()
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp()
})

it('statistics have totals, the most active user and the latest projects', async () => {
  const { visitor: admin } = await adminVisitor(app)
  expect((await admin.get('/api/admin/project-statistics')).json()).toEqual({
    statistics: {
      totalProjects: 0,
      totalUsers: 1,
      averageProjectsPerUser: 0,
      projectsLast30Days: 0,
      projectsLast7Days: 0,
      mostActiveUser: null,
      recentActivity: [],
    },
  })
  const { visitor, person } = await signedInVisitor(app, { firstName: 'نورة', lastName: 'السالم' })
  await signedInVisitor(app)
  const before = Date.now()
  const ids = []
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    ids.push((await visitor.post('/api/projects', { projectName: name, projectData: '{}' })).json().project.id)
  await visitor.put(`/api/projects/${ids[1]}`, { projectData: '{"storeName":"Noor"}' })
  const { statistics } = (await admin.get('/api/admin/project-statistics')).json()
  expect(statistics).toMatchObject({
    totalProjects: 7,
    totalUsers: 3,
    averageProjectsPerUser: 2.33,
    projectsLast30Days: 7,
    projectsLast7Days: 7,
    mostActiveUser: { name: 'نورة السالم', email: person.email, projectCount: 7 },
  })
  const activity = statistics.recentActivity.map((one: Record<string, string>) => `${one.projectName} ${one.action}`)
  expect(activity).toEqual(['b updated', 'g created', 'f created', 'e created', 'd created'])
  expect(statistics.recentActivity[0].userName).toBe('نورة السالم')
  expect(Date.parse(statistics.recentActivity[0].timestamp)).toBeGreaterThanOrEqual(before)
})

it('statistics count windows of 7 and 30 days that end today', async () => {
  const { visitor: admin } = await adminVisitor(app)
  const today = dayAt(new Date())
  const on = (before: number, value: number) => ({ name: 'projects' as const, day: daysBefore(today, before), value })
  await db.insert(dailyCounters).values([on(0, 1), on(6, 2), on(7, 4), on(29, 8), on(30, 16)])
  const { statistics } = (await admin.get('/api/admin/project-statistics')).json()
  expect(statistics).toMatchObject({ projectsLast7Days: 3, projectsLast30Days: 15 })
})

it('analytics have revenue, and new users and orders by week', async () => {
  const { visitor: admin } = await adminVisitor(app)
  const { user } = await signedInVisitor(app)
  const payment = {
    intentId: 'pi_1',
    customerId: null,
    buyerId: null,
    isOurs: true,
    paidAt: new Date(),
    currency: 'sar',
  }
  const amounts = {
    amount: 19_900,
    amountReceived: 19_900,
    status: 'succeeded',
    isLive: false,
    isRefunded: false,
    disputes: [],
  }
  await db.transaction((tx) => grantLifetime(tx, user.id, { ...payment, ...amounts }, null))
  const today = dayAt(new Date())
  const lastWeek = { name: 'projects', day: daysBefore(today, 7), value: 5 } as const
  await db.insert(dailyCounters).values([lastWeek, { name: 'users', day: daysBefore(today, 84), value: 9 }])
  const answer = (await admin.get('/api/admin/analytics')).json()
  expect(answer.revenue).toEqual({ total_revenue: 199, total_paid_users: 1 })
  expect(answer.weeks).toHaveLength(12)
  const week = { registrations: 2, projects: 0, revenue: 199 }
  expect(answer.weeks[11]).toEqual({ from: daysBefore(today, 6), to: today, ...week })
  expect(answer.weeks[10]).toMatchObject({ registrations: 0, projects: 5, revenue: 0 })
  expect(answer.weeks[0]).toMatchObject({ registrations: 0 })
})

it('statistics have no most active user once the projects are deleted', async () => {
  const { visitor: admin } = await adminVisitor(app)
  const { visitor, user } = await signedInVisitor(app)
  const { project } = (await visitor.post('/api/projects', { projectName: 'a', projectData: '{}' })).json()
  await visitor.send({ method: 'DELETE', url: `/api/projects/${project.id}` })
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.projectCount).toBe(0)
  const { statistics } = (await admin.get('/api/admin/project-statistics')).json()
  expect(statistics).toMatchObject({ mostActiveUser: null, recentActivity: [], totalProjects: 0, projectsLast7Days: 0 })
})
