import { expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan, type Plan } from '../../plan/plan'
import { evaluate } from '../evaluate'
import { type Factors, withFactors } from './drivers'
import { levers } from './levers'
import { nearestPair } from './nearest-pair'

const priced = (factor: number): Plan => withFactors(demoPlan(), { price: factor })

const incomeOf = (plan: Plan, pair: readonly string[], percent: number) => {
  const factors: Factors = {}
  for (const lever of levers) {
    if (pair.includes(lever)) factors[lever] = 1 + ((lever === 'price' || lever === 'units' ? 1 : -1) * percent) / 100
  }
  return evaluate(withFactors(plan, factors)).bottomLine.operatingIncome
}

it('is the pair that needs the least of both for a losing month to stand at 0', () => {
  const plan = priced(0.85)
  const pair = nearestPair(plan)
  expect(pair).toMatchObject({ isRealistic: true })
  if (!pair) return
  expect(incomeOf(plan, pair.levers, pair.percent)).toBeGreaterThanOrEqual(0)
  const nearer = Math.round(pair.percent * 10 - 1) / 10
  for (const first of levers) {
    for (const second of levers) if (first !== second) expect(incomeOf(plan, [first, second], nearer)).toBeLessThan(0)
  }
})

it('says what is not realistic, and that no pair is enough', () => {
  expect(nearestPair(priced(0.4))).toMatchObject({ isRealistic: false })
  const hopeless = { ...demoPlan(), contingencyMo: 1e9 }
  expect(nearestPair(hopeless)).toBeNull()
})

it('has nothing to say of a month that earns, or sells nothing', () => {
  expect(nearestPair(demoPlan())).toBeNull()
  expect(nearestPair(blankPlan())).toBeNull()
})
