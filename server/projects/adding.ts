import type { Db } from '../../db/client'
import { userProjects as table } from '../../db/schema'
import type { Context } from '../auth/context'
import { countByDay } from '../infra/counters'
import { AppError } from '../infra/errors'
import { consumeHourlyQuota, reserveProjectSlot } from './fair-use'
import { headColumns, type ProjectHead } from './queries'

interface NewProject {
  userId: string
  projectName: string
  projectData: string
}

/** Adds a project within the limits of fair use. The counter that all share comes last, to be held shortly. */
export async function addProject(ctx: Context, tx: Db, project: NewProject): Promise<ProjectHead> {
  await reserveProjectSlot(tx, project.userId)
  if (ctx.env.RATE_LIMIT) await consumeHourlyQuota(tx, project.userId)
  // The trigger user_projects_saved queues what webhooks are told: db/functions/queue-project-saved.sql.
  const [added] = await tx.insert(table).values(project).returning(headColumns)
  if (!added) throw new AppError('INTERNAL')
  await countByDay(tx, 'projects', 1)
  return added
}
