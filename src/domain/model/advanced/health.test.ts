import { expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { evaluate } from '../evaluate'
import type { BottomLine } from '../evaluation'
import {
  type HealthBasis,
  healthCap,
  healthMaxima,
  healthParts,
  healthPoints,
  healthScore,
  weakestPart,
} from './health'

const { bottomLine } = evaluate(demoPlan())

interface Changes {
  monthly?: Partial<HealthBasis['monthly']>
  bottomLine?: Partial<BottomLine>
  advanced?: Partial<HealthBasis['advanced']>
}

/** A business in good health: every part at its good value. */
function basis(changes: Changes = {}): HealthBasis {
  return {
    monthly: { totalUnits: 10, grossMarginPct: 45, weightedCAC: 10, ...changes.monthly },
    bottomLine: {
      ...bottomLine,
      operatingMarginPct: 20,
      safetyMarginPct: 30,
      isMonthlyProfitable: true,
      ...changes.bottomLine,
    },
    advanced: {
      customerLifetimeValue: 30,
      ltv2cacRatio: 3,
      flatCashBreakevenMonth: 6,
      monthlyFreeCashFlow: 0,
      ...changes.advanced,
    },
    typicalMargin: 45,
  }
}

const points = (changes: Changes) => healthPoints(basis(changes))

it('gives each part full points at its target', () => {
  expect(points({})).toEqual(healthMaxima)
  expect(healthScore(basis())).toBe(100)
  expect(healthParts.reduce((sum, part) => sum + healthMaxima[part], 0)).toBe(100)
  const better = points({
    monthly: { grossMarginPct: 99 },
    bottomLine: { operatingMarginPct: 90, safetyMarginPct: 99 },
    advanced: { ltv2cacRatio: 9, flatCashBreakevenMonth: 1 },
  })
  expect(better).toEqual(healthMaxima)
})

it('gives half the points at half the target', () => {
  const half = points({
    monthly: { grossMarginPct: 22.5 },
    bottomLine: { operatingMarginPct: 10, safetyMarginPct: 15 },
    advanced: { ltv2cacRatio: 1.5, flatCashBreakevenMonth: 21 },
  })
  expect(half).toEqual({ operatingMargin: 15, customerValue: 12.5, grossMargin: 7.5, safetyMargin: 7.5, payback: 7.5 })
})

it('gives nothing for what is negative or has no meaning', () => {
  const nothing = { operatingMargin: 0, customerValue: 0, grossMargin: 0, safetyMargin: 0, payback: 0 }
  const none = points({
    monthly: { grossMarginPct: null, weightedCAC: null },
    bottomLine: { operatingMarginPct: null, safetyMarginPct: null },
    advanced: { ltv2cacRatio: null, flatCashBreakevenMonth: null },
  })
  expect(none).toEqual(nothing)
  const negative = points({
    monthly: { grossMarginPct: -9 },
    bottomLine: { operatingMarginPct: -9, safetyMarginPct: -9 },
    advanced: { ltv2cacRatio: -1, flatCashBreakevenMonth: 36 },
  })
  expect(negative).toEqual(nothing)
})

it('gives no points for customers without value', () => {
  const value = (weightedCAC: number | null, customerLifetimeValue: number | null) =>
    points({ monthly: { weightedCAC }, advanced: { customerLifetimeValue, ltv2cacRatio: 3 } }).customerValue
  expect([value(null, 30), value(10, -1), value(10, null), value(10, 30)]).toEqual([0, 0, 0, 25])
})

it('leaves customer value out where acquisition costs nothing', () => {
  const free = { monthly: { weightedCAC: 0 }, advanced: { ltv2cacRatio: null } }
  expect(points(free).customerValue).toBe(0)
  expect(healthScore(basis(free))).toBeCloseTo(100, 9)
  expect(healthScore(basis({ ...free, bottomLine: { operatingMarginPct: 10 } }))).toBeCloseTo(80, 9)
})

it('caps the score while the month or its cash loses', () => {
  expect(healthCap(basis())).toBe(100)
  expect(healthCap(basis({ advanced: { monthlyFreeCashFlow: -1 } }))).toBe(74)
  expect(healthCap(basis({ bottomLine: { isMonthlyProfitable: false } }))).toBe(49)
  expect(healthScore(basis({ bottomLine: { isMonthlyProfitable: false } }))).toBe(49)
  expect(healthScore(basis({ monthly: { totalUnits: 0 } }))).toBe(0)
})

it('finds the part with the most to gain', () => {
  expect(weakestPart(healthMaxima)).toBe('operatingMargin')
  expect(weakestPart({ ...healthMaxima, payback: 4, grossMargin: 5 })).toBe('payback')
  expect(weakestPart({ ...healthMaxima, customerValue: 4, operatingMargin: 9 })).toBe('operatingMargin')
})
