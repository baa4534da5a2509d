import { projectFileSchema, projectReportSchema } from '../../../src/domain/schemas/project-schema'
import type { MadeKind } from '../../../src/files/made-file'
import type { SignedUser } from '../../auth/sessions'
import { AppError } from '../../infra/errors'
import { signedInProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { router } from '../../procedures/trpc'
import { givenMonthsOf } from '../../projects/actuals'
import { projectQueries } from '../../projects/queries'
import { rowId } from '../../projects/row-id'
import { filesNeed, givenFile } from './given-file'

const none = { months: [], closed: [] }

async function fileOf(
  ctx: Context & { user: SignedUser },
  { id, ...wanted }: { id: string; kind: MadeKind; language?: 'en' | 'ar' | undefined },
) {
  const { user, db } = ctx
  const [project] = await projectQueries(db).one.execute({ userId: user.id, id: rowId(id) })
  if (!project) throw new AppError('NOT_FOUND')
  const { projectName, projectData } = project
  const hasMonths = wanted.kind === 'excel' || wanted.kind === 'full'
  const { months, closed } = hasMonths ? await givenMonthsOf(db, { userId: user.id, projectId: project.id }) : none
  const maker = `${user.firstName} ${user.lastName}`.trim()
  return givenFile(ctx, { ...wanted, projectName, projectData, maker, months, closed })
}

/** Files of a project, as the evaluator's page makes them. */
export const projectFiles = router({
  workbook: signedInProcedure(filesNeed)
    .input(projectFileSchema)
    .query(({ ctx, input }) => fileOf(ctx, { ...input, kind: 'excel' })),

  /** The months of its projection and of cash by month as rows. */
  csv: signedInProcedure(filesNeed)
    .input(projectFileSchema)
    .query(({ ctx, input }) => fileOf(ctx, { ...input, kind: 'csv' })),

  report: signedInProcedure(filesNeed)
    .input(projectReportSchema)
    .query(({ ctx, input }) => fileOf(ctx, { ...input, kind: input.kind ?? 'page' })),
})
