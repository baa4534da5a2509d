import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluatedInState, projectionWithoutGrowth } from '../model/conclusion/in-state'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import { secondSample } from '../samples/second-sample'
import { outcomeOf, projectFigures } from './project-figures'

const examples: { plan: object }[] = JSON.parse(
  readFileSync(new URL('../testing/worked-examples.json', import.meta.url), 'utf8'),
)
const figuresOf = (plan: object) => projectFigures(JSON.stringify(plan))

describe('the figures of a project', () => {
  it('show the cash of a cash plan as what it adds to the money at hand', () => {
    const { cashPlan } = demoPlan()
    const plan = { ...demoPlan(), cashPlan: { ...cashPlan, enabled: true, openingCash: 5000 } }
    const closing = evaluate(plan).cashPlan?.months.map(({ closingCash }) => closingCash - 5000)
    expect(closing?.length).toBeGreaterThan(0)
    expect(figuresOf(plan).cumulativeCash).toEqual(closing)
  })

  it('are those of the model', () => {
    const evaluation = evaluate(demoPlan())
    const { monthly, bottomLine, conclusion, breakEvenState } = evaluation
    const evaluated = { plan: demoPlan(), evaluation, benchmarks: builtInBenchmarks }
    expect(figuresOf(demoPlan())).toEqual({
      isReadable: true,
      isCountedRegistered: false,
      plannedGrowthPct: 8,
      breakEvenState,
      isActive: true,
      isProfitable: true,
      conclusion,
      startMonth: '',
      currency: 'SAR',
      growthToDutyPct: null,
      isDutyByPast: false,
      fewUnits: null,
      orderOfFew: null,
      existingPct: 75,
      goodsCost: 'supplier',
      comingBack: 'returns',
      vatRegistered: true,
      salesExVAT: monthly.salesExVAT,
      operatingIncome: monthly.operatingIncome,
      profit: bottomLine.operatingIncome,
      operatingMarginPct: bottomLine.operatingMarginPct,
      teamSize: demoPlan().team.length,
      completionPct: 100,
      status: 'complete',
      step: 'results',
      missingAnswers: [],
      profitSoFar: bottomLine.operatingIncome,
      cumulativeCash: projectionWithoutGrowth(evaluated)?.map((month) => month.cumulativeCash),
    })
    expect(figuresOf(demoPlan()).operatingIncome).toBeCloseTo(2743.17, 2)
    expect(figuresOf(demoPlan()).profit).toBeCloseTo(1782.44, 2)
  })

  it('call no plan unprofitable that has no price yet', () => {
    const unpriced = demoPlan().products.map((one) => ({ ...one, unitPriceInclVAT: 0 }))
    expect(figuresOf({ ...demoPlan(), products: unpriced }).isProfitable).toBeNull()
  })

  it('are of one month, also where the store will have to register', () => {
    const plan = secondSample()
    const evaluation = evaluate(plan)
    const { monthly, bottomLine } = evaluatedInState({ plan, evaluation, benchmarks: builtInBenchmarks })
    expect(monthly.salesExVAT).not.toBe(evaluation.monthly.salesExVAT)
    expect(figuresOf(plan)).toMatchObject({
      vatRegistered: true,
      salesExVAT: monthly.salesExVAT,
      profit: bottomLine.operatingIncome,
      operatingMarginPct: bottomLine.operatingMarginPct,
    })
  })

  it('of a plan that loses on each sale say so', () => {
    expect(figuresOf(examples[1]?.plan ?? {})).toMatchObject({
      isProfitable: false,
      conclusion: { verdict: 'unprofitable' },
    })
  })

  it('of a new project are those of nothing, without a badge', () => {
    expect(projectFigures('{}')).toMatchObject({
      isReadable: true,
      isActive: false,
      isProfitable: null,
      conclusion: { verdict: null },
      operatingMarginPct: null,
      completionPct: 0,
      status: 'not-started',
      step: 'setup',
      cumulativeCash: null,
    })
  })

  it('count a plan as active that gives its goods away', () => {
    const plan = { ...blankPlan(), products: [{ unitsPerMonth: 10, exFactoryPrice: 5 }] }
    expect(figuresOf(plan)).toMatchObject({ isActive: true, isProfitable: null })
  })

  it('of a plan that still has questions say which', () => {
    const figures = figuresOf({ ...demoPlan(), unanswered: ['delivery', 'rent'] })
    expect(figures.missingAnswers).toEqual([{ question: 'delivery', path: 'shippingPerOrder', productName: null }])
    const { profitSoFar } = figuresOf({ ...demoPlan(), shippingPerOrder: 0, packagingPerOrder: 0 })
    const progress = { completionPct: 60, status: 'in-progress', step: 'costs' }
    expect(figures).toEqual({
      ...figuresOf(demoPlan()),
      ...progress,
      missingAnswers: figures.missingAnswers,
      profitSoFar,
    })
    expect(profitSoFar).toBeGreaterThan(figures.profit)
  })

  it('come to one amount: the profit, or that before the costs that are unanswered', () => {
    const [whole, half] = [figuresOf(demoPlan()), figuresOf({ ...demoPlan(), unanswered: ['delivery'] })]
    expect(outcomeOf(whole)).toEqual({ profit: whole.profit, currency: 'SAR', isFirstResult: false })
    expect(outcomeOf(half)).toEqual({ profit: half.profitSoFar, currency: 'SAR', isFirstResult: true })
    expect(half.profitSoFar).not.toBe(whole.profit)
  })

  it('say where they count a store as registered for VAT that is not yet', () => {
    const counted = (plan: object) => figuresOf(plan).isCountedRegistered
    expect([secondSample(), { ...secondSample(), vatRegistered: true }, demoPlan()].map(counted)).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each(['', 'price = 5', '[]', '"a plan"', 'null'])('of %j are those of a blank plan, and it is marked', (text) => {
    expect(projectFigures(text)).toEqual({ ...projectFigures(JSON.stringify(blankPlan())), isReadable: false })
  })
})

it('of a plan with texts of any length are short', () => {
  const long = 'x'.repeat(50_000)
  const products = [{ id: 'p1', name: long }]
  const figures = figuresOf({ currency: long, products, unanswered: ['p1', 'delivery'] })
  expect(figures.currency).toBe('xxxxxxxx')
  expect(figures.missingAnswers.map(({ productName }) => productName?.length)).toContain(100)
  expect(JSON.stringify(figures).length).toBeLessThan(1500)
})
