import { and, eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { userProjects as table, users } from '../../db/schema'
import { planToSave } from '../../src/domain/edits/saved-plan'
import {
  assistantSaveSchema,
  createProjectSchema,
  duplicateProjectSchema,
  projectIdSchema,
  projectListSchema,
  projectPageSchema,
  renameProjectSchema,
  saveProjectSchema,
  setFiguresSchema,
} from '../../src/domain/schemas/project-schema'
import { isOverRest } from '../http/over-rest'
import { AppError } from '../infra/errors'
import { withIdempotencyKey } from '../infra/idempotency'
import { signedInProcedure, withAccessProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { changes, costly, ordinary, saves } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { addProject } from '../projects/adding'
import { deleteProject } from '../projects/deleting'
import { withFigures } from '../projects/figures'
import { keepOfToday } from '../projects/history/assistant-version'
import { storablePlan } from '../projects/plan-text'
import { mayHoldLent, withOverwrittenText } from '../projects/program-saves'
import { headColumns, isLive, ownedProject, type ProjectHead, pageBytes, projectQueries } from '../projects/queries'
import { rowId } from '../projects/row-id'
import { saveProject } from '../projects/saving'
import { reserveStorage } from '../projects/storage-quota'
import { deleted } from './deleted-projects'
import { evaluatedPlan, planWithFigures } from './plans/evaluated-plan'
import { projectFiles } from './plans/project-files'
import { projectShares } from './project-shares'
import { versions } from './project-versions'

const done = { success: true } as const

const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
type Page = z.output<typeof projectPageSchema>

/** Asks for one more than the page holds: whether it is there tells whether there is another page. */
const bounds = (userId: string, { cursor, limit = 100 }: Page) => ({
  userId,
  cursor: cursor ?? newest,
  limit: limit + 1,
})

type Whole = ProjectHead & { projectData: string }

/** Without what else its row holds. Named one by one: a list has many rows, and the rest of an object is slow to copy. */
function wholeProject({ id, projectName, isDefault, revision, createdAt, updatedAt, projectData }: Whole): Whole {
  return { id, projectName, isDefault, revision, createdAt, updatedAt, projectData }
}

const lastId = (rows: { id: string }[]) => rows.at(-1)?.id ?? null

async function oneOf(ctx: Context, userId: string, id: string) {
  const [project] = await projectQueries(ctx.db).one.execute({ userId, id: rowId(id) })
  if (!project) throw new AppError('NOT_FOUND')
  return project
}

/** What a program saves over a plan: what it wrote over is not lent to the founder any more. */
async function overwritten(ctx: Context, userId: string, { id, projectData }: { id: string; projectData: string }) {
  if (!mayHoldLent(projectData)) return projectData
  const [project] = await projectQueries(ctx.db).one.execute({ userId, id: rowId(id) })
  return project ? withOverwrittenText(project.projectData, projectData) : projectData
}

/** Neither renaming nor choosing the default is work on the plan: when that was last changed stays. */
const unchanged = { updatedAt: sql`${table.updatedAt}` }

export const projects = router({
  /** For our own client: figures, not plans. */
  list: signedInProcedure({ ...ordinary, cpuMs: 9.3, statements: 27, programs: 'read' })
    .input(projectListSchema)
    .query(async ({ ctx, input = {} }) => {
      const { limit = 100 } = input
      const found = await projectQueries(ctx.db).headsPage.execute(bounds(ctx.user.id, input))
      const heads = found.slice(0, limit)
      return {
        projects: await withFigures(ctx, heads),
        nextCursor: found.length > limit ? lastId(heads) : null,
      }
    }),

  /** The project to open after signing in; null while none was chosen. */
  findDefault: signedInProcedure({ ...ordinary, cpuMs: 2.4, statements: 2, programs: 'read' }).query(
    async ({ ctx }) => {
      const chosen = and(eq(table.userId, ctx.user.id), eq(table.isDefault, true), isLive)
      const [project] = await ctx.db.select({ id: table.id }).from(table).where(chosen)
      return project ?? null
    },
  ),

  /** For programs: the plans themselves, as many as the page may weigh. */
  listPlans: signedInProcedure({ ...costly, unbatched: true, cpuMs: 27, statements: 2, programs: 'read' })
    .input(projectPageSchema)
    .query(async ({ ctx, input }) => {
      const { limit = 100 } = input
      const found = await projectQueries(ctx.db).plansPage.execute(bounds(ctx.user.id, input))
      const isCut = found.length > limit || (found.at(-1)?.bytes ?? 0) >= pageBytes
      const page = found.slice(0, limit).map(wholeProject)
      return { projects: page, nextCursor: isCut ? lastId(page) : null }
    }),

  get: signedInProcedure({ ...ordinary, cpuMs: 4.8, statements: 2, programs: 'read' })
    .input(projectIdSchema)
    .query(({ ctx, input }) => oneOf(ctx, ctx.user.id, input.id)),

  create: withAccessProcedure({ ...costly, cpuMs: 15, statements: 5, programs: 'write' })
    .input(createProjectSchema)
    .mutation(async ({ ctx, input }) => {
      const project = { ...input, projectData: await storablePlan(input.projectData), userId: ctx.user.id }
      await reserveStorage(ctx, ctx.user.id, project.projectData)
      const key = ctx.request.headers['idempotency-key']
      return withIdempotencyKey(ctx, { key, call: 'projects.create', userId: ctx.user.id, input }, (tx) =>
        addProject(ctx, tx, project),
      )
    }),

  duplicate: withAccessProcedure({ ...costly, cpuMs: 13, statements: 6, programs: 'write' })
    .input(duplicateProjectSchema)
    .mutation(async ({ ctx, input }) => {
      const { projectData } = await oneOf(ctx, ctx.user.id, input.id)
      await reserveStorage(ctx, ctx.user.id, projectData)
      const copy = { userId: ctx.user.id, projectName: input.projectName, projectData }
      return ctx.db.transaction((tx) => addProject(ctx, tx, copy))
    }),

  save: withAccessProcedure({ ...saves, cpuMs: 15, statements: 3, programs: 'write' })
    .input(saveProjectSchema)
    .mutation(async ({ ctx, input }) => {
      const { projectName, revision, editingSession } = input
      const sent = await storablePlan(input.projectData)
      const projectData = isOverRest(ctx) ? await overwritten(ctx, ctx.user.id, { ...input, projectData: sent }) : sent
      const save = { userId: ctx.user.id, id: rowId(input.id), projectData, projectName, revision, editingSession }
      return saveProject(ctx, ctx.db, save)
    }),

  /** For programs: some figures of the plan, regardless of the rest of it. */
  setFigures: withAccessProcedure({ ...saves, cpuMs: 15, statements: 6, programs: 'write' })
    .input(setFiguresSchema)
    .mutation(async ({ ctx, input: { id, figures, revision } }) => {
      const project = await oneOf(ctx, ctx.user.id, id)
      const projectData = JSON.stringify(planToSave(await planWithFigures(ctx, project.projectData, figures)))
      // What it is written over is what was read, and no save that came between.
      const over = { revision: revision ?? project.revision, projectData: await storablePlan(projectData) }
      return saveProject(ctx, ctx.db, { userId: ctx.user.id, id: project.id, ...over })
    }),

  /** For assistants: over the revision that they have read. What they saved last on a day is kept under a name. */
  saveByAssistant: withAccessProcedure({ ...saves, cpuMs: 30, statements: 16, programs: 'write' })
    .input(assistantSaveSchema)
    .mutation(async ({ ctx, input: { figures, revision, ...sent } }) => {
      const project = await oneOf(ctx, ctx.user.id, sent.id)
      const text = figures
        ? JSON.stringify(planToSave(await planWithFigures(ctx, project.projectData, figures)))
        : withOverwrittenText(project.projectData, await storablePlan(sent.projectData ?? ''))
      const projectData = await storablePlan(text)
      const saved = await saveProject(ctx, ctx.db, { userId: ctx.user.id, id: project.id, projectData, revision })
      return { ...saved, version: await keepOfToday(ctx, ctx.user, { ...saved, projectData }) }
    }),

  /** For programs: the model over a stored plan. */
  evaluation: signedInProcedure({ ...costly, unbatched: true, cpuMs: 15, statements: 5, programs: 'read' })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const { revision, projectData } = await oneOf(ctx, ctx.user.id, input.id)
      return { revision, ...(await evaluatedPlan(ctx, projectData)) }
    }),

  rename: withAccessProcedure({ ...changes, cpuMs: 7, statements: 2, programs: 'write' })
    .input(renameProjectSchema)
    .mutation(async ({ ctx, input: { id, projectName } }) => {
      const [renamed] = await ctx.db
        .update(table)
        .set({ projectName, ...unchanged })
        .where(ownedProject(ctx.user.id, rowId(id)))
        .returning(headColumns)
      if (!renamed) throw new AppError('NOT_FOUND')
      return renamed
    }),

  setDefault: withAccessProcedure({ ...changes, cpuMs: 7.1, statements: 4, programs: 'write' })
    .input(projectIdSchema)
    .mutation(({ ctx, input }) => {
      const [userId, id] = [ctx.user.id, rowId(input.id)]
      return ctx.db.transaction(async (tx) => {
        // Two at once take turns: the index allows one default, also for the moment between the two statements.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const other = and(eq(table.userId, userId), eq(table.isDefault, true), ne(table.id, id))
        await tx
          .update(table)
          .set({ isDefault: false, ...unchanged })
          .where(other)
        const chosen = await tx
          .update(table)
          .set({ isDefault: true, ...unchanged })
          .where(ownedProject(userId, id))
          .returning({ id: table.id })
        if (chosen.length === 0) throw new AppError('NOT_FOUND')
        return done
      })
    }),

  delete: withAccessProcedure({ ...changes, cpuMs: 7.3, statements: 7, programs: 'write' })
    .input(projectIdSchema)
    .mutation(async ({ ctx, input }) => {
      const [userId, id] = [ctx.user.id, rowId(input.id)]
      await ctx.db.transaction((tx) => deleteProject(tx, userId, id))
      return done
    }),

  files: projectFiles,
  shares: projectShares,
  deleted,

  versions,
})
