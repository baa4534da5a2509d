import { describe, expect, it } from 'vitest'
import { evaluate } from '../domain/model/evaluate'
import { demoPlan } from '../domain/plan/demo-plan'
import { blankTeamMember, type Plan } from '../domain/plan/plan'
import { benchmarkOf } from '../domain/reference/benchmarks'
import { cacRange, marginRange, rangePicture, standingIn } from './benchmark-range'
import { breakEvenLines } from './break-even-lines'
import { costShares } from './breakdown'
import { cashCurve, nearestPoint } from './cash/cash-curve'
import { cashPlanCurve } from './cash/cash-plan-curve'
import { backSides, lowestSides, placeLabels } from './charts/place-labels'
import { orderEconomics } from './order-economics'
import { labelAt, margins, type PlacedLabel, widthOf } from './plot'
import { type Span, trackFrom } from './segments'
import { picturedPlans, workedPlans } from './testing/example-plans'
import { waterfall } from './waterfall'

const demo = demoPlan()

const plans: Record<string, Plan> = {
  ...picturedPlans,
  'low prices': { ...demo, products: demo.products.map((product) => ({ ...product, unitPriceInclVAT: 12 })) },
  huge: {
    ...demo,
    products: demo.products.map((product) => ({ ...product, unitPriceInclVAT: 1e11, unitsPerMonth: 1e9 })),
  },
  'far break-even': {
    ...demo,
    team: [{ ...blankTeamMember('x'), monthlyCost: 9e6 }],
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
const isOnTrack = ({ from, to }: Span) => from >= 0 && to <= 1 && from <= to

describe.each(Object.entries(plans))('the charts of the plan: %s', (_, plan) => {
  const evaluation = evaluate(plan)
  const { monthly, bottomLine, advanced } = evaluation

  it('keep the waterfall on its track, each cost beginning where the one before ended, down to the profit', () => {
    const { bars, zero } = waterfall(evaluation)
    expect(bars.every(isOnTrack)).toBe(true)
    const steps = bars.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
    expect(Math.abs(steps - bottomLine.operatingIncome)).toBeLessThanOrEqual(1e-9 * Math.max(1, monthly.salesExVAT))
    const profit = bars.at(-1)
    expect(profit?.amount).toBe(bottomLine.operatingIncome)
    expect(bottomLine.operatingIncome < 0 ? profit?.to : profit?.from).toBeCloseTo(zero, 9)
    for (const [at, bar] of bars.slice(1, -1).entries()) expect(bar.to).toBeCloseTo(bars[at]?.level ?? Number.NaN, 9)
  })

  it('cut all costs into parts without a gap, the largest first', () => {
    const shares = costShares(evaluation)
    const total = shares.reduce((sum, { share }) => sum + share, 0)
    expect(shares.length === 0 || Math.abs(total - 100) < 1e-6).toBe(true)
    expect(shares.every(isOnTrack)).toBe(true)
    for (const [at, next] of shares.slice(1).entries()) {
      expect(next.from).toBe(shares[at]?.to)
      expect(next.amount).toBeLessThanOrEqual(shares[at]?.amount ?? 0)
    }
  })

  it('draw the cash curve inside its box, with its deepest point and the month in which cash is back', () => {
    if (!advanced) return
    const curve = cashCurve(advanced, box)
    expect(curve.points).toHaveLength(advanced.projection.length)
    expect(curve.points.every(inside)).toBe(true)
    expect(curve.path + curve.area).not.toMatch(/NaN|Infinity/)
    expect(curve.lowest.cash).toBe(Math.min(...advanced.projection.map((month) => month.cumulativeCash)))
    expect(curve.back?.month ?? null).toBe(
      (advanced.cashBreakevenMonth ?? 99) <= plan.planningHorizonMonths ? advanced.cashBreakevenMonth : null,
    )
    expect(curve.points.map((point) => nearestPoint(curve.points, point.x))).toEqual(curve.points.map((_, at) => at))
  })

  it('draw cash by month inside its box, with the lowest month, the VAT payments and room between the names of months', () => {
    const withCash = evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true, openingCash: 5000 } }).cashPlan
    if (!withCash) expect.fail()
    const curve = cashPlanCurve(withCash, { openingCash: 5000, labelWidth: 72 }, box)
    expect(curve.points).toHaveLength(withCash.months.length)
    expect(curve.points.every(inside)).toBe(true)
    expect(curve.path + curve.area).not.toMatch(/NaN|Infinity/)
    expect(curve.lowest.month).toBe(withCash.lowestMonth)
    expect(curve.runsOut?.month ?? null).toBe(withCash.runsOutMonth)
    expect(curve.back?.month ?? null).toBe(withCash.cashNeeded < 0.5 ? null : withCash.backMonth)
    const paid = withCash.months.filter(({ vatPaid }) => vatPaid > 0)
    expect(curve.vat.map(({ month }) => month)).toEqual(paid.map(({ month }) => month))
    expect(curve.opening.every(inside)).toBe(true)
    expect(curve.today).toEqual([])
    for (const [at, tick] of curve.xTicks.entries()) {
      if (at > 0) expect(tick.at - (curve.xTicks[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(72)
    }
  })

  it('draw the break-even lines inside their box, with the store on the line of sales', () => {
    const chart = breakEvenLines(evaluation, box)
    for (const path of [chart.sales, chart.costs, chart.fixed]) expect(path).not.toMatch(/NaN|Infinity/)
    expect(inside(chart.store)).toBe(true)
    expect(inside(chart.storeCosts)).toBe(true)
    if (chart.breakEven) expect(inside(chart.breakEven)).toBe(true)
  })

  it('keep the usual ranges and the figures of the store on their tracks', () => {
    const benchmark = benchmarkOf(plan.productCategory)
    for (const [range, yours] of [
      [marginRange(benchmark), monthly.grossMarginPct],
      [cacRange(benchmark), monthly.weightedCAC],
    ] as const) {
      const picture = rangePicture(range, yours)
      expect(isOnTrack(picture.usual)).toBe(true)
      expect(picture.typical).toBeGreaterThan(picture.usual.from)
      expect(picture.typical).toBeLessThan(picture.usual.to)
      expect(picture.yours === null).toBe(yours === null)
      expect(picture.yours ?? 0).toBeGreaterThanOrEqual(0)
      expect(picture.yours ?? 1).toBeLessThanOrEqual(1)
    }
  })
})

describe('the place of a store in the usual range', () => {
  const range = { min: 50, typical: 80, max: 120 }

  it.each([
    [49, 'below'],
    [50, 'lower'],
    [79, 'lower'],
    [80, 'typical'],
    [80.004, 'typical'],
    [81, 'upper'],
    [120, 'upper'],
    [121, 'above'],
  ] as const)('%s is %s', (value, standing) => {
    expect(standingIn(range, value)).toBe(standing)
  })
})

describe('the words beside a point', () => {
  const text = 'lowest −12.4k'

  it.each([margins.start, 100, 160, 250, box.width - margins.end])('stay inside the picture at %s', (x) => {
    for (const side of ['above', 'below', 'aboveBefore', 'belowAfter'] as const) {
      for (const y of [0, 130, box.height]) {
        const label = labelAt({ x, y }, text, box, side)
        const width = text.length * 6.8
        const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor]
        expect(left).toBeGreaterThanOrEqual(margins.start)
        expect(left + width).toBeLessThanOrEqual(box.width)
        expect(label.y).toBeGreaterThan(0)
        expect(label.y).toBeLessThan(box.height - margins.bottom)
      }
    }
  })
})

describe('the words of the cash curve', () => {
  const texts = ['lowest −57.1k', 'back in month 16']
  const sides = ['below', 'belowBefore', 'belowAfter', 'above'] as const
  const areaOf = ({ x, y, anchor }: PlacedLabel, text: string) => {
    const width = widthOf(text)
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
    return { left, right: left + width, top: y - 11, bottom: y + 3 }
  }
  /** A fall to a low point, and the way back up to zero. */
  const valley = (low: number, back: number, last: number) =>
    Array.from({ length: last + 1 }, (_, month) => {
      const depth = month <= low ? month / low : (back - month) / (back - low)
      return { x: margins.start + (month * (box.width - margins.start - margins.end)) / last, y: 60 + 120 * depth }
    })

  it.each([
    [2, 4, 12],
    [6, 9, 12],
    [11, 16, 16],
    [1, 3, 36],
  ])('cover neither each other nor the line, lowest in month %d, back in month %d of %d', (low, back, last) => {
    const line = valley(low, back, last)
    const [lowest, returned] = [line[low], line[back]]
    if (!lowest || !returned) expect.fail()
    const wishes = [
      { point: lowest, text: texts[0] ?? '', sides },
      { point: returned, text: texts[1] ?? '', sides: ['aboveBefore', 'above', 'aboveAfter', 'belowAfter'] as const },
    ]
    const [a, b] = placeLabels(wishes, [line], box).map((label, at) => areaOf(label, texts[at] ?? ''))
    if (!a || !b) expect.fail()
    expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
    for (const { left, right, top, bottom } of [a, b])
      expect(line.filter(({ x, y }) => x > left && x < right && y > top && y < bottom)).toEqual([])
  })
})

it('on a phone the words of the lowest month stand beside it, not beside the month in which money is back', () => {
  const plan = workedPlans[2] ?? expect.fail()
  const result = evaluate(plan).cashPlan ?? expect.fail()
  const phone = { width: 310, height: 223 }
  const { points, lowest, runsOut, back, opening } = cashPlanCurve(
    result,
    { openingCash: plan.cashPlan.openingCash, labelWidth: 32 },
    phone,
  )
  if (!runsOut || !back) expect.fail()
  const wishes = [
    { point: lowest, text: 'lowest −5,768', sides: lowestSides },
    { point: runsOut, text: 'runs out', sides: ['above', 'aboveAfter', 'aboveBefore'] as const },
    { point: back, text: 'back in Oct 2027', sides: backSides },
  ]
  const [words, , backWords] = placeLabels(wishes, [points, opening], phone)
  expect(Math.abs((words?.y ?? 0) - lowest.y)).toBeLessThan(30)
  // Letters stand from 9 above their line to 3 below: the dotted line of the cash at the start passes them by.
  const level = opening[0].y
  const at = backWords?.y ?? level
  expect(level < at - 11 || level > at + 3).toBe(true)
})

it('today’s plan is a line in the pictures of cash while something is tried, within their box and their scale', () => {
  const plan = workedPlans[2] ?? expect.fail()
  const [now, today] = [evaluate(plan), evaluate({ ...plan, contingencyMo: 90_000 })]
  const [cash, before] = [now.cashPlan ?? expect.fail(), today.cashPlan?.months ?? expect.fail()]
  const box = { width: 640, height: 320 }
  const within = (line: readonly { y: number }[]) => line.every(({ y }) => y >= 0 && y <= box.height)
  const drawn = cashPlanCurve(cash, { openingCash: 0, labelWidth: 32, today: before }, box)
  expect([drawn.today.length, within(drawn.today)]).toEqual([cash.months.length, true])
  const advanced = now.advanced ?? expect.fail()
  const curve = cashCurve(advanced, box, { today: today.advanced?.projection ?? expect.fail() })
  expect([curve.today.length, within(curve.today)]).toEqual([advanced.projection.length, true])
  expect(cashCurve(advanced, box).today).toEqual([])
})

it('the price that a unit would have to bring leaves nothing and lacks nothing', () => {
  const results = evaluate(picturedPlans.demo)
  const price = results.monthly.revenuePerUnit ?? Number.NaN
  const { costPerUnit, neededPerUnit } = results.bottomLine
  expect(price - (costPerUnit ?? Number.NaN)).toBeCloseTo(results.bottomLine.contributionPerUnit ?? Number.NaN, 6)
  expect((price - (neededPerUnit ?? Number.NaN)) * results.monthly.totalUnits).toBeCloseTo(
    results.bottomLine.operatingIncome,
    6,
  )
})

it('what an order pays, less what is taken of it, is what it leaves', () => {
  for (const plan of Object.values(plans)) {
    const order = orderEconomics(evaluate(plan))
    if (order === null) continue
    const left = order.taken.reduce((rest, { amount }) => rest - amount, order.paid)
    expect(Math.abs(left - order.left)).toBeLessThanOrEqual(1e-9 * Math.max(1, order.paid))
  }
})

it('what refusals take is a step of the waterfall, from the month without refusals down to the month as it is', () => {
  const plan = picturedPlans['everything in use']
  const evaluation = evaluate(plan)
  const cost = evaluation.cod?.costOfRefusalsMo ?? expect.fail()
  const without = evaluate({ ...plan, codRefusalPct: 0 })
  const { bars } = waterfall(evaluation, { without, cost })
  expect(bars.map(({ id }) => id).slice(-2)).toEqual(['refusals', 'profit'])
  expect(bars.at(-2)?.amount).toBe(-cost)
  expect(bars[0]?.amount).toBe(without.monthly.salesExVAT)
  const steps = bars.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
  expect(steps).toBeCloseTo(evaluation.bottomLine.operatingIncome, 6)
  expect(bars.every(isOnTrack)).toBe(true)
})

it('a track from the least to the greatest value is filled by them, with zero at the end beyond which it is', () => {
  const track = trackFrom([200, 300, 600])
  expect([track.span(200, 300), track.zero]).toEqual([{ from: 0, to: 0.25 }, 0])
  expect(trackFrom([-600, -200]).zero).toBe(1)
  expect(trackFrom([-100, 300]).zero).toBe(0.25)
})
