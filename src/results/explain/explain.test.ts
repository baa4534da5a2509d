import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benchmarkOf } from '../../domain/benchmarks'
import { evaluate } from '../../domain/evaluate'
import type { Plan } from '../../domain/plan'
import { sellingPlan, usualPlan } from '../../domain/testing/plan-arbitraries'
import { resultNames } from '../result-kinds'
import { workedPlans } from '../testing/example-plans'
import { explain } from './explain'
import { type ExplainContext, type Line, totalOf } from './tape'

function contextOf(plan: Plan): ExplainContext {
  return { plan, evaluation: evaluate(plan), typicalMargin: benchmarkOf(plan.productCategory).typicalMargin }
}

/** The largest figure of a calculation: what its rounding is measured against. */
function sizeOf(lines: readonly Line[]): number {
  return Math.max(1, ...lines.flatMap((line) => [Math.abs(line.value ?? 0), sizeOf(line.working)]))
}

function differences(plan: Plan): string[] {
  const context = contextOf(plan)
  return resultNames.flatMap((name) => {
    const { value, lines, isListed, kind } = explain(name, context)
    if (value === null || isListed) return []
    const total = totalOf(lines)
    // Without units some figures have no value, and what they are multiplied to is nothing.
    if (total === null && value === 0 && context.evaluation.monthly.totalUnits === 0) return []
    const computed = total === null ? null : kind === 'percent' ? total * 100 : total
    const isSame = computed !== null && Math.abs(computed - value) <= 1e-9 * sizeOf(lines)
    return isSame ? [] : [`${name}: the lines come to ${computed}, the model says ${value}`]
  })
}

describe('the lines of every explanation come to the result', () => {
  it.each(workedPlans.map((plan) => [plan.storeName, plan]))('of %s', (_, plan) => {
    expect(differences(plan)).toEqual([])
  })

  it('of any plan', () => {
    fc.assert(
      fc.property(fc.oneof(usualPlan, sellingPlan), (plan) => {
        expect(differences(plan)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

it('a null result is never explained by a number of months, and a sum of nothing is nothing', () => {
  const plan = { ...(workedPlans[0] ?? expect.fail()), team: [], products: [] }
  const context = contextOf(plan)
  expect(explain('teamMo', context)).toMatchObject({ value: 0, lines: [] })
  expect(explain('totalUnits', context)).toMatchObject({ value: 0, lines: [] })
  expect(explain('cashBreakevenMonth', context)).toMatchObject({ value: null, isListed: true })
})

it('a sum that is then divided shows what it came to', () => {
  const context = contextOf(workedPlans[0] ?? expect.fail())
  const { lines } = explain('contributionPerUnit', context)
  expect(lines.map(({ operation }) => operation)).toEqual(['is', 'minus', 'minus', 'subtotal', 'over'])
  const { salesExVAT, totalCOGS, cacVariableCost } = context.evaluation.monthly
  expect(lines[3]?.value).toBeCloseTo(salesExVAT - totalCOGS - cacVariableCost, 9)
})

it('a bound is shown only where it binds', () => {
  const [earning = expect.fail(), losing = expect.fail()] = workedPlans
  const finishes = (plan: Plan) => explain('businessHealthScore', contextOf(plan)).lines.at(-1)
  expect(finishes(earning)).toMatchObject({ operation: 'plus' })
  expect(evaluate(losing).monthly.contributionPerUnit).toBeLessThan(0)
  const score = (plan: Plan) => explain('businessHealthScore', contextOf(plan))
  const { lines, value } = score(losing)
  const sum = totalOf(lines.filter(({ operation }) => operation !== 'atMost'))
  expect(lines.some(({ operation }) => operation === 'atMost')).toBe((sum ?? 0) > (value ?? 0))
})
