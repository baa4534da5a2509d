import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { workedPlans } from '../testing/example-plans'
import { cashCurve, nearestPoint } from './cash-curve'
import { cashPlanCurve, monthsShown } from './cash-plan-curve'
import { lowestMonth } from './lowest-month'

const box = { width: 320, height: 260 }
const month = evaluate(demoPlan()).advanced?.projection[0] ?? expect.fail()
const projection = (...cash: number[]) => cash.map((cumulativeCash, at) => ({ ...month, month: at, cumulativeCash }))
const curveOf = (cash: number[], cashBreakevenMonth: number | null = null) =>
  cashCurve({ projection: projection(...cash), cashBreakevenMonth }, box)
const values = (ticks: readonly { value: number }[]) => ticks.map(({ value }) => value)

describe('cumulative cash', () => {
  it.each([
    [12, [0, 2, 4, 6, 8, 10, 12]],
    [24, [0, 4, 8, 12, 16, 20, 24]],
    [36, [0, 6, 12, 18, 24, 30, 36]],
  ])('has numbers of months that can be read over %d months', (last, labelled) => {
    expect(values(curveOf(Array.from({ length: last + 1 }, (_, at) => at)).xTicks)).toEqual(labelled)
  })

  it('has names of months instead, so far apart that there is room for them', () => {
    const months = projection(...Array.from({ length: 13 }, () => -5))
    const named = cashCurve({ projection: months, cashBreakevenMonth: null }, box, { nameWidth: 72 })
    expect(values(named.xTicks)).toEqual([0, 4, 8, 12])
    expect(values(cashCurve({ projection: months, cashBreakevenMonth: null }, box, { nameWidth: 50 }).xTicks)).toEqual([
      0, 3, 6, 9, 12,
    ])
  })

  it('closes its area on the line of zero, at both ends', () => {
    const { area, path, zero } = curveOf([-100, 50])
    const level = Math.round(zero * 10) / 10
    expect(area).toBe(`M52,${level}${path.replace('M', 'L')}L306,${level}`)
  })

  it('finds the first of two lowest months, and the month in which cash is back', () => {
    expect(lowestMonth(projection(0, -9, -9, 3)).month).toBe(1)
    expect(lowestMonth([]).month).toBe(0)
    expect(curveOf([0, -9, 3], 2)).toMatchObject({ lowest: { month: 1, cash: -9 }, back: { month: 2, cash: 3 } })
    expect(curveOf([0, -9, -3], 9).back).toBeNull()
  })

  it('shows of today’s plan no more months than of the plan that is tried', () => {
    const tried = { projection: projection(0, 1, 2), cashBreakevenMonth: null }
    const today = projection(0, -1, -2, -3, -4)
    expect(cashCurve(tried, box, { today }).today).toHaveLength(3)
    expect(cashCurve(tried, box, { today: [] }).today).toEqual([])
  })

  it('has the first of two points that are as near', () => {
    const places = [0, 10, 20].map((x) => ({ x, y: 0 }))
    expect([4, 5, 6, 99].map((x) => nearestPoint(places, x))).toEqual([0, 0, 1, 2])
  })
})

describe('names of months', () => {
  // 254 pixels of months in a picture of 320.
  it.each([
    [12, 19, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [12, 63.5, [0, 3, 6, 9, 12]],
    [12, 64, [0, 4, 8, 12]],
    [36, 90, [0, 12, 24, 36]],
    [1, 72, [0, 1]],
    [0, 72, [0]],
  ])('of %d months, %d pixels wide, do not touch', (last, width, shown) => {
    expect(monthsShown(last, box.width, width)).toEqual(shown)
  })
})

describe('cash by month', () => {
  const plan = workedPlans[2] ?? expect.fail()
  const result = evaluate(plan).cashPlan ?? expect.fail()
  const looks = { openingCash: plan.cashPlan.openingCash, labelWidth: 32 }

  it('reaches from the first month to the last, with its area closed on the line of zero', () => {
    const { points: drawn, area, path, zero } = cashPlanCurve(result, looks, box)
    expect([drawn[0]?.x, drawn.at(-1)?.x]).toEqual([52, 306])
    const level = Math.round(zero * 10) / 10
    expect(area).toBe(`M52,${level}${path.replace('M', 'L')}L306,${level}`)
  })

  it('is lowest at the start where no month is, and shows of today’s plan the months of the plan that is tried', () => {
    const { lowest, zero } = cashPlanCurve({ ...result, lowestMonth: 99 }, looks, box)
    expect(lowest).toEqual({ month: 0, x: 52, y: zero })
    const short = { ...result, months: result.months.slice(0, 3) }
    expect(cashPlanCurve(short, { ...looks, today: result.months }, box).today).toHaveLength(3)
    expect(cashPlanCurve(short, { ...looks, today: [] }, box).today).toEqual([])
  })
})
