import { and, inArray } from 'drizzle-orm'
import { projectVersions as versions } from '../../../db/history-schema'
import { userProjects as projects } from '../../../db/schema'
import { type Language, languages } from '../../../src/domain/options'
import { riyadhDay } from '../../../src/files/actuals/cells/time'
import { assistants as ar } from '../../../src/i18n/ar/plans/assistants'
import { assistants as en } from '../../../src/i18n/en/plans/assistants'
import type { Context } from '../../auth/context'
import { AppError } from '../../infra/errors'
import { ownedProject } from '../queries'
import { reserveStorage } from '../storage-quota'
import { keepVersion } from './keep-version'
import { versionsOf } from './version-texts'

const words = { en, ar }

/** The name of what assistants save on one day, as a calendar in Riyadh has it. */
const nameOn = (now: Date, language: Language) => words[language].version.replace('{{day}}', riyadhDay(now.getTime()))

interface Saved {
  id: string
  revision: number
  projectData: string
}

/** Null where a version with a name would be one too many, or has no room: what was saved is saved, and kept all the same once it is replaced. */
function unlessFull(cause: unknown): null {
  if (cause instanceof AppError && (cause.code === 'TOO_MANY_NAMED_VERSIONS' || cause.code === 'STORAGE_FULL'))
    return null
  throw cause
}

/**
 * Keeps what an assistant has saved as a version with a name, one a project and day: what was kept so earlier that day loses
 * the name to it. Gives the name; null where another save came meanwhile, or no name is left.
 */
export async function keepOfToday(
  ctx: Context,
  owner: { id: string; preferredLanguage: Language },
  { id, revision, projectData }: Saved,
): Promise<string | null> {
  const now = new Date()
  const name = nameOn(now, owner.preferredLanguage)
  const kept = reserveStorage(ctx, owner.id, projectData).then(() =>
    ctx.db.transaction(async (tx) => {
      const [project] = await tx.select().from(projects).where(ownedProject(owner.id, id)).for('update')
      if (project?.revision !== revision) return null
      const ofToday = inArray(
        versions.name,
        languages.map((language) => nameOn(now, language)),
      )
      await tx
        .update(versions)
        .set({ name: null })
        .where(and(versionsOf({ userId: owner.id, projectId: id }), ofToday))
      await keepVersion(tx, project, { projectData, name })
      return name
    }),
  )
  return kept.catch(unlessFull)
}
