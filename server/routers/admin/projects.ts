import { type AnyColumn, and, eq, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fullName } from '../../../db/columns'
import { inCodeOrder, userProjects as table, users } from '../../../db/schema'
import { textKey } from '../../../db/search'
import { type ProjectSearch, type ProjectSort, projectSearches, projectSorts } from '../../../src/domain/options'
import { projectIdSchema } from '../../../src/domain/schemas/project-schema'
import { audit } from '../../infra/audit'
import { AppError } from '../../infra/errors'
import { keyset, pageInput, type Sorting } from '../../infra/paging'
import { beginsWith } from '../../infra/search'
import { adminProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { withDetails } from '../../projects/figures'
import { isLive } from '../../projects/queries'
import { rowId } from '../../projects/row-id'

const columns = {
  id: table.id,
  projectName: table.projectName,
  isDefault: table.isDefault,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
  userId: table.userId,
  userName: fullName(users),
  userEmail: users.email,
}

const sortings: Record<ProjectSort, Sorting> = {
  created: { direction: 'asc' },
  '-created': { direction: 'desc' },
  updated: { direction: 'asc', by: table.updatedHour, type: 'timestamptz' },
  '-updated': { direction: 'desc', by: table.updatedHour, type: 'timestamptz' },
}

/** What is searched; many people have one name, and each of them many projects. */
const searchKeys: Record<ProjectSearch, { by: SQL; owner?: AnyColumn }> = {
  project: { by: textKey(table.projectName) },
  owner: { by: inCodeOrder(users.nameKey), owner: users.id },
  email: { by: textKey(users.email), owner: users.id },
}

/** A search finds what begins with the text and sorts by it; `sort` is for the list without one. */
export const projectFilters = {
  sort: z.optional(z.enum(projectSorts)),
  searchBy: z.optional(z.enum(projectSearches)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
}
const listInput = z.strictObject({ ...pageInput, ...projectFilters })

/** One page of the projects of all users. */
export async function projectPage(ctx: Pick<Context, 'db' | 'secretKey'>, input: z.output<typeof listInput>) {
  const { sort = '-created', searchBy = 'project', search = '', cursor, limit } = input
  const key = searchKeys[searchBy]
  const sorting: Sorting = search ? { direction: 'asc', type: 'text', ...key } : sortings[sort]
  const filters = search ? [searchBy, search] : []
  const page = keyset({ secretKey: ctx.secretKey, list: 'projects', table, sorting, filters, cursor, limit })
  const found = await ctx.db
    .select({ ...columns, revision: table.revision, key: page.key })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(search ? beginsWith(key.by, search, page.after) : page.after, isLive))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { rows, nextCursor } = page.page(found)
  return { projects: await withDetails(ctx.db, rows), nextCursor }
}

export const projects = router({
  list: adminProcedure({ ...ordinary, cpuMs: 5.6, statements: 27 })
    .input(listInput)
    .query(({ ctx, input }) => projectPage(ctx, input)),

  /** One project with its plan, to be read. That it was opened is kept: a plan is its owner's own business. */
  get: adminProcedure({ ...ordinary, leavesRecord: true, cpuMs: 5.6, statements: 3 })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const [project] = await ctx.db
        .select({ ...columns, projectData: table.projectData })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .where(and(eq(table.id, rowId(input.id)), isLive))
      if (!project) throw new AppError('NOT_FOUND')
      const target = { targetType: 'project', targetId: project.id } as const
      await audit(ctx.db, { actorId: ctx.user.id, ip: ctx.request.ip, action: 'project.read', ...target })
      return project
    }),
})
