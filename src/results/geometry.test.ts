import { describe, expect, it } from 'vitest'
import { demoPlan } from '../domain/demo-plan'
import { evaluate } from '../domain/evaluate'
import type { Plan } from '../domain/plan'
import { costShares, waterfall } from './breakdown'
import { breakEvenLines, cashCurve } from './line-charts'
import { margins } from './scale'

const demo = demoPlan()
const withFirst = (change: object): Plan => ({
  ...demo,
  products: demo.products.map((product, at) => (at === 0 ? { ...product, ...change } : product)),
})

const plans: Record<string, Plan> = {
  demo,
  loss: { ...demo, products: demo.products.map((product) => ({ ...product, unitPriceInclVAT: 12 })) },
  huge: withFirst({ unitPriceInclVAT: 1e11, unitsPerMonth: 1e9 }),
  'far break-even': {
    ...demo,
    team: [{ ...demo.team[0], id: 'x', role: '', customRole: '', employmentType: 'full-time', monthlyCost: 9e6 }],
  },
  'no costs': {
    ...demo,
    products: demo.products.map((product) => ({ ...product, exFactoryPrice: 0, unitCostLanded: 0 })),
    team: [],
    contingencyMo: 0,
  },
}

const box = { width: 320, height: 260 }
const inside = ({ x, y }: { x: number; y: number }) =>
  x >= margins.start - 1 && x <= box.width && y >= 0 && y <= box.height - margins.bottom + 1

describe.each(Object.entries(plans))('the charts of the plan: %s', (_, plan) => {
  const { monthly, advanced } = evaluate(plan)

  it('keep the waterfall on its track, ending at the profit', () => {
    const bars = waterfall(monthly)
    for (const { from, to } of bars) {
      expect(from).toBeGreaterThanOrEqual(-1e-9)
      expect(to).toBeLessThanOrEqual(1 + 1e-9)
      expect(to).toBeGreaterThanOrEqual(from)
    }
    const steps = bars.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
    expect(steps).toBeCloseTo(monthly.operatingIncome, monthly.salesExVAT > 1e9 ? -6 : 6)
    expect(bars.at(-1)?.amount).toBe(monthly.operatingIncome)
  })

  it('share out all costs', () => {
    const total = costShares(monthly).reduce((sum, { share }) => sum + share, 0)
    expect(total === 0 || Math.abs(total - 100) < 1e-6).toBe(true)
  })

  it('draw the cash curve inside its box, with its deepest point', () => {
    if (!advanced) return
    const curve = cashCurve(advanced, box)
    expect(curve.points).toHaveLength(advanced.projection.length)
    expect(curve.points.every(inside)).toBe(true)
    expect(curve.path).not.toMatch(/NaN|Infinity/)
    expect(curve.lowest.cash).toBe(Math.min(...advanced.projection.map((month) => month.cumulativeCash)))
    expect(curve.back?.month ?? null).toBe(
      (advanced.cashBreakevenMonth ?? 99) <= plan.planningHorizonMonths ? advanced.cashBreakevenMonth : null,
    )
  })

  it('draw the break-even lines inside their box, with the store on the line of sales', () => {
    const chart = breakEvenLines(monthly, box)
    for (const path of [chart.sales, chart.costs, chart.fixed]) expect(path).not.toMatch(/NaN|Infinity/)
    expect(inside(chart.store)).toBe(true)
    if (chart.breakEven) expect(inside(chart.breakEven)).toBe(true)
  })
})
