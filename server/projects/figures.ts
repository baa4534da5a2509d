import { and, eq, inArray } from 'drizzle-orm'
import { userProjects as table } from '../../db/schema'
import { listChanges } from '../../src/domain/history/listed-changes'
import { projectDetails } from '../../src/domain/project/project-details'
import { isFirstResult, projectFigures } from '../../src/domain/project/project-figures'
import type { Context } from '../auth/context'
import { works } from '../http/budgets'
import { versionTexts } from './history/version-texts'
import { memoizePlans } from './memoize-plans'
import type { ProjectHead } from './queries'

interface Revised {
  id: string
  revision: number
}

/** Who reads, with what: plans that have to be worked out are counted. */
interface Reader extends Pick<Context, 'db' | 'budgets'> {
  user: { id: string }
}

/** What it takes to read a plan and work it out, in pieces of text. */
export const workOf = (text: string) => Math.ceil(text.length / 16_384)

const count = ({ budgets, user }: Reader, texts: readonly string[]) =>
  budgets.spend(
    'plansRead',
    works.plansRead,
    { account: user.id },
    texts.reduce((sum, text) => sum + workOf(text), 0),
  )

/** A revision's plan never changes. */
const keyOf = ({ id, revision }: Revised) => ({ id, key: `${id} ${revision}` })
const sourceOf = (row: Revised & { projectData: string }) => ({ ...keyOf(row), source: row.projectData })

const figuresOf = memoizePlans(projectFigures)
const detailsOf = memoizePlans(projectDetails)

const noChanges = { changes: [], changeCount: 0 }

interface VersionPlans {
  text: string
  /** Null for the oldest version. */
  before: string | null
}

/** What a version leads to, and in what it differs from the one before it. */
const summariesOf = memoizePlans(({ text, before }: VersionPlans) => {
  const figures = projectFigures(text)
  const { isReadable, operatingIncome, profit, profitSoFar, currency } = figures
  const { changes, changeCount } = before === null ? noChanges : listChanges(before, text)
  return {
    ...{ isReadable, operatingIncome, profit, isFirstResult: isFirstResult(figures), profitSoFar, currency },
    ...{ changes, changeCount },
  }
})

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
export async function withFigures(reader: Reader, heads: readonly ProjectHead[]) {
  const figures = await figuresOf(heads.map(keyOf), async (ids) => {
    const owned = and(eq(table.userId, reader.user.id), inArray(id, ids))
    const rows = await reader.db.select({ id, revision, projectData }).from(table).where(owned)
    await count(
      reader,
      rows.map((row) => row.projectData),
    )
    return rows.map(sourceOf)
  })
  return joined(heads, figures, (head, found) => ({ ...head, figures: found }))
}

/**
 * The versions of one project with what tells them apart. `rows` are in order, the newest first; the last one is only what the
 * one before it is compared with when there are more than `shown`.
 */
export async function withSummaries<Row extends { id: string }>(
  reader: Reader,
  projectId: string,
  rows: readonly Row[],
  shown: number,
) {
  const beforeOf = new Map(rows.map((row, at) => [row.id, rows[at + 1]?.id ?? null]))
  // A version never changes, but the one before it may go.
  const keyed = (of: string) => ({ id: of, key: `${of} ${beforeOf.get(of)}` })
  const page = rows.slice(0, shown)
  const summaries = await summariesOf(
    page.map((row) => keyed(row.id)),
    async (ids) => {
      const others = ids.flatMap((of) => beforeOf.get(of) ?? [])
      const texts = await versionTexts(reader.db, { userId: reader.user.id, projectId }, [
        ...new Set([...ids, ...others]),
      ])
      await count(reader, [...texts.values()])
      return ids.flatMap((of) => {
        const text = texts.get(of)
        const before = texts.get(beforeOf.get(of) ?? '') ?? null
        return text === undefined ? [] : [{ ...keyed(of), source: { text, before } }]
      })
    },
  )
  return joined(page, summaries, (row, found) => ({ ...row, ...found }))
}

/** Projects of all users with the details that administrators see. */
export async function withDetails<Row extends Revised>(db: Context['db'], rows: readonly Row[]) {
  const details = await detailsOf(rows.map(keyOf), async (ids) =>
    (await db.select({ id, revision, projectData }).from(table).where(inArray(id, ids))).map(sourceOf),
  )
  return joined(rows, details, ({ revision: _, ...row }, found) => ({ ...row, details: found }))
}
