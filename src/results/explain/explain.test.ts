import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import type { Plan } from '../../domain/plan/plan'
import { benchmarkOf } from '../../domain/reference/benchmarks'
import { sellingPlan, usualPlan } from '../../domain/testing/plan-arbitraries'
import { resultNames } from '../result-kinds'
import { workedPlans } from '../testing/example-plans'
import { explain } from './explain'
import { type ExplainContext, type Line, totalOf, writtenInOne } from './formula-steps'

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

/** What a run of text comes to as everybody reads it: brackets first, then times and divided by, then plus and minus. */
function readAsWritten(lines: readonly Line[]): number | null {
  const shared = ({ share }: Line, number: number) =>
    share === undefined ? number : share === 'andThis' ? 1 + number : 1 - number
  let [sum, product] = [0, 0]
  const outer: { sum: number; product: number }[] = []
  for (const piece of writtenInOne(lines)) {
    if (piece === '(') {
      outer.push({ sum, product })
      ;[sum, product] = [0, 0]
    } else if (piece === ')') {
      product = sum + product
      sum = outer.pop()?.sum ?? expect.fail()
    } else {
      if (piece.value === null) return null
      const number = shared(piece, piece.kind === 'percent' ? piece.value / 100 : piece.value)
      if (piece.operation === 'times') product *= number
      else if (piece.operation === 'over') product /= number
      else {
        sum += product
        product = piece.operation === 'minus' ? -number : number
      }
    }
  }
  return outer.length > 0 ? expect.fail() : sum + product
}

const workings = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => [...(line.working.length > 0 ? [line] : []), ...workings(line.working)])

it('every working, read with the usual precedence, gives its figure', () => {
  const arithmetic = /^(is|plus|minus|times|over)$/
  for (const plan of workedPlans) {
    for (const name of resultNames) {
      for (const { working, value, kind } of workings(explain(name, contextOf(plan)).lines)) {
        if (value === null || !working.every(({ operation }) => arithmetic.test(operation))) continue
        const number = kind === 'percent' ? value / 100 : value
        expect(Math.abs((readAsWritten(working) ?? 0) - number), name).toBeLessThanOrEqual(1e-9 * sizeOf(working))
      }
    }
  }
})
