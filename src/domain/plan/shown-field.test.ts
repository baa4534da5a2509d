import { describe, expect, it } from 'vitest'
import { isNumberField, shownField, shownNumber, storedNumber } from './field'
import { planFields } from './plan-fields'

const { expectedReturnRate, monthlyGrowthRate, repeatOrderRate, vatPct } = planFields

describe('a fraction is typed and read as a percentage, and stored as it was', () => {
  it.each([
    [0.07, 7],
    [0.081, 8.1],
    [0.05, 5],
    [0.29, 29],
    [-0.5, -50],
    [0.1 + 0.2, 30],
    [0, 0],
  ])('%d is %d %%', (stored, shown) => {
    expect(shownNumber(monthlyGrowthRate, stored)).toBe(shown)
    expect(storedNumber(monthlyGrowthRate, shown)).toBe(Number(stored.toPrecision(15)))
  })

  it('without floating-point noise, to a thousandth of a point', () => {
    const all = Array.from({ length: 100_001 }, (_, index) => (index - 50_000) / 1000)
    const isDusty = (typed: number) => {
      const stored = storedNumber(expectedReturnRate, typed)
      const isLonger = String(stored).length > String(typed).length + 3
      return isLonger || !Object.is(shownNumber(expectedReturnRate, stored), typed)
    }
    expect(all.filter(isDusty)).toEqual([])
  })

  it('what is no number stays none', () => {
    expect(storedNumber(expectedReturnRate, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY)
  })

  it('bounds are those of the box, usual ones where there are any', () => {
    const usual = shownField({ ...expectedReturnRate, usualMin: 0.01, usualMax: 0.2 })
    expect([usual.usualMin, usual.usualMax, usual.max]).toEqual([1, 20, 50])
    const { usualMin: _, usualMax: __, ...without } = expectedReturnRate
    expect(shownField(without)).not.toHaveProperty('usualMax')
  })

  it('every other number is typed as it is stored', () => {
    for (const field of Object.values(planFields)) {
      if (!isNumberField(field) || field.shownAs) continue
      expect(shownField(field)).toBe(field)
      expect([shownNumber(field, 0.07), storedNumber(field, 8.1)]).toEqual([0.07, 8.1])
    }
  })
})

it('the box of a fraction has the bounds and steps of a percentage', () => {
  expect(shownField(monthlyGrowthRate)).toMatchObject({ unit: 'percent', min: -50, max: 200, usualMax: 20, step: 0.1 })
  expect(shownField(expectedReturnRate)).toMatchObject({ unit: 'percent', min: 0, max: 50, default: 5 })
  expect(shownField(vatPct)).toMatchObject({ unit: 'percent', max: 100 })
  expect(repeatOrderRate).toMatchObject({ unit: 'timesAYear', usualMax: 12 })
})
