import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userProjects as table } from '../../db/schema'
import { type ProjectFigures, projectFigures } from '../../src/domain/project-figures'
import type { ProjectHead } from './queries'

/** Figures by project and revision: a revision's plan never changes, so neither do its figures. */
const known = new Map<string, ProjectFigures>()
const mostKnown = 20_000
const readAtOnce = 20

const keyOf = ({ id, revision }: { id: string; revision: number }) => `${id} ${revision}`

function remember(key: string, figures: ProjectFigures) {
  known.set(key, figures)
  const [oldest] = known.size > mostKnown ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}

/** Reads and computes a few plans; in between others are served, for a plan may be large. */
async function compute(db: Db, userId: string, ids: string[]): Promise<Map<string, ProjectFigures>> {
  const { id, revision, projectData } = table
  const rows = await db
    .select({ id, revision, projectData })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(id, ids)))
  const computed = new Map<string, ProjectFigures>()
  for (const row of rows) {
    const figures = projectFigures(row.projectData)
    remember(keyOf(row), figures)
    computed.set(row.id, figures)
    await setImmediate()
  }
  return computed
}

/** The projects with their figures. One that was deleted in the meantime is left out. */
export async function withFigures(db: Db, userId: string, heads: ProjectHead[]) {
  const unknown = heads.filter((head) => !known.has(keyOf(head))).map((head) => head.id)
  const computed = new Map<string, ProjectFigures>()
  for (let at = 0; at < unknown.length; at += readAtOnce) {
    const some = await compute(db, userId, unknown.slice(at, at + readAtOnce))
    for (const [id, figures] of some) computed.set(id, figures)
  }
  return heads.flatMap((head) => {
    const figures = known.get(keyOf(head)) ?? computed.get(head.id)
    return figures ? [{ ...head, figures }] : []
  })
}
