import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import type { Plan } from '../plan/plan'
import { simplePlan } from '../testing/simple-plan'
import { evaluate } from './evaluate'
import { moneyNeeded } from './money-needed'

const needed = (plan: Plan) => moneyNeeded(evaluate(plan))

it('is unknown while neither the advanced analysis nor the cash plan is on', () => {
  expect(needed(simplePlan())).toEqual({ source: null, amount: null, byMonth: null, afterMonth: null })
})

it('is the deepest point of the projection, by its month', () => {
  const { advanced } = evaluate(demoPlan())
  const { source, amount, byMonth } = needed(demoPlan())
  expect(source).toBe('advanced')
  expect(amount).toBe(advanced?.peakFundingNeed)
  expect(advanced?.projection[byMonth ?? -1]?.cumulativeCash).toBe(-(amount ?? 0))
})

it('is what the cash plan needs once it is on, by its lowest month', () => {
  const plan = demoPlan()
  const withCash = { ...plan, cashPlan: { ...plan.cashPlan, enabled: true } }
  const { cashPlan, advanced } = evaluate(withCash)
  expect(advanced).not.toBeNull()
  expect(needed(withCash)).toEqual({
    source: 'cashPlan',
    amount: cashPlan?.cashNeeded,
    byMonth: cashPlan?.lowestMonth,
    afterMonth: null,
  })
})

it('names no month when nothing is needed', () => {
  const plan = simplePlan({
    enableAdvancedAnalysis: true,
    inventoryTurnoverRate: 365,
    supplierPaymentTermsDays: 180,
    importLeadTimeMonths: 0,
  })
  expect(needed(plan)).toEqual({ source: 'advanced', amount: 0, byMonth: null, afterMonth: null })
  const cash = simplePlan({}, { unitCostLanded: 0 })
  expect(needed({ ...cash, cashPlan: { ...cash.cashPlan, enabled: true } })).toMatchObject({ amount: 0, byMonth: null })
})

it('says that cash goes on falling after the months shown', () => {
  const plan = simplePlan({ enableAdvancedAnalysis: true, contingencyMo: 5000, planningHorizonMonths: 12 })
  const { amount, ...by } = needed(plan)
  expect(amount).toBe(evaluate(plan).advanced?.peakFundingNeed)
  expect(by).toEqual({ source: 'advanced', byMonth: null, afterMonth: 12 })
})

it('has no amount without units, and says where one would be from', () => {
  expect(needed(simplePlan({ enableAdvancedAnalysis: true }, { unitsPerMonth: 0 }))).toEqual({
    source: 'advanced',
    amount: null,
    byMonth: null,
    afterMonth: null,
  })
})
