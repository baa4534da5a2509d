import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import type { ResultName } from '../../domain/model/results/sections'
import { demoPlan } from '../../domain/plan/demo-plan'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { planSoFar } from '../../domain/rules/unanswered'
import { resultNames } from '../../results/result-kinds'
import { foremostResults } from '../../results/result-lists'
import { compareResults } from './compare-results'
import { comparedEvaluation, placeOfBase } from './compared-plan'
import { differingInputs, isUnknown } from './differing-inputs'
import { chosenFirst } from './project-choice'

const plan = demoPlan()
const dearer: Plan = {
  ...plan,
  products: plan.products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT: 159 } : product)),
}
const rowOf = (name: ResultName, plans: readonly Plan[], hasOneCurrency = true) => {
  const rows = compareResults({ plans: plans.map(comparedEvaluation), base: 0, hasOneCurrency })
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`${name} is not compared`)
  return row.cells
}

describe('compared results', () => {
  it('tell how each differs from the first, by amount and percent, and which is best', () => {
    const [first, second] = rowOf('bottomLine.operatingIncome', [plan, dearer])
    expect(first).toMatchObject({ difference: null, isBest: false })
    const [was, is] = [first?.value ?? 0, second?.value ?? 0]
    expect(second).toMatchObject({ isBest: true, difference: { amount: is - was } })
    expect(second?.difference?.sharePct).toBeCloseTo(((is - was) / Math.abs(was)) * 100, 9)
  })

  it('take less as better where that is so, and mark nothing where all are alike or none can be said to be better', () => {
    expect(rowOf('bottomLine.monthlyBreakEvenUnits', [plan, dearer]).map(({ isBest }) => isBest)).toEqual([false, true])
    expect(rowOf('finalUnitCost', [plan, dearer]).some(({ isBest }) => isBest)).toBe(false)
    expect(rowOf('totalMonthlyCosts', [plan, dearer]).some(({ isBest }) => isBest)).toBe(false)
  })

  it('are in the state of VAT that each plan is concluded in', () => {
    const soon: Plan = { ...plan, vatRegistered: false, salesLast12Months: 400_000 }
    const [cell] = rowOf('bottomLine.operatingIncome', [soon, dearer])
    expect(cell?.value).toBe(evaluate(soon).conclusion.income)
    expect(cell?.value).not.toBe(evaluate(soon).bottomLine.operatingIncome)
    expect([soon, dearer].map((one) => comparedEvaluation(one).isCountedRegistered)).toEqual([true, false])
  })

  it('give no plan the better revenue, for what more sales leave is what counts', () => {
    for (const name of ['salesExVAT', 'projectedRevenue12Months'] as const)
      expect(rowOf(name, [plan, dearer]).some(({ isBest }) => isBest)).toBe(false)
  })

  it('have nothing where nothing is sold, and nothing to win by costs that are not answered', () => {
    const empty = blankPlan()
    const half: Plan = { ...dearer, unanswered: ['fixedCosts'] }
    const [none, , other] = rowOf('bottomLine.operatingIncome', [empty, plan, dearer])
    expect([none?.value, none?.isBest, other?.isBest]).toEqual([null, false, true])
    expect(rowOf('totalFixedCost', [empty, plan]).map(({ value }) => value !== null)).toEqual([false, true])
    expect(rowOf('bottomLine.operatingIncome', [plan, half, plan]).some(({ isBest }) => isBest)).toBe(false)
    expect(placeOfBase([empty, plan].map((one, at) => ({ id: `${at}`, name: 'One', plan: one })))).toBe(1)
  })

  it('of a plan that is not all answered are its sales and its profit so far, and nothing that rests on what is missing', () => {
    const half: Plan = { ...dearer, unanswered: ['delivery', 'marketing'] }
    for (const name of [
      'bottomLine.monthlyBreakEvenUnits',
      'bottomLine.safetyMarginPct',
      'businessHealthScore',
    ] as const)
      expect(rowOf(name, [plan, half])[1]).toMatchObject({ value: null, difference: null })
    const [, profit] = rowOf('bottomLine.operatingIncome', [plan, half])
    expect(profit).toMatchObject({ value: evaluate(planSoFar(half)).conclusion.income, isProvisional: true })
    expect(profit?.difference).toBeNull()
    expect(rowOf('bottomLine.operatingIncome', [half, plan])[1]?.difference).toBeNull()
    expect(rowOf('salesExVAT', [plan, half])[1]?.difference).not.toBeNull()
  })

  it('tell what is better than a loss by its amount alone', () => {
    const losing = { ...plan, contingencyMo: 90_000 }
    const [, second] = rowOf('bottomLine.operatingIncome', [losing, plan])
    expect(second?.difference).toMatchObject({ sharePct: null })
  })

  it('give percentages their difference in points', () => {
    const [, second] = rowOf('grossMarginPct', [plan, dearer])
    expect(second?.difference?.sharePct).toBeNull()
    expect(second?.difference?.amount).toBeGreaterThan(0)
  })

  it('compare amounts of different currencies in percent of sales alone', () => {
    const dirhams = { ...dearer, currency: 'AED' }
    const [first, second] = rowOf('bottomLine.operatingIncome', [plan, dirhams], false)
    expect(first?.ofSales).toBeCloseTo((evaluate(plan).bottomLine.operatingMarginPct ?? 0) * 1, 9)
    expect(second?.difference).toEqual({ amount: (second?.ofSales ?? 0) - (first?.ofSales ?? 0), sharePct: null })
    for (const name of ['finalUnitCost', 'customerLifetimeValue', 'peakFundingNeed'] as const)
      for (const cell of rowOf(name, [plan, dirhams], false))
        expect(cell).toMatchObject({ ofSales: null, difference: null, isBest: false })
  })

  it('leave out what none of the plans has, and keep what one of them has', () => {
    const plans = [plan, blankPlan()].map(comparedEvaluation)
    const names = compareResults({ plans, base: 0, hasOneCurrency: true }).map(({ name }) => name)
    expect(names).toContain('businessHealthScore')
    expect(names).not.toContain('cashPlan.lowestCash')
    expect(foremostResults.filter((name) => !resultNames.includes(name))).toEqual([])
  })
})

