import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userProjects as table } from '../../db/schema'
import type { Context } from '../http/context'
import { AppError } from '../http/errors'
import { headColumns, ownedProject, type ProjectHead, projectQueries } from './queries'
import { reserveStorage } from './storage-quota'
import { keepVersion } from './versions'

interface Save {
  userId: string
  id: string
  projectData: string
  projectName?: string | undefined
  revision?: number | undefined
}

/** Another save came first. Who named the revision in If-Match is answered in HTTP's own terms, with the present one. */
function superseded(ctx: Context, revision: number): AppError {
  if (ctx.request.headers['if-match'] === undefined) return new AppError('CONFLICT')
  ctx.reply.header('etag', `"${revision}"`)
  return new AppError('STALE_REVISION')
}

/** One statement, so that the revision cannot change between the check and the write. */
export async function saveOver(ctx: Context, save: Save, revision: number): Promise<ProjectHead> {
  const { userId, id, projectData, projectName = null } = save
  await reserveStorage(ctx, ctx.db, userId, projectData)
  const [saved] = await projectQueries(ctx.db).save.execute({ userId, id, projectData, projectName, revision })
  if (saved) return saved
  const [present] = await ctx.db.select(headColumns).from(table).where(ownedProject(userId, id))
  if (!present) throw new AppError('NOT_FOUND')
  throw superseded(ctx, present.revision)
}

/** Saves and keeps the replaced plan as a version. Without a revision the last writer wins. */
export async function saveKeeping(ctx: Context, tx: Db, save: Save): Promise<ProjectHead> {
  const { userId, id, projectData, projectName } = save
  await reserveStorage(ctx, tx, userId, projectData)
  const [replaced] = await tx.select().from(table).where(ownedProject(userId, id)).for('update')
  if (!replaced) throw new AppError('NOT_FOUND')
  if (save.revision !== undefined && save.revision !== replaced.revision) throw superseded(ctx, replaced.revision)
  if (replaced.projectData !== projectData) await keepVersion(tx, replaced, replaced.projectData)
  const [saved] = await tx
    .update(table)
    .set({ projectData, ...(projectName && { projectName }), revision: sql`${table.revision} + 1` })
    .where(eq(table.id, id))
    .returning(headColumns)
  if (!saved) throw new AppError('NOT_FOUND')
  return saved
}
