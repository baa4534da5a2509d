import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userProjects as table, projectVersions as versions } from '../../db/schema'
import { projectDetails } from '../../src/domain/project-details'
import { isFirstResult, projectFigures } from '../../src/domain/project-figures'
import { memoizePlans } from './memoize-plans'
import type { ProjectHead } from './queries'

interface Revised {
  id: string
  revision: number
}

/** A revision's plan never changes; neither does a version's, which is named by its id alone. */
const revisionOf = <Row extends Revised>(row: Row) => ({ ...row, key: `${row.id} ${row.revision}` })
const versionOf = <Row extends { id: string }>(row: Row) => ({ ...row, key: row.id })

const figuresOf = memoizePlans(projectFigures)
const detailsOf = memoizePlans(projectDetails)

const { id, revision, projectData } = table

/** Each row with what belongs to it; one without is left out, for it was deleted in the meantime. */
function joined<Row extends { id: string }, Result, Joined>(
  rows: readonly Row[],
  results: ReadonlyMap<string, Result>,
  join: (row: Row, result: Result) => Joined,
): Joined[] {
  return rows.flatMap((row) => {
    const result = results.get(row.id)
    return result === undefined ? [] : [join(row, result)]
  })
}

/** The projects of one user with their figures. */
export async function withFigures(db: Db, userId: string, heads: readonly ProjectHead[]) {
  const figures = await figuresOf(heads.map(revisionOf), async (ids) => {
    const theirs = and(eq(table.userId, userId), inArray(id, ids))
    return (await db.select({ id, revision, projectData }).from(table).where(theirs)).map(revisionOf)
  })
  return joined(heads, figures, (head, found) => ({ ...head, figures: found }))
}

/** The versions of one project with what tells them apart: what each plan leads to. */
export async function withVersionFigures<Row extends { id: string }>(db: Db, projectId: string, rows: readonly Row[]) {
  const figures = await figuresOf(rows.map(versionOf), async (ids) => {
    const ofProject = and(eq(versions.projectId, projectId), inArray(versions.id, ids))
    const read = db.select({ id: versions.id, projectData: versions.projectData }).from(versions).where(ofProject)
    return (await read).map(versionOf)
  })
  return joined(rows, figures, (row, found) => {
    const { isReadable, operatingIncome, profit, profitSoFar, currency } = found
    return { ...row, isReadable, operatingIncome, profit, isFirstResult: isFirstResult(found), profitSoFar, currency }
  })
}

/** Projects of all users with the details that administrators see. */
export async function withDetails<Row extends Revised>(db: Db, rows: readonly Row[]) {
  const details = await detailsOf(rows.map(revisionOf), async (ids) =>
    (await db.select({ id, revision, projectData }).from(table).where(inArray(id, ids))).map(revisionOf),
  )
  return joined(rows, details, ({ revision: _, ...row }, found) => ({ ...row, details: found }))
}