describe('inputs that differ', () => {
  it('are listed in the order of the form, each with the value of every plan', () => {
    const third = { ...dearer, vatPct: 5, cashPlan: { ...plan.cashPlan, enabled: true } }
    expect(differingInputs([plan, dearer, third])).toEqual([
      { path: 'vatPct', values: [15, 15, 5] },
      { path: 'products.0.unitPriceInclVAT', values: [149, 159, 159] },
      { path: 'cashPlan.enabled', values: [false, false, true] },
    ])
    expect(differingInputs([plan, demoPlan()])).toEqual([])
  })

  it('list a product of one plan with what was typed for it', () => {
    const [first] = plan.products
    const one = { ...plan, products: first ? [{ ...first, fxFeePct: 0 }] : [] }
    const paths = differingInputs([{ ...plan, products: [] }, one]).map(({ path }) => path)
    expect(paths).toContain('products.0.unitPriceInclVAT')
    expect(paths).not.toContain('products.0.fxFeePct')
  })

  it('have no cost of 0 where a product is costed in the other way', () => {
    const [first] = plan.products
    const costed = (cost: object): Plan => ({ ...plan, products: first ? [{ ...first, ...cost }] : [] })
    const itemized = costed({ exFactoryPrice: 20, unitCostLanded: 0 })
    const landed = costed({ exFactoryPrice: 0, unitCostLanded: 31 })
    const asked = (one: Plan) =>
      (['unitCostLanded', 'exFactoryPrice'] as const).map((field) =>
        isUnknown(one, `products.0.${field}`, one.products[0]?.[field]),
      )
    expect([asked(itemized), asked(landed)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('leave out what follows from other inputs, and months that are alike', () => {
    const [first] = plan.products
    const costed = { ...plan, products: plan.products.map((product) => ({ ...product, unitCostLanded: 7 })) }
    expect(first?.exFactoryPrice).toBeGreaterThan(0)
    expect(differingInputs([plan, costed])).toEqual([])
    const months = plan.season.months.map((value, at) => (at === 2 ? 150 : value))
    expect(differingInputs([plan, { ...plan, season: { ...plan.season, months } }])).toEqual([
      { path: 'season.months.2', values: [100, 150] },
    ])
  })
})

it('the projects that are compared stand before the others of a long list', () => {
  const projects = Array.from({ length: 30 }, (_, at) => ({ id: `p${at}` }))
  const listed = chosenFirst(projects, [{ key: 'p29' }, { key: 'p12' }])
  expect(listed.slice(0, 3)).toEqual([{ id: 'p12' }, { id: 'p29' }, { id: 'p0' }])
})
