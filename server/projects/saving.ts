import type { Db } from '../../db/client'
import { userProjects as table } from '../../db/schema'
import type { Context } from '../auth/context'
import { isOverRest } from '../http/over-rest'
import { AppError } from '../infra/errors'
import { metrics } from '../infra/metrics/metrics'
import { headColumns, ownedProject, type ProjectHead, projectQueries } from './queries'
import { reserveStorage } from './storage-quota'

interface Save {
  userId: string
  id: string
  projectData: string
  projectName?: string | undefined
  /** The save is refused when another one came first; without it the last writer wins. */
  revision?: number | undefined
  /** The page that saves while it is edited; a save without one is an act of its own, and leaves a version. */
  editingSession?: string | undefined
}

/** Another save came first. A program is answered in HTTP's own terms, with the present revision, however it named its own. */
function superseded(ctx: Context, revision: number): AppError {
  if (!isOverRest(ctx)) return new AppError('CONFLICT')
  ctx.reply.header('etag', `"${revision}"`)
  return new AppError('STALE_REVISION')
}

/** Saves, and keeps what is replaced as a version, unless the save goes on with it: one statement, so that neither is without the other. */
export async function saveProject(ctx: Context, db: Db, save: Save): Promise<ProjectHead> {
  const { userId, id, projectData, projectName = null, revision = null, editingSession = null } = save
  await reserveStorage(ctx, userId, projectData)
  const values = { userId, id, projectData, projectName, revision, editingSession }
  // The trigger user_projects_saved queues what webhooks are told: db/functions/queue-project-saved.sql.
  const [saved] = await projectQueries(db).save.execute(values)
  metrics.saves({ outcome: saved ? 'saved' : 'stale' })
  if (saved) return saved
  const [present] = await db.select(headColumns).from(table).where(ownedProject(userId, id))
  if (!present) throw new AppError('NOT_FOUND')
  throw superseded(ctx, present.revision)
}
