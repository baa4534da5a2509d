import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../plan/parse-plan'
import type { Plan } from '../plan/plan'
import { evaluate } from './evaluate'
import type { Evaluation } from './evaluation'

const fixture = new URL('../testing/realistic-stores.json', import.meta.url)
const stores: Record<string, object> = JSON.parse(readFileSync(fixture, 'utf8'))

function storeNamed(name: string, times = 1): Plan {
  const { plan } = parsePlan(JSON.stringify(stores[name]))
  return { ...plan, products: plan.products.map((one) => ({ ...one, unitsPerMonth: one.unitsPerMonth * times })) }
}

const cents = (value: number) => Math.round(value * 100) / 100

/** What a founder reads first: the words, and the figures beside them, rounded as on screen. */
function headline({ monthly, bottomLine, advanced, verdict, breakEvenState, performanceBadge }: Evaluation) {
  return {
    verdict,
    breakEvenState,
    performanceBadge,
    beforeReturns: cents(monthly.operatingIncome),
    profit: cents(bottomLine.operatingIncome),
    breakEvenUnits: bottomLine.monthlyBreakEvenUnits,
    payback: advanced?.cashBreakevenMonth,
    health: Math.round(advanced?.businessHealthScore ?? Number.NaN),
  }
}

const losing = { verdict: 'unprofitable', performanceBadge: 'losing', payback: null }
const never = { ...losing, breakEvenState: 'never', breakEvenUnits: null }
const needsUnits = { ...losing, breakEvenState: 'needs-units' }

/** Worked out by two implementations of the model that share no code. */
const expected = {
  abaya: { ...never, beforeReturns: -10315.17, profit: -18987.92, health: 24 },
  'perfume COD-heavy': {
    ...needsUnits,
    beforeReturns: -1886.5,
    profit: -13802.33,
    breakEvenUnits: 3286,
    health: 28,
  },
  'coffee roaster': { ...needsUnits, beforeReturns: -8849.71, profit: -10117.46, breakEvenUnits: 2055, health: 33 },
  'dates gifts, zero CAC': {
    verdict: 'moderate',
    breakEvenState: 'profitable',
    performanceBadge: 'fair',
    beforeReturns: 6064.29,
    profit: 4936.61,
    breakEvenUnits: 151,
    payback: 6,
    health: 65,
  },
  'stationery, digital-heavy': { ...never, beforeReturns: -9805.97, profit: -11010.41, health: 0 },
  'abaya, new-customer share left at 0': {
    ...needsUnits,
    beforeReturns: 5059.24,
    profit: -4666.76,
    breakEvenUnits: 239,
    health: 12,
  },
}

it('holds a table of every store', () => {
  expect(Object.keys(expected)).toEqual(Object.keys(stores))
})

describe.each(Object.entries(expected))('%s', (name, figures) => {
  it('reads as it earns', () => {
    expect(headline(evaluate(storeNamed(name)))).toEqual(figures)
  })

  it.each([1, 2, 5, 18, 100])('is never praised while it loses, with %i times the sales', (times) => {
    const { verdict, bottomLine, performanceBadge, breakEvenState, advanced } = evaluate(storeNamed(name, times))
    const isLosing = bottomLine.operatingIncome < 0
    expect(verdict === 'unprofitable').toBe(isLosing)
    expect(performanceBadge === 'losing').toBe(isLosing)
    expect(breakEvenState === 'profitable').toBe(!isLosing)
    if (isLosing) expect(advanced?.businessHealthScore).toBeLessThanOrEqual(49)
  })
})

it('says that more sales do not help where returns take what a sale leaves', () => {
  for (const times of [1, 18, 100]) expect(evaluate(storeNamed('abaya', times)).breakEvenState).toBe('never')
})

it('points out customers that cost nothing', () => {
  const { monthly, advanced } = evaluate(storeNamed('abaya, new-customer share left at 0'))
  expect(monthly.weightedCAC).toBe(null)
  expect(advanced?.ltv2cacRatio).toBe(null)
})
