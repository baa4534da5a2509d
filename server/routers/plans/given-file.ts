import { createHash } from 'node:crypto'
import type { Language } from '../../../src/domain/options'
import { isNotBegun, noDefaults, storedPlan } from '../../../src/domain/plan/evaluator-defaults'
import { riyadhDay } from '../../../src/files/actuals/cells/time'
import { type FileOrder, madeTypes } from '../../../src/files/made-file'
import { works } from '../../http/budgets'
import { isNamed } from '../../http/entity-tags'
import { ownTurn } from '../../http/event-loop-turns'
import { acceptedLanguage } from '../../http/language'
import type { Context } from '../../procedures/context'
import { guardedPlan } from '../../projects/plan-text'
import { activeDefaults } from '../../reference/defaults'
import { activeTemplates } from '../../reference/team-templates'
import { benchmarksOf, mustBeOrdinary, partyOf, spenderOf } from './evaluated-plan'

/** What a procedure that makes a file says of itself: its own part, for files are paid by the time that they take. */
export const filesNeed = {
  aMinute: 60,
  sharedAs: 'files',
  unbatched: true,
  cpuMs: 30,
  statements: 12,
  programs: 'read',
} as const

/** A file for a program: the same as the evaluator's page makes of the plan. */
export interface GivenFile {
  /** Names the plan with all that the file is made of, the language and the day. */
  etag: string
  /** Null where the caller has it: its If-None-Match names it. */
  file: { name: string; mediaType: string; base64: string } | null
}

type Wanted = Omit<FileOrder, 'language' | 'madeOn' | 'benchmarks' | 'defaults' | 'templates'> & {
  language?: Language | undefined
}

async function orderOf(ctx: Context, wanted: Wanted): Promise<FileOrder> {
  const { db, request } = ctx
  const caller = await ctx.getCaller()
  return {
    ...wanted,
    language: wanted.language ?? caller?.user.preferredLanguage ?? acceptedLanguage(request.headers['accept-language']),
    madeOn: Date.now(),
    benchmarks: await benchmarksOf(ctx),
    defaults: isNotBegun(wanted.projectData) ? await activeDefaults(db) : noDefaults,
    templates: await activeTemplates(db),
  }
}

/** A file of one day is the same: the day is written in it. */
function etagOf(order: FileOrder, release: string): string {
  const content = JSON.stringify({ ...order, madeOn: riyadhDay(order.madeOn), release })
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

async function paid<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const by = await spenderOf(ctx)
  // What was taken too much of is refused before anything is done, and what was done is given.
  await ctx.budgets.spend('filesMade', works.files, by, 0)
  const since = performance.now()
  try {
    return await work()
  } finally {
    const times = Math.ceil((performance.now() - since) / works.files.cpuMs)
    await ctx.budgets.spend('filesMade', works.files, by, times).catch(() => {})
  }
}

/** Makes a file in the caller's turn, on a thread of its own. */
export async function givenFile(ctx: Context, wanted: Wanted): Promise<GivenFile> {
  const order = await orderOf(ctx, { ...wanted, projectData: await guardedPlan(wanted.projectData) })
  const etag = etagOf(order, ctx.version)
  if (isNamed(ctx.request.headers['if-none-match'], etag)) return { etag, file: null }
  return ctx.queues.files.enter(await partyOf(ctx), async () => {
    await ownTurn()
    mustBeOrdinary(storedPlan(order.projectData, order.defaults).plan)
    const { name, bytes } = await paid(ctx, () => ctx.files.make(order))
    const { mediaType } = madeTypes[order.kind]
    return { etag, file: { name, mediaType, base64: Buffer.from(bytes).toString('base64') } }
  })
}
