import type { CashPlanResult } from '../model/evaluation'
import { workings } from '../model/figures/cash/months'
import { cashCounts } from '../model/figures/cash/terms'
import { answer } from '../model/figures/outputs/answer'
import { evaluated } from '../model/generated/evaluate.gen'
import type { Figure } from '../model/language/figure'
import { FigureValues, type Value } from '../model/values'
import type { Plan } from '../plan/plan'

const typicalMargin = 0.4

const isFigure = (one: object): one is Figure => 'unit' in one && 'scope' in one

type Compared = [path: string, worked: Value, found: unknown]

/** Where figures of the plan stand in a shape, what their formulas come to, and what was found there. */
function* compared(shape: object, found: unknown, path: string, values: FigureValues): Generator<Compared> {
  if (typeof found !== 'object' || found === null || 'rows' in shape) return
  if ('when' in shape && 'of' in shape && typeof shape.of === 'object' && shape.of)
    yield* compared(shape.of, found, path, values)
  else
    for (const [name, inner] of Object.entries(shape)) {
      const [at, value] = [`${path}.${name}`, Reflect.get(found, name)]
      if (isFigure(inner)) yield [at, shown(inner, values.of(inner)), value]
      else yield* compared(inner, value, at, values)
    }
}

const shown = ({ unit }: Figure, value: Value): Value => (value !== null && unit === 'percent' ? value * 100 : value)

/** The months of cash. */
function* comparedMonths({ months }: CashPlanResult, values: FigureValues): Generator<Compared> {
  for (const month of months)
    for (const [name, figure] of Object.entries(workings))
      if (name in month)
        yield [`month ${month.month} ${name}`, values.of(figure, month.month), Reflect.get(month, name)]
}

const near = (a: Value, b: unknown, largest: number) =>
  a === null || typeof b !== 'number' ? a === b : Math.abs(a - b) <= 1e-12 * largest

/** Figures whose formula comes to something else than the evaluation says, of the plan and of its months of cash. */
export function formulaDifferences(plan: Plan): string[] {
  // What is concluded from is of another plan.
  const { cash, ...shape } = answer
  const values = new FigureValues(plan, typicalMargin, new Map(), cashCounts)
  const written = evaluated(plan, typicalMargin)
  const all = [
    ...compared(
      { ...shape, cashPlan: { when: cash.when, of: cash.of.plan } },
      { ...written, cashPlan: written.cash?.plan ?? null },
      '',
      values,
    ),
    ...(written.cash ? comparedMonths(written.cash.plan, values) : []),
  ].map(([path, worked, found]) => [path, worked, typeof found === 'boolean' ? Number(found) : found] as const)
  const largest = Math.max(1, ...all.map(([, worked]) => Math.abs(worked ?? 0)))
  return all.filter(([, a, b]) => !near(a, b, largest)).map(([path, a, b]) => `${path}: ${a}, written ${b}`)
}
