import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mulberry32 } from '../../src/domain/model/decisions/random'
import { simulate, usualSettings } from '../../src/domain/model/decisions/uncertainty'
import { parsePlan } from '../../src/domain/plan/parse-plan'
import { numbersOf, runsAgain } from './uncertainty.mjs'

const examples = JSON.parse(
  readFileSync(new URL('../../src/domain/testing/worked-examples.json', import.meta.url), 'utf8'),
)
const plans = examples.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)

it.each([0, 1, 7, -1, 2 ** 31, 123_456_789])('draws the same numbers for seed %d', (seed) => {
  const [random, again] = [mulberry32(seed), numbersOf(seed)]
  for (let draw = 0; draw < 1000; draw += 1) expect(random()).toBe(again.next().value)
})

it('spreads the worked plans like the second model', () => {
  for (const plan of plans) {
    const runs = 150
    const result = simulate(plan, { ...usualSettings, runs, seed: 3 })
    const { incomes, short } = runsAgain(plan, runs, 3)
    const at = (p) => incomes[Math.ceil(p * runs) - 1]
    expect(result.p10).toBeCloseTo(at(0.1), 6)
    expect(result.p50).toBeCloseTo(at(0.5), 6)
    expect(result.p90).toBeCloseTo(at(0.9), 6)
    expect(result.mean).toBeCloseTo(incomes.reduce((sum, income) => sum + income, 0) / runs, 6)
    expect(result.lossShare).toBe(incomes.filter((income) => income < 0).length / runs)
    expect(result.cashShortShare).toBe(plan.cashPlan.enabled ? short / runs : null)
  }
})
