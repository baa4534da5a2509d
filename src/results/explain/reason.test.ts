import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import type { Absence } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import type { Plan } from '../../domain/plan/plan'
import { everythingPlan, usualPlan, wildPlan } from '../../domain/testing/plan-arbitraries'
import { resultNames, resultOf, rowOf } from '../result-kinds'
import { picturedPlans } from '../testing/example-plans'
import { reasonFor } from './reason'

/** What each reason says, read off an evaluation. */
const isTrue: Record<Absence, (plan: Plan, results: ReturnType<typeof evaluate>) => boolean> = {
  noUnits: (_, { monthly }) => monthly.totalUnits === 0,
  noSales: (_, { monthly }) => monthly.salesExVAT === 0,
  allRefused: (_, { monthly }) => monthly.refusedOrdersMo > 0 && monthly.deliveredOrdersMo === 0,
  eachSaleLoses: (_, { bottomLine }) => bottomLine.contributionPerUnit !== null && bottomLine.contributionPerUnit <= 0,
  notAtThisPace: (_, { monthly, bottomLine }) => monthly.totalUnits < (bottomLine.monthlyBreakEvenUnits ?? 0),
  noNewCustomers: (_, { monthly }) => monthly.newCustomersPerMonth === 0,
  customersAreFree: (_, { monthly }) => monthly.cacVariableCost + monthly.marketingMo === 0,
  ordersLeaveNothing: (_, { monthly, bottomLine, advanced }) =>
    monthly.salesExVAT - monthly.totalCOGS - (advanced?.returnsMo ?? 0) <= 0 || (bottomLine.orderMargin ?? 0) <= 0,
  customersLeaveBefore: (_, { advanced }) =>
    (advanced?.customerPaybackPeriod ?? 0) > (advanced?.avgOrdersPerCustomer ?? Number.POSITIVE_INFINITY),
  noPriceReaches: (_, { monthly }) => monthly.exactPriceInclVAT === null,
  cashNeverBack: (_, { advanced }) => advanced !== null,
  noGrowth: (plan) => plan.monthlyGrowthRate <= 0,
  noCapital: (_, { advanced }) => advanced?.workingCapitalRequired === 0 && advanced.startupInvestment === 0,
  noCod: (_, { cod }) => cod === null,
  allCod: (_, { cod }) => cod !== null,
  codLoses: (_, { cod }) => cod !== null,
  notRegistered: (_, { vat }) => !vat.registered,
  registered: (_, { vat }) => vat.registered,
  belowThreshold: (plan, { vat }) => plan.currency === 'SAR' && (!vat.registered || vat.mustRegisterMonth === null),
  notInSar: (plan) => plan.currency !== 'SAR',
  cashPlanOff: (_, { cashPlan }) => cashPlan === null,
  neverRunsOut: (_, { cashPlan }) => cashPlan !== null,
  notBack: (_, { cashPlan }) => cashPlan !== null,
  ownerPayOpen: (plan) => plan.ownerPayMo === null,
  nothingNeeded: (_, { conclusion }) => conclusion.needed !== null,
}

/** Reasons that others may follow: where one of these is so, a founder mends it first. */
const mendedFirst: readonly Absence[] = [
  ...(['noUnits', 'noNewCustomers', 'noCod', 'cashPlanOff', 'registered', 'notInSar'] as const),
]

/** Results whose reason is not so, or stands behind another one that is to be mended first. */
function wrongReasons(plan: Plan): string[] {
  const evaluation = evaluate(plan)
  const isOff = (name: ResultName) => evaluation.advanced === null && rowOf(name).list !== undefined && isAdvanced(name)
  return resultNames.flatMap((name) => {
    if (resultOf(evaluation, name) !== null || isOff(name)) return []
    const reason = reasonFor(name, { plan, evaluation, typicalMargin: 40 })
    const absent: readonly Absence[] = rowOf(name).absent ?? []
    const before = absent.slice(0, Math.max(0, absent.indexOf(reason))).filter((one) => mendedFirst.includes(one))
    const isFirst = !before.some((one) => isTrue[one](plan, evaluation))
    return isFirst && isTrue[reason](plan, evaluation) ? [] : [`${name}: ${reason}`]
  })
}

const analysed = evaluate({ ...picturedPlans.demo, enableAdvancedAnalysis: true }).advanced
const isAdvanced = (name: ResultName) => analysed !== null && name in analysed

it.each(Object.entries(picturedPlans))('says of no result a reason that is not so: %s', (_, plan) => {
  expect(wrongReasons(plan)).toEqual([])
})

it.each([
  ['usual ones', usualPlan],
  ['with everything in use', everythingPlan],
  ['of any numbers', wildPlan],
])('says of no result a reason that is not so, in plans: %s', (_, plans) => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(wrongReasons(plan)).toEqual([])
    }),
  )
})

it('says why a store whose sales lose has no break-even, before and after returns, and when a customer leaves too early', () => {
  const reason = (name: ResultName, plan: Plan) =>
    reasonFor(name, { plan, evaluation: evaluate(plan), typicalMargin: 40 })
  const { loss, demo } = picturedPlans
  expect(reason('bottomLine.monthlyBreakEvenUnits', loss)).toBe('eachSaleLoses')
  expect(reason('monthlyBreakEvenUnits', loss)).toBe('eachSaleLoses')
  const once = { ...demo, repeatOrderRate: 0, customerAcquisitionCost: 300 }
  expect(evaluate(once).advanced?.customerPaybackPeriod).not.toBeNull()
  expect(reason('paybackMonths', once)).toBe('customersLeaveBefore')
  const refused = { ...demo, codSharePct: 100, codRefusalPct: 100, paymentMode: 'basic' as const }
  const priced = resultNames.filter((name) => rowOf(name).absent?.includes('allRefused'))
  const without = priced.filter((name) => resultOf(evaluate(refused), name) === null)
  expect(without).toContain('exactPriceInclVAT')
  expect(without.filter((name) => reason(name, refused) !== 'allRefused')).toEqual([])
})
