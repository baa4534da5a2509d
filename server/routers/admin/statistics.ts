import { desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { fullName } from '../../../db/columns'
import { dayAt, daysBefore } from '../../../db/days'
import { userProjects, users } from '../../../db/schema'
import { readCounters, readDays } from '../../infra/counters'
import { adminProcedure } from '../../procedures/access'
import { costly } from '../../procedures/needs'
import { shownWeeks, sumOf, weeksUntil } from './weeks'

const name = fullName(users)

/** The user with most projects; null while there are none. */
async function mostActiveUser(db: Db) {
  const { email, projectCount, id } = users
  const [user] = await db
    .select({ name, email, projectCount })
    .from(users)
    .where(gt(projectCount, 0))
    .orderBy(desc(projectCount), desc(id))
    .limit(1)
  return user ?? null
}

const { projectName, createdAt, updatedAt } = userProjects
const action = sql<'created' | 'updated'>`case when ${updatedAt} > ${createdAt} then 'updated' else 'created' end`

/** The projects that were last made or worked on. Their owners are looked up for these alone, not for all of the latest hour. */
function recentActivity(db: Db) {
  const owner = db.select({ name }).from(users).where(eq(users.id, userProjects.userId))
  return db
    .select({ projectName, userName: sql<string>`(${owner})`, action, timestamp: updatedAt })
    .from(userProjects)
    .where(isNull(userProjects.deletedAt))
    .orderBy(desc(userProjects.updatedHour), desc(updatedAt), desc(userProjects.id))
    .limit(5)
}

const round = (value: number) => Math.round(value * 100) / 100

/** Projects and users in figures. Windows are whole days in Riyadh, today included, of projects that are still there. */
export const statistics = adminProcedure({ ...costly, cpuMs: 4.8, statements: 5 }).query(async ({ ctx: { db } }) => {
  const today = dayAt(new Date())
  const totals = await readCounters(db)
  const days = await readDays(db, ['projects'], daysBefore(today, 30))
  const [totalProjects, totalUsers] = [totals.get('projects') ?? 0, totals.get('users') ?? 0]
  const inLast = (count: number) => sumOf(days, 'projects', daysBefore(today, count - 1), today)
  return {
    totalProjects,
    totalUsers,
    averageProjectsPerUser: totalUsers === 0 ? 0 : round(totalProjects / totalUsers),
    projectsLast30Days: inLast(30),
    projectsLast7Days: inLast(7),
    mostActiveUser: await mostActiveUser(db),
    recentActivity: await recentActivity(db),
  }
})

/** What was earned, in SAR, and what came week by week: accounts, projects and payments that still stand. */
export const analytics = adminProcedure({ ...costly, cpuMs: 4.2, statements: 3 }).query(async ({ ctx: { db } }) => {
  const today = dayAt(new Date())
  const totals = await readCounters(db)
  const days = await readDays(db, ['users', 'projects', 'revenue'], daysBefore(today, 7 * shownWeeks))
  return {
    revenue: {
      total_revenue: (totals.get('revenue') ?? 0) / 100,
      total_paid_users: totals.get('paid_users') ?? 0,
    },
    weeks: weeksUntil(today).map(({ from, to }) => ({
      from,
      to,
      registrations: sumOf(days, 'users', from, to),
      projects: sumOf(days, 'projects', from, to),
      revenue: sumOf(days, 'revenue', from, to) / 100,
    })),
  }
})
