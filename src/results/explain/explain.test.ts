import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutGrowth } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import type { ResultName } from '../../domain/model/results/sections'
import { scenarioNames } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { benchmarkOf, builtInBenchmarks } from '../../domain/reference/benchmarks'
import { sellingPlan, usualPlan } from '../../domain/testing/plan-arbitraries'
import { resultNames } from '../result-kinds'
import { busyStores, storesWithCashPlan, workedPlans } from '../testing/example-plans'
import { cashLines } from './cash-lines'
import { type Explanation, explain, explainCash, explainMonth, explainProduct, explainScenario } from './explain'
import { type ExplainContext, type Line, totalOf, writtenInOne } from './lines'
import { monthLines, productLines, scenarioLines } from './row-lines'

function contextOf(plan: Plan): ExplainContext {
  return { plan, evaluation: evaluate(plan), typicalMargin: benchmarkOf(plan.productCategory).typicalMargin }
}

/** What the lines come to, beside what the model says; empty where both agree. */
function difference(name: string, { value, lines, kind }: Explanation): string[] {
  const total = totalOf(lines)
  const computed = total === null ? null : kind === 'percent' ? total * 100 : total
  const isSame = computed !== null && value !== null && Math.abs(computed - value) <= 1e-9 * sizeOf(lines)
  return isSame ? [] : [`${name}: the lines come to ${computed}, the model says ${value}`]
}

/** The largest figure of a calculation: what its rounding is measured against. */
function sizeOf(lines: readonly Line[]): number {
  return Math.max(1, ...lines.flatMap((line) => [Math.abs(line.value ?? 0), sizeOf(line.working)]))
}

function differences(plan: Plan): string[] {
  const context = contextOf(plan)
  return resultNames.flatMap((name) => {
    const explanation = explain(name, context)
    const { value, lines, isListed } = explanation
    if (value === null || isListed) return []
    // Without units some figures have no value, and what they are multiplied to is nothing.
    if (totalOf(lines) === null && value === 0 && context.evaluation.monthly.totalUnits === 0) return []
    return difference(name, explanation)
  })
}

/** The same for every figure of every month of the cash plan. */
function cashDifferences(plan: Plan): string[] {
  const context = contextOf(plan)
  const months = context.evaluation.cashPlan?.months ?? []
  return months.flatMap(({ month }) =>
    cashLines.flatMap((line) => difference(`${line} of month ${month}`, explainCash({ line, month }, context))),
  )
}

/** The same for every figure of every product. */
function productDifferences(plan: Plan): string[] {
  const context = contextOf(plan)
  return plan.products.flatMap((_, at) =>
    productLines.flatMap((line) => {
      const explanation = explainProduct(line, at, context)
      const { value, lines } = explanation
      // What the plan does not use is 0 without a calculation.
      if (value === null || (value === 0 && lines.length === 0)) return []
      return difference(`${line} of product ${at}`, explanation)
    }),
  )
}

/** The same for every scenario, and for months of the projection without growth. */
function projectedDifferences(plan: Plan): string[] {
  const on = contextOf({ ...plan, enableAdvancedAnalysis: true })
  const steady = { ...on, ...withoutGrowth({ ...on, benchmarks: builtInBenchmarks }, 13) }
  const all: [string, Explanation][] = [
    ...scenarioNames.flatMap((id) =>
      scenarioLines.map((line): [string, Explanation] => [`${line} ${id}`, explainScenario(line, id, on)]),
    ),
    ...[0, 1, 2, 13].flatMap((month) =>
      monthLines.map((line): [string, Explanation] => [`${line} ${month}`, explainMonth(line, month, steady)]),
    ),
  ]
  return all.flatMap(([name, explanation]) => {
    const { value, lines } = explanation
    return value === null || (value === 0 && (lines.length === 0 || totalOf(lines) === null))
      ? []
      : difference(name, explanation)
  })
}

