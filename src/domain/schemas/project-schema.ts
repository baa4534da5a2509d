import * as z from 'zod/mini'
import { actualFigures, figureUnits } from '../actuals/figures'
import { type ActualMonth, actualMonthSchema, type FounderMonth, monthSchema } from '../actuals/month'
import { actualSources } from '../actuals/sources'
import type { IssueCode } from '../error-codes'
import { languages, reportKinds } from '../options'
import { maxProjectNameLength, maxVersionNameLength } from '../project/project-name'
import { optionalText, requiredText } from './account-schema'
import { rowIdSchema } from './row-id'

const projectNameSchema = requiredText(maxProjectNameLength)

/**
 * Any text: one that is no id of a project names nothing, and is answered like the id of a project that is not there.
 */
export const projectIdSchema = z.object({ id: z.string() })

/** A project's plan as text; what may stand in it is checked apart, for it is JSON inside JSON. */
const projectData = z.string()
/** The most figures that one call sets. */
const maxFigures = 200

const revision = z.int().check(z.gte(1), z.lte(2_147_483_647))

/** The language of a file; without it the account's, or what Accept-Language prefers. */
export const fileLanguage = z.optional(z.enum(languages))
/** Which report; without it the one on one page. */
export const reportKind = z.optional(z.enum(reportKinds))

export const projectFileSchema = z.strictObject({ id: z.string(), language: fileLanguage })
export const projectReportSchema = z.strictObject({ id: z.string(), language: fileLanguage, kind: reportKind })

export const createProjectSchema = z.object({ projectName: projectNameSchema, projectData })

/** With `revision` the save is refused when another one came first; without it the last writer wins. */
export const saveProjectSchema = z.object({
  id: z.string(),
  projectData,
  projectName: z.optional(projectNameSchema),
  revision: z.optional(revision),
  /** This changes nothing any more, and is still taken: what another replaces is always kept. */
  keepReplaced: z.optional(z.boolean()),
  /** Names one page that saves again and again: its saves leave a version after a pause of a minute, and every ten minutes. */
  editingSession: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
})

/** Figures of a plan by their paths: 'products.0.unitPriceInclVAT'. */
export const figuresSchema = z
  .record(z.string().check(z.maxLength(200, 'tooLong')), z.union([z.number(), z.string(), z.boolean(), z.null()]))
  .check(z.refine((figures) => Object.keys(figures).length <= maxFigures, 'tooBig'))

export const setFiguresSchema = z.object({ id: z.string(), figures: figuresSchema, revision: z.optional(revision) })

/** What an assistant saves: the whole plan, or figures of it, over the revision that it has read. */
export const assistantSaveSchema = z
  .object({
    id: z.string(),
    revision,
    projectData: z.optional(projectData),
    figures: z.optional(figuresSchema),
  })
  .check(
    z.refine((save) => (save.projectData === undefined) !== (save.figures === undefined), {
      error: 'required',
      path: ['projectData'],
    }),
  )

export const renameProjectSchema = z.object({ id: z.string(), projectName: projectNameSchema })
export const duplicateProjectSchema = z.object({ id: z.string(), projectName: projectNameSchema })

/** A page of a list: `cursor` is the `nextCursor` of the page before. Anything else in a query is a mistake. */
export const projectPageSchema = z.strictObject({
  cursor: z.nullish(rowIdSchema),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
})

/** The same for our own client, whose paging also names the direction; the list has one. */
export const projectListSchema = z.optional(
  z.extend(projectPageSchema, { direction: z.optional(z.literal('forward')) }),
)

/** For how many days a link may work; the first is taken where none is named. */
export const shareDays = [30, 7, 90, 365] as const
export const maxShareNameLength = 100

export const createShareSchema = z.object({
  id: z.string(),
  name: z.optional(optionalText(maxShareNameLength)),
  days: z.optional(z.literal(shareDays)),
  /** Actual months beside the plan are shown too: what each left, and why. */
  withActuals: z.optional(z.boolean()),
})
export const shareSchema = z.object({ id: z.string(), shareId: z.string() })
/** Any text: one that is no token opens nothing. */
export const openShareSchema = z.object({ token: z.string() })

export const projectVersionSchema = z.object({ id: z.string(), versionId: z.string() })
/** With a name the version is kept for ever. */
export const keepVersionSchema = z.object({
  id: z.string(),
  projectData,
  name: z.optional(requiredText(maxVersionNameLength)),
})

/** null takes the name away. */
export const nameVersionSchema = z.extend(projectVersionSchema, {
  name: z.nullable(requiredText(maxVersionNameLength)),
})

/** A page of a project's versions: `cursor` is the id of the last one of the page before. */
export const versionListSchema = z.extend(projectPageSchema, { id: z.string() })

/** The most rows of one call that keeps actual months. */
export const maxActualRows = 30

interface WrongRow {
  path: (string | number)[]
  code: IssueCode
}

/** What of the rows of a call no month can be: a count below nothing that is typed, and a month that a source says twice. */
const wrongRows = (rows: readonly ActualMonth[]): WrongRow[] =>
  rows.flatMap((row, at): WrongRow[] => {
    const isTwice = rows.findIndex(({ month, source }) => month === row.month && source === row.source) < at
    const twice: WrongRow[] = isTwice ? [{ path: [at, 'month'], code: 'monthTwice' }] : []
    return row.kind === 'founder' ? [...twice, ...negativeCounts(row, at)] : twice
  })

function negativeCounts({ figures, products }: FounderMonth, at: number): WrongRow[] {
  const counts = actualFigures.filter((name) => figureUnits[name] === 'count' && (figures[name] ?? 0) < 0)
  const sold = Object.entries(products).filter(([, { units }]) => units < 0)
  const paths = [...counts.map((name) => [at, 'figures', name]), ...sold.map(([id]) => [at, 'products', id, 'units'])]
  return paths.map((path) => ({ path, code: 'negative' }))
}

export const putActualsSchema = z.object({
  id: z.string(),
  months: z
    .array(actualMonthSchema)
    .check(z.minLength(1, 'tooSmall'), z.maxLength(maxActualRows, 'tooBig'), ({ value, issues }) => {
      for (const { path, code } of wrongRows(value)) issues.push({ code: 'custom', input: value, path, message: code })
    }),
})
export const actualsMonthSchema = z.object({ id: z.string(), month: monthSchema })
/** The plan of record is kept under this name; without it under the month's. */
export const closeMonthSchema = z.extend(actualsMonthSchema, {
  name: z.optional(requiredText(maxVersionNameLength)),
})
/** Without a source the whole month is removed. */
export const removeActualsSchema = z.extend(actualsMonthSchema, { source: z.optional(z.enum(actualSources)) })
