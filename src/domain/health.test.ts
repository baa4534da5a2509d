import { expect, it } from 'vitest'
import { demoPlan } from './demo-plan'
import { evaluate } from './evaluate'
import { healthCap, healthMaxima, healthParts, healthPoints, healthScore, weakestPart } from './health'

const demo = evaluate(demoPlan()).monthly
const monthly = {
  ...demo,
  operatingMarginPct: 20,
  grossMarginPct: 45,
  safetyMarginPct: 30,
  weightedCAC: 10,
  contributionPerUnit: 5,
  isMonthlyProfitable: true,
}
const basis = { customerLifetimeValue: 30, ltv2cacRatio: 3, cashBreakevenMonth: 6, monthlyFreeCashFlow: 0 }

it('gives every part its most at its good value', () => {
  expect(healthPoints(monthly, basis, 45)).toEqual(healthMaxima)
  expect(healthScore(monthly, basis, 45)).toBe(100)
  expect(healthParts.reduce((sum, part) => sum + healthMaxima[part], 0)).toBe(100)
  const better = { ...monthly, operatingMarginPct: 90, grossMarginPct: 99, safetyMarginPct: 99 }
  expect(healthPoints(better, { ...basis, ltv2cacRatio: 9, cashBreakevenMonth: 1 }, 45)).toEqual(healthMaxima)
})

it('gives half a part for half its good value', () => {
  const half = { ...monthly, operatingMarginPct: 10, grossMarginPct: 22.5, safetyMarginPct: 15 }
  expect(healthPoints(half, { ...basis, ltv2cacRatio: 1.5, cashBreakevenMonth: 21 }, 45)).toEqual({
    operatingMargin: 15,
    customerValue: 12.5,
    grossMargin: 7.5,
    safetyMargin: 7.5,
    cashBack: 7.5,
  })
})

it('gives nothing for what is negative or has no meaning', () => {
  const nothing = { operatingMargin: 0, customerValue: 0, grossMargin: 0, safetyMargin: 0, cashBack: 0 }
  const none = { ...monthly, operatingMarginPct: null, grossMarginPct: null, safetyMarginPct: null, weightedCAC: null }
  expect(healthPoints(none, { ...basis, ltv2cacRatio: null, cashBreakevenMonth: null }, 45)).toEqual(nothing)
  const negative = { ...monthly, operatingMarginPct: -9, grossMarginPct: -9, safetyMarginPct: -9 }
  expect(healthPoints(negative, { ...basis, ltv2cacRatio: -1, cashBreakevenMonth: 36 }, 45)).toEqual(nothing)
})

it('values customers that cost nothing, and none that are worth nothing', () => {
  const points = (weightedCAC: number | null, customerLifetimeValue: number | null) => {
    const ltv2cacRatio = weightedCAC === 0 ? null : 3
    return healthPoints({ ...monthly, weightedCAC }, { ...basis, customerLifetimeValue, ltv2cacRatio }, 45)
      .customerValue
  }
  expect([points(0, 1), points(0, 0), points(0, null), points(null, 30), points(10, -1), points(10, 30)]).toEqual([
    25, 0, 0, 0, 0, 25,
  ])
})

it('caps the score while sales or cash lose', () => {
  expect(healthCap(monthly, basis)).toBe(100)
  expect(healthCap(monthly, { ...basis, monthlyFreeCashFlow: -1 })).toBe(74)
  expect(healthCap({ ...monthly, isMonthlyProfitable: false }, basis)).toBe(74)
  expect(healthCap({ ...monthly, contributionPerUnit: 0 }, basis)).toBe(49)
  expect(healthCap({ ...monthly, contributionPerUnit: null }, basis)).toBe(49)
  expect(healthScore({ ...monthly, contributionPerUnit: -1 }, basis, 45)).toBe(49)
  expect(healthScore({ ...monthly, totalUnits: 0 }, basis, 45)).toBe(0)
})

it('finds the part with the most to gain', () => {
  expect(weakestPart(healthMaxima)).toBe('operatingMargin')
  expect(weakestPart({ ...healthMaxima, cashBack: 4, grossMargin: 5 })).toBe('cashBack')
  expect(weakestPart({ ...healthMaxima, customerValue: 4, operatingMargin: 9 })).toBe('operatingMargin')
})
