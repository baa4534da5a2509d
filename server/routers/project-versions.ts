import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { projectVersions as table } from '../../db/history-schema'
import { userProjects as projects } from '../../db/schema'
import {
  keepVersionSchema,
  nameVersionSchema,
  projectIdSchema,
  projectVersionSchema,
  versionListSchema,
} from '../../src/domain/schemas/project-schema'
import { AppError } from '../infra/errors'
import { signedInProcedure, withAccessProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { changes, costly, ordinary, saves } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { withSummaries } from '../projects/figures'
import { keepVersion, reserveName } from '../projects/history/keep-version'
import { versionsOf, versionTexts } from '../projects/history/version-texts'
import { storablePlan } from '../projects/plan-text'
import { ownedProject } from '../projects/queries'
import { rowId } from '../projects/row-id'
import { saveProject } from '../projects/saving'
import { reserveStorage } from '../projects/storage-quota'

const head = {
  id: table.id,
  revision: table.revision,
  projectName: table.projectName,
  name: table.name,
  savedAt: sql`coalesce(${table.savedAt}, ${table.createdAt})`.mapWith(table.createdAt).as('saved_at'),
  createdAt: table.createdAt,
}

/** The most versions with a name that are offered at once. */
const maxNamed = 200

/** Versions in a page of the list. */
const usualPage = 20

async function versionOf(ctx: Context, userId: string, input: { id: string; versionId: string }) {
  const [id, versionId] = [rowId(input.id), rowId(input.versionId)]
  const owned = { userId, projectId: id }
  const [version] = await ctx.db
    .select(head)
    .from(table)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .where(and(ownedProject(userId, id), versionsOf(owned), eq(table.id, versionId)))
  const projectData = version && (await versionTexts(ctx.db, owned, [versionId])).get(versionId)
  if (!version || projectData === undefined) throw new AppError('NOT_FOUND')
  return { ...version, projectData }
}

async function ownId(ctx: Context, userId: string, id: string): Promise<string> {
  const [project] = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(ownedProject(userId, rowId(id)))
  if (!project) throw new AppError('NOT_FOUND')
  return project.id
}

export const versions = router({
  /** What saves replaced and conflicts left over, newest first. */
  list: signedInProcedure({ ...costly, cpuMs: 20, statements: 28, programs: 'read' })
    .input(versionListSchema)
    .query(async ({ ctx, input }) => {
      const { cursor, limit = usualPage } = input
      const projectId = await ownId(ctx, ctx.user.id, input.id)
      const rows = await ctx.db
        .select(head)
        .from(table)
        .where(and(versionsOf({ userId: ctx.user.id, projectId }), cursor ? lt(table.id, cursor) : undefined))
        .orderBy(desc(table.id))
        .limit(limit + 1)
      return withSummaries(ctx, projectId, rows, limit)
    }),

  /** The versions with a name, the newest first, without their plans: what a project can be compared with. */
  named: signedInProcedure({ ...ordinary, cpuMs: 3.4, statements: 3, programs: 'read' })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const projectId = await ownId(ctx, ctx.user.id, input.id)
      const { id, name, savedAt } = head
      return ctx.db
        .select({ id, name, savedAt })
        .from(table)
        .where(and(versionsOf({ userId: ctx.user.id, projectId }), isNotNull(table.name)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(maxNamed)
    }),

  get: signedInProcedure({ ...costly, cpuMs: 9.7, statements: 3, programs: 'read' })
    .input(projectVersionSchema)
    .query(({ ctx, input }) => versionOf(ctx, ctx.user.id, input)),

  /** Keeps a plan beside the project's present one: what its author did not choose in a conflict, or gives a name. */
  keep: withAccessProcedure({ ...saves, cpuMs: 17, statements: 5, programs: 'write' })
    .input(keepVersionSchema)
    .mutation(async ({ ctx, input }) => {
      const [id, projectData] = [rowId(input.id), await storablePlan(input.projectData)]
      await reserveStorage(ctx, ctx.user.id, projectData)
      return ctx.db.transaction(async (tx) => {
        const owned = ownedProject(ctx.user.id, id)
        const [project] = await tx.select().from(projects).where(owned).for('update')
        if (!project) throw new AppError('NOT_FOUND')
        await keepVersion(tx, project, { projectData, name: input.name })
        return { success: true } as const
      })
    }),

  /** Gives a version a name, with which it is kept for ever, or takes it away. */
  name: withAccessProcedure({ ...changes, cpuMs: 7, statements: 4, programs: 'write' })
    .input(nameVersionSchema)
    .mutation(({ ctx, input: { name, ...input } }) => {
      const [id, versionId] = [rowId(input.id), rowId(input.versionId)]
      return ctx.db.transaction(async (tx) => {
        const owned = ownedProject(ctx.user.id, id)
        const [project] = await tx.select({ id: projects.id }).from(projects).where(owned).for('no key update')
        if (!project) throw new AppError('NOT_FOUND')
        const ofProject = { userId: ctx.user.id, projectId: id }
        if (name !== null) await reserveName(tx, ofProject, versionId)
        const version = and(versionsOf(ofProject), eq(table.id, versionId))
        const [named] = await tx.update(table).set({ name }).where(version).returning(head)
        if (!named) throw new AppError('NOT_FOUND')
        return named
      })
    }),

  /** Makes a version the present plan; the one it replaces becomes a version. */
  restore: withAccessProcedure({ ...saves, cpuMs: 11, statements: 4, programs: 'write' })
    .input(projectVersionSchema)
    .mutation(async ({ ctx, input }) => {
      const { projectData } = await versionOf(ctx, ctx.user.id, input)
      const save = { userId: ctx.user.id, id: rowId(input.id), projectData }
      return saveProject(ctx, ctx.db, save)
    }),
})
