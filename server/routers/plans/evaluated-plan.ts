import { hash } from 'node:crypto'
import { evaluate } from '../../../src/domain/model/evaluate'
import { productCategories } from '../../../src/domain/options'
import { isNotBegun, noDefaults, storedPlan } from '../../../src/domain/plan/evaluator-defaults'
import { nearestField } from '../../../src/domain/plan/nearest-field'
import type { Plan } from '../../../src/domain/plan/plan'
import {
  type Benchmark,
  benchmarkOf,
  benchmarkSource,
  builtInBenchmarks,
} from '../../../src/domain/reference/benchmarks'
import { builtInTeamRoles, teamRoles } from '../../../src/domain/reference/team-roles'
import { withFigures } from '../../../src/domain/rules/program-edits'
import { missingAnswers, shownVerdict } from '../../../src/domain/rules/unanswered'
import { callerKey } from '../../auth/context'
import { AppError } from '../../infra/errors'
import { ownerOf, strangerOf } from '../../infra/fair-queue'
import { addressKey } from '../../infra/ip-key'
import type { Context } from '../../procedures/context'
import { guardedPlan } from '../../projects/plan-text'
import { activeBenchmarks } from '../../reference/benchmarks'
import { activeDefaults } from '../../reference/defaults'
import { activeTemplates } from '../../reference/team-templates'

/** A plan as our screens read it: one that was not begun begins as administrators have set. */
async function readPlan({ db }: Context, text: string) {
  return storedPlan(text, isNotBegun(text) ? await activeDefaults(db) : noDefaults)
}

/** The benchmarks by which our screens judge. */
export async function benchmarksOf({ db }: Context) {
  const active = await activeBenchmarks(db)
  return active.length > 0 ? active : builtInBenchmarks
}

const revisions = new WeakMap<object, string>()

/** Names the benchmarks that a plan was judged by: the same name, the same benchmarks. */
function revisionOf(benchmarks: readonly Benchmark[]): string {
  const revision = revisions.get(benchmarks) ?? hash('sha256', JSON.stringify(benchmarks), 'base64url').slice(0, 16)
  // Of the built-in ones, which are the same list each time.
  revisions.set(benchmarks, revision)
  return revision
}

/** What a plan is judged by and its roles are chosen from, an administrator's or built in, and the name that evaluations give it. */
export async function referenceDataOf(ctx: Context) {
  const benchmarks = await benchmarksOf(ctx)
  return {
    revision: revisionOf(benchmarks),
    benchmarks: productCategories.map((category) => {
      const benchmark = benchmarkOf(category, benchmarks)
      const { minMargin, typicalMargin, maxMargin, minCac, typicalCac, maxCac } = benchmark
      const figures = { minMargin, typicalMargin, maxMargin, minCac, typicalCac, maxCac }
      return { categoryId: category, ...figures, isBuiltIn: benchmarkSource(benchmark) === 'fallback' }
    }),
    teamRoles: teamRoles(await activeTemplates(ctx.db)).map((role) => ({
      ...role,
      isBuiltIn: builtInTeamRoles.includes(role),
    })),
  }
}

/** For whom queues do what is asked. */
export async function partyOf(ctx: Context) {
  const caller = await ctx.getCaller()
  return caller ? ownerOf(callerKey(caller)) : strangerOf(ctx)
}

/** Who pays for what is done. */
export async function spenderOf(ctx: Context) {
  const caller = await ctx.getCaller()
  return { account: caller ? callerKey(caller) : undefined, address: addressKey(ctx.request.ip) }
}

/** Entries of lists beyond which a plan is evaluated, but not searched and made no file of: that takes hundreds of evaluations' time. */
const maxEntries = 250

export function mustBeOrdinary({
  products,
  team,
  paymentMethods,
  customOverheadsTech,
  customOverheadsOps,
}: Plan): void {
  const lists = [products, team, paymentMethods, customOverheadsTech, customOverheadsOps]
  if (lists.reduce((sum, { length }) => sum + length, 0) > maxEntries) throw new AppError('PLAN_TOO_LARGE')
}

/** Does what takes the processor's time in the caller's turn, with the plan in a text. */
export async function withPlanOf<T>(ctx: Context, text: string, work: (plan: Plan) => T | Promise<T>): Promise<T> {
  return ctx.queues.evaluations.enter(await partyOf(ctx), async () => {
    const { plan } = await readPlan(ctx, await guardedPlan(text))
    return work(plan)
  })
}

/** The whole model over a stored plan, with what administrators have set, as the screens have it. Nothing is kept. */
export function evaluatedPlan(ctx: Context, text: string) {
  return withPlanOf(ctx, text, async (plan) => {
    const benchmarks = await benchmarksOf(ctx)
    const evaluation = evaluate(plan, benchmarks)
    const unanswered = missingAnswers(plan)
    const verdict = shownVerdict(plan, evaluation)
    return { plan, evaluation, unanswered, shownVerdict: verdict, referenceData: { revision: revisionOf(benchmarks) } }
  })
}

/** Looking for what was meant takes milliseconds. */
const mostSuggestions = 3

/** A stored plan with figures that a program sets; refused whole where one of them cannot be. */
export async function planWithFigures(ctx: Context, text: string, figures: Readonly<Record<string, unknown>>) {
  const { plan: before, status } = await readPlan(ctx, text)
  // What is read of it is not all that stands there.
  if (status === 'unreadable') throw new AppError('PLAN_NOT_JSON')
  if (status === 'too-large') throw new AppError('PLAN_TOO_LARGE')
  const { plan, refused } = withFigures(before, figures)
  const issues = refused.map(({ path, code }, at) => {
    const nearest = code === 'unknownKey' && at < mostSuggestions ? nearestField(path) : null
    return { path: `figures.${path}`, code, ...(nearest !== null && { nearest }) }
  })
  if (issues.length > 0) throw new AppError('BAD_INPUT', { issues })
  return plan
}
