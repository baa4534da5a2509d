import { expect, it } from 'vitest'
import { evaluate } from '../domain/model/evaluate'
import { demoPlan } from '../domain/plan/demo-plan'
import { breakEvenLines } from './break-even-lines'

const { monthly, bottomLine } = evaluate(demoPlan())
const box = { width: 320, height: 260 }

interface Month {
  units?: number
  price?: number | null
  cost?: number | null
  fixed?: number
  needed?: number | null
}

/** 100 units at 16 that cost 4, and 600 of fixed costs: even at 50 units. The plot is 254 pixels by 192, of 125 units and 2,000. */
const linesOf = ({ units = 100, price = 16, cost = 4, fixed = 600, needed = 50 }: Month = {}) =>
  breakEvenLines(
    {
      monthly: {
        ...{ ...monthly, totalUnits: units, revenuePerUnit: price, totalFixedCost: fixed },
        salesExVAT: (price ?? 0) * units,
      },
      bottomLine: {
        ...{ ...bottomLine, costPerUnit: cost, monthlyBreakEvenUnits: needed },
        totalMonthlyCosts: fixed + (cost ?? 0) * units,
        revenueToBreakEven: needed === null ? null : (price ?? 0) * needed,
      },
    },
    box,
  )

it('sales begin at zero and costs at the fixed costs, and they cross where the month pays for itself', () => {
  const chart = linesOf()
  expect(chart.sales).toBe('M52,214L306,22')
  expect(chart.costs).toBe('M52,156.4L306,108.4')
  expect(chart.fixed).toBe('M52,156.4L306,156.4')
  const rounded = (place: typeof chart.breakEven) =>
    place && [place.units, Math.round(place.x * 10) / 10, Math.round(place.y * 10) / 10]
  expect([chart.store, chart.storeCosts, chart.breakEven].map(rounded)).toEqual([
    [100, 255.2, 60.4],
    [100, 255.2, 118],
    [50, 153.6, 137.2],
  ])
})

it('what lies between the lines is a loss before they cross, and a profit beyond', () => {
  const { loss, profit } = linesOf()
  expect(loss).toBe('M52,214L52,156.4L153.6,137.2L153.6,137.2')
  expect(profit).toBe('M153.6,137.2L153.6,137.2L306,108.4L306,22')
  expect(linesOf({ cost: 17, needed: null }).profit).toBe('')
  expect(linesOf({ cost: 16, needed: null }).profit).toBe('')
  expect(linesOf({ fixed: 0, needed: 0 }).loss).toBe('')
  // They cross at 2,000 units, far beyond what is drawn.
  expect(linesOf({ fixed: 24_000, needed: 2000 }).profit).toBe('')
})

it('a break-even beyond four times the sales is left out, and the axis ends a quarter beyond what is shown', () => {
  expect(linesOf({ needed: null }).breakEven).toBeNull()
  expect(linesOf({ needed: 401 }).breakEven).toBeNull()
  const far = linesOf({ needed: 400, fixed: 4800 })
  expect(far.breakEven?.units).toBe(400)
  expect(far.xTicks.at(-1)?.value).toBe(400)
  expect(linesOf().xTicks.map(({ value }) => value)).toEqual([0, 50, 100])
})

it('one unit has no half on its axis, and a store without sales its lines', () => {
  expect(linesOf({ units: 1, needed: null }).xTicks.map(({ value }) => value)).toEqual([0, 1, 2])
  const none = linesOf({ units: 0, price: null, cost: null, needed: null })
  expect(none.sales).toBe(`M52,${none.zero}L306,${none.zero}`)
  expect(none.costs).toBe(none.fixed)
})
