import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import type { Plan } from '../plan/plan'
import { everythingPlan, wildPlan } from '../testing/plan-arbitraries'
import { answer } from './figures/outputs/answer'
import { evaluated } from './generated/evaluate.gen'
import type { Figure } from './language/figure'
import { FigureValues, type Value } from './values'

const typicalMargin = 0.4

const isFigure = (one: object): one is Figure => 'unit' in one && 'scope' in one

/** Where figures of the plan stand in the answer, and what the written evaluation says there. */
function* compared(shape: object, found: unknown, path: string): Generator<[path: string, Figure, unknown]> {
  if (typeof found !== 'object' || found === null || 'rows' in shape) return
  if ('when' in shape && 'of' in shape && typeof shape.of === 'object' && shape.of)
    yield* compared(shape.of, found, path)
  else
    for (const [name, inner] of Object.entries(shape))
      if (isFigure(inner)) yield [`${path}.${name}`, inner, Reflect.get(found, name)]
      else yield* compared(inner, Reflect.get(found, name), `${path}.${name}`)
}

const near = (a: Value, b: unknown, largest: number) =>
  a === null || typeof b !== 'number' ? a === b : Math.abs(a - b) <= 1e-12 * largest

function differences(plan: Plan): string[] {
  const { cash: _, ...shape } = answer
  const values = new FigureValues(plan, typicalMargin)
  const all = [...compared(shape, evaluated(plan, typicalMargin), '')]
  const shown = all.map(([path, figure, found]) => {
    const value = values.of(figure)
    return [
      path,
      value !== null && figure.unit === 'percent' ? value * 100 : value,
      typeof found === 'boolean' ? Number(found) : found,
    ] as const
  })
  const largest = Math.max(1, ...shown.map(([, value]) => Math.abs(value ?? 0)))
  return shown.filter(([, a, b]) => !near(a, b, largest)).map(([path, a, b]) => `${path}: ${a}, written ${b}`)
}

it('works out every figure of an answer as the written evaluation does', () => {
  const plans = [
    demoPlan(),
    ...fc.sample(everythingPlan, { numRuns: 30, seed: 3 }),
    ...fc.sample(wildPlan, { numRuns: 30, seed: 3 }),
  ]
  for (const plan of plans) expect(differences(plan)).toEqual([])
})