describe('the lines of every explanation come to the result', () => {
  it.each(workedPlans.map((plan) => [plan.storeName, plan]))('of %s', (_, plan) => {
    expect(differences(plan)).toEqual([])
    expect(productDifferences(plan)).toEqual([])
    expect(projectedDifferences(plan)).toEqual([])
  })

  it.each([...storesWithCashPlan, ...busyStores])('of the store %s', (_, plan) => {
    expect(differences(plan)).toEqual([])
    expect(cashDifferences(plan)).toEqual([])
    expect(productDifferences(plan)).toEqual([])
  })

  it('of every month of the second sample', () => {
    const [, , layan = expect.fail()] = workedPlans
    expect(evaluate(layan).cashPlan?.months).toHaveLength(19)
    expect(cashDifferences(layan)).toEqual([])
    expect(cashDifferences({ ...layan, vatRegistered: true })).toEqual([])
  })

  it('of every month of any plan', () => {
    fc.assert(
      fc.property(sellingPlan, (plan) => {
        expect(cashDifferences({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } })).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('of any plan', () => {
    fc.assert(
      fc.property(fc.oneof(usualPlan, sellingPlan), (plan) => {
        expect(differences(plan)).toEqual([])
        expect(productDifferences(plan)).toEqual([])
      }),
    )
  })
})

it('the lines of scenarios and projected months come to them, for any plan', () => {
  fc.assert(
    fc.property(usualPlan, (plan) => {
      expect(projectedDifferences(plan)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

it('a figure that is used in many lines shows its working once, and comes to the same', () => {
  const [, , layan = expect.fail()] = workedPlans
  const { lines, basis } = explainCash({ line: 'receipts', month: 2 }, contextOf(layan))
  expect(lines.length).toBeGreaterThan(4)
  expect(basis).toHaveLength(1)
  for (const { working } of lines) {
    expect(working[0]).toMatchObject({ label: basis[0]?.label, value: basis[0]?.value, working: [] })
  }
  expect(basis[0]?.working).toHaveLength(2)
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
    const context = contextOf(plan)
    const months = context.evaluation.cashPlan?.months ?? []
    const explanations: (readonly [string, Explanation])[] = [
      ...resultNames.map((name) => [name, explain(name, context)] as const),
      ...months.flatMap(({ month }) =>
        cashLines.map((line) => [`${line} ${month}`, explainCash({ line, month }, context)] as const),
      ),
    ]
    for (const [name, { lines, basis }] of explanations) {
      for (const { working, value, kind } of workings([...lines, ...basis])) {
        if (value === null || !working.every(({ operation }) => arithmetic.test(operation))) continue
        const number = kind === 'percent' ? value / 100 : value
        expect(Math.abs((readAsWritten(working) ?? 0) - number), name).toBeLessThanOrEqual(1e-9 * sizeOf(working))
      }
    }
  }
})

it('what changes nothing leaves itself out', () => {
  const [earning = expect.fail()] = workedPlans
  const plan: Plan = { ...earning, codSharePct: 40, codRefusalPct: 0 }
  const labels = (name: ResultName, of: Plan) => explain(name, contextOf(of)).lines.map(({ label }) => label)
  const refused = { from: 'word', name: 'refusedPart' }
  expect(labels('deliveredOrdersMo', plan)).not.toContainEqual(refused)
  expect(labels('deliveredOrdersMo', { ...plan, paymentMode: 'basic', codRefusalPct: 10 })).toContainEqual(refused)
  const vat = { from: 'field', name: 'vatPct' }
  expect(labels('packagingCost', { ...plan, vatRegistered: true })).not.toContainEqual(vat)
  expect(labels('packagingCost', { ...plan, vatRegistered: false })).toContainEqual(vat)
})

it('a result that a condition decides names what decides it', () => {
  const [, losing = expect.fail()] = workedPlans
  const { isListed, lines } = explain('growthSustainabilityScore', contextOf(losing))
  expect(isListed).toBe(true)
  expect(lines.map(({ label }) => label)).toEqual([{ from: 'word', name: 'earnedCash' }])
})
