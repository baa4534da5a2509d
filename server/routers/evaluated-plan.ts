import { evaluate } from '../../src/domain/model/evaluate'
import { isNotBegun, noDefaults, storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { nearestField } from '../../src/domain/plan/nearest-field'
import type { Plan } from '../../src/domain/plan/plan'
import { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
import { withFigures } from '../../src/domain/rules/program-edits'
import { missingAnswers } from '../../src/domain/rules/unanswered'
import { callerKey } from '../auth/context'
import { AppError } from '../infra/errors'
import { ownerOf, strangerOf } from '../infra/fair-queue'
import type { Context } from '../procedures/context'
import { guardedPlan } from '../projects/plan-text'
import { activeBenchmarks } from '../reference/benchmarks'
import { activeDefaults } from '../reference/defaults'

/** A plan as our screens read it: one that was not begun begins as administrators have set. */
async function readPlan({ db }: Context, text: string) {
  return storedPlan(text, isNotBegun(text) ? await activeDefaults(db) : noDefaults)
}

/** The benchmarks by which our screens judge. */
export async function benchmarksOf({ db }: Context) {
  const active = await activeBenchmarks(db)
  return active.length > 0 ? active : builtInBenchmarks
}

/** Does what takes the processor's time in the caller's turn, with the plan in a text. */
export async function withPlanOf<T>(ctx: Context, text: string, work: (plan: Plan) => T | Promise<T>): Promise<T> {
  const caller = await ctx.getCaller()
  return ctx.queues.evaluations.enter(caller ? ownerOf(callerKey(caller)) : strangerOf(ctx), async () => {
    const { plan } = await readPlan(ctx, await guardedPlan(text))
    return work(plan)
  })
}

/** The whole model over a stored plan, with what administrators have set, as the screens have it. Nothing is kept. */
export function evaluatedPlan(ctx: Context, text: string) {
  return withPlanOf(ctx, text, async (plan) => {
    const evaluation = evaluate(plan, await benchmarksOf(ctx))
    const unanswered = missingAnswers(plan)
    // What our screens say of it: nothing while something is open.
    return { plan, evaluation, unanswered, shownVerdict: unanswered.length > 0 ? null : evaluation.verdict }
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
  const issues = refused.map(({ path, code }, at) => ({
    path: `figures.${path}`,
    code,
    ...(code === 'unknownKey' && at < mostSuggestions && { nearest: nearestField(path) }),
  }))
  if (issues.length > 0) throw new AppError('BAD_INPUT', { issues })
  return plan
}
