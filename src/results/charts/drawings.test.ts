import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'
import { secondSample } from '../../domain/samples/second-sample'
import type { BreakEvenLines } from '../break-even-lines'
import { type CashCurve, cashCurve } from '../cash/cash-curve'
import { type CashPlanCurve, cashPlanCurve } from '../cash/cash-plan-curve'
import { axisWords as axisWordsOf, type Shape } from './drawing'
import { breakEvenDrawing, breakEvenLegend, cashDrawing, cashPlanDrawing } from './drawings'

const box = { width: 320, height: 260 }
const axis = {
  xName: 'Units',
  x: (value: number) => `${value} u`,
  y: () => ({ unit: '', write: (value: number) => `SAR ${value}` }),
}
const ticks = {
  xTicks: [{ at: 100, value: 5 }],
  yTicks: [
    { at: 200, value: 0 },
    { at: 120, value: 50 },
  ],
}
/** What the axes say, and where: right of the figures' end, below the plot, and the name of the axis in its middle. */
const axisWords = [
  { at: { x: 44, y: 204, anchor: 'end' }, text: 'SAR 0', ink: 'muted' },
  { at: { x: 44, y: 124, anchor: 'end' }, text: 'SAR 50', ink: 'muted' },
  { at: { x: 100, y: 234, anchor: 'middle' }, text: '5 u', ink: 'muted' },
  { at: { x: 179, y: 254, anchor: 'middle' }, text: 'Units', ink: 'muted' },
]
/** A hairline across the plot for each figure; that of zero is stronger. */
const grid = [
  { path: 'M52 200L306 200', stroke: 'control', width: 1 },
  { path: 'M52 120L306 120', stroke: 'line', width: 1 },
]
const names = ({ words }: { words: readonly { text: string; ink: string; isName?: boolean }[] }) =>
  words.filter(({ isName }) => isName).map(({ text, ink }) => [text, ink])

describe('the break-even chart', () => {
  const chart: BreakEvenLines = {
    sales: 'Msales',
    costs: 'Mcosts',
    ways: [],
    fixed: 'Mfixed',
    loss: 'Mloss',
    profit: 'Mprofit',
    store: { units: 9, x: 250, y: 100 },
    storeCosts: { units: 9, x: 250, y: 140 },
    breakEven: { units: 5, x: 150, y: 160 },
    zero: 200,
    ...ticks,
  }
  const words = { axis, store: 'You', breakEven: 'Break-even' }

  it('has areas, hairlines, the three lines, and the way from zero up to where the store is', () => {
    const { shapes, zero } = breakEvenDrawing(chart, box, words)
    expect(zero).toBe(200)
    expect(shapes).toEqual([
      { path: 'Mloss', fill: 'negativeSoft' },
      { path: 'Mprofit', fill: 'accentSoft' },
      ...grid,
      { path: 'Mfixed', stroke: 'fixed', width: 1.5, dash: '2 4' },
      { path: 'Mcosts', stroke: 'product', width: 2.5, dash: '8 4' },
      { path: 'Msales', stroke: 'sales', width: 2.5 },
      { path: 'M250 200L250 100', stroke: 'accent', width: 1 },
    ])
    expect(breakEvenDrawing({ ...chart, loss: '' }, box, words).shapes).toEqual(shapes.slice(1))
  })

  it('has the last name below it end at its edge, and none that would touch the one before', () => {
    const named = (...places: number[]) =>
      axisWordsOf(
        box,
        { xTicks: places.map((at) => ({ at, value: at })), yTicks: [] },
        { ...axis, x: () => 'Dec 2027' },
      )
        .slice(0, -1)
        .map(({ at }) => [at.x, at.anchor])
    expect(named(100, 292)).toEqual([
      [100, 'middle'],
      [292, 'middle'],
    ])
    expect(named(232, 306)).toEqual([
      [232, 'middle'],
      [320, 'end'],
    ])
    expect(named(233, 306)).toEqual([[233, 'middle']])
  })

  it('has the unit of its amounts above them', () => {
    const { words: placed } = breakEvenDrawing(chart, box, {
      ...words,
      axis: { ...axis, y: () => ({ unit: 'SAR', write: String }) },
    })
    expect(placed[axisWords.length]).toEqual({ at: { x: 0, y: 10, anchor: 'start' }, text: 'SAR', ink: 'muted' })
  })

  it('marks the store and the break-even, the one that is looked at larger', () => {
    const paths = (looked: 'store' | 'breakEven' | null) =>
      breakEvenDrawing(chart, box, words, looked).marks.map(({ path }) => path)
    const store = (r: number) => `M${250 - r} 100a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    const even = (r: number) => `M${150 - r} 160a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    expect(paths(null)).toEqual([store(5), even(5)])
    expect(paths('store')).toEqual([store(8), even(5)])
    expect(paths('breakEven')).toEqual([store(5), even(8)])
    expect(breakEvenDrawing({ ...chart, breakEven: null }, box, words).marks).toEqual([
      { path: store(5), fill: 'accent' },
    ])
    expect(breakEvenDrawing(chart, box, words).marks[1]).toMatchObject({ fill: 'surface', stroke: 'text', width: 2 })
  })

  it('names both where no line passes: beyond break-even the store above its lines, before it below', () => {
    const beyond = breakEvenDrawing(chart, box, words)
    expect(beyond.words.slice(0, 4)).toEqual(axisWords)
    expect(names(beyond)).toEqual([
      ['Break-even', 'text'],
      ['You', 'accent'],
    ])
    const heights = ({ words }: typeof beyond) => words.filter(({ isName }) => isName).map(({ at }) => at.y)
    expect(heights(beyond)).toEqual([180, 88])
    const before = { ...chart, storeCosts: { units: 9, x: 250, y: 90 } }
    expect(heights(breakEvenDrawing(before, box, words))).toEqual([148, 120])
    expect(names(breakEvenDrawing({ ...chart, breakEven: null }, box, words))).toEqual([['You', 'accent']])
    // Nor does the way up to the store, where it is near.
    const [near] = breakEvenDrawing({ ...chart, breakEven: { units: 8, x: 230, y: 110 } }, box, words).words.slice(4)
    expect(near?.at.x).toBeLessThan(216)
  })

  it('tells its lines apart in its legend by dashes as well as colours', () => {
    expect(breakEvenLegend({ sales: 'Sales', costs: 'Costs', fixed: 'Fixed' })).toEqual([
      { shape: { stroke: 'sales', width: 2.5 }, label: 'Sales' },
      { shape: { stroke: 'product', width: 2.5, dash: '8 4' }, label: 'Costs' },
      { shape: { stroke: 'fixed', width: 2.5, dash: '2 4' }, label: 'Fixed' },
    ])
  })
})

const curve: CashCurve = {
  path: 'Mpath',
  area: 'Marea',
  today: [],
  points: [
    { month: 0, cash: 0, x: 68, y: 200 },
    { month: 1, cash: -40, x: 187, y: 205 },
    { month: 2, cash: 50, x: 306, y: 120 },
  ],
  lowest: { month: 1, cash: -40, x: 187, y: 205 },
  back: { month: 2, cash: 50, x: 306, y: 120 },
  zero: 200,
  ...ticks,
}
const cashWords = { axis, lowest: 'Lowest', back: 'Back' }
/** In one colour above zero, in that of a loss below. */
const balance: Shape[] = [
  { path: 'Marea', fill: 'negativeSoft', part: 'belowZero' },
  { path: 'Marea', fill: 'accentSoft', part: 'aboveZero' },
  ...(grid as Shape[]),
  { path: 'Mpath', stroke: 'negative', width: 2.5, part: 'belowZero' },
  { path: 'Mpath', stroke: 'sales', width: 2.5, part: 'aboveZero' },
]
const lowestMark = { path: 'M182 205a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', fill: 'negative' }
const backMark = { path: 'M301 115h10v10h-10Z', fill: 'accent' }

describe('the chart of cumulative cash', () => {
  it('has the balance above and below zero, and marks its lowest month and the one in which cash is back', () => {
    const drawing = cashDrawing(curve, box, cashWords)
    expect(drawing.zero).toBe(200)
    expect(drawing.shapes).toEqual(balance)
    expect(drawing.marks).toEqual([backMark, lowestMark])
    expect(drawing.words.slice(0, 4)).toEqual(axisWords)
    expect(names(drawing)).toEqual([
      ['Lowest', 'negative'],
      ['Back', 'accent'],
    ])
  })

  it('names no month in which cash is back where there is none', () => {
    const drawing = cashDrawing({ ...curve, back: null }, box, cashWords)
    expect(drawing.marks).toEqual([lowestMark])
    expect(names(drawing)).toEqual([['Lowest', 'negative']])
  })

  it('does not name the start as the lowest point of cash that only grows', () => {
    const grows = { ...curve, lowest: { month: 0, cash: 10, x: 52, y: 190 } }
    expect(names(cashDrawing(grows, box, cashWords))).toEqual([['Back', 'accent']])
    expect(names(cashDrawing({ ...grows, lowest: { month: 1, cash: 10, x: 179, y: 190 } }, box, cashWords))[0]).toEqual(
      ['Lowest', 'text'],
    )
  })

  it('has today’s plan as a dashed line below the balance', () => {
    const { shapes } = cashDrawing({ ...curve, today: curve.points }, box, cashWords)
    expect(shapes[4]).toEqual({ path: 'M68,200L187,205L306,120', stroke: 'muted', width: 2, dash: '5 4' })
    expect(shapes.toSpliced(4, 1)).toEqual(balance)
  })
})

describe('the chart of cash by month', () => {
  const at = (month: number) => ({ month, x: 68 + 100 * month, y: 150 })
  const plan: CashPlanCurve = {
    ...curve,
    runsOut: at(0),
    vat: [at(1)],
    opening: [
      { x: 68, y: 180 },
      { x: 306, y: 180 },
    ],
  }
  const words = { ...cashWords, runsOut: 'Runs out' }
  const cross = { path: 'M63 145L73 155M63 155L73 145', stroke: 'negative', width: 3 }
  const vatMark = { path: 'M168 144L174 150L168 156L162 150Z', fill: 'marketing', stroke: 'surface', width: 1.5 }

  it('marks VAT payments, the way back, the lowest month and the one in which cash runs out', () => {
    const drawing = cashPlanDrawing(plan, box, words, true)
    expect(drawing.zero).toBe(200)
    expect(drawing.shapes).toEqual([...balance, { path: 'M68 180L306 180', stroke: 'muted', width: 1.5, dash: '2 4' }])
    expect(drawing.marks).toEqual([vatMark, backMark, lowestMark, cross])
    expect(drawing.words.slice(0, 4)).toEqual(axisWords)
    expect(names(drawing)).toEqual([
      ['Lowest', 'negative'],
      ['Runs out', 'negative'],
      ['Back', 'accent'],
    ])
  })

  it('without cash at the start nothing runs out, and no level of it is drawn', () => {
    const drawing = cashPlanDrawing(plan, box, words, false)
    expect(drawing.shapes).toEqual(balance)
    expect(drawing.marks).toEqual([vatMark, backMark, lowestMark])
    expect(names(drawing).map(([text]) => text)).toEqual(['Lowest', 'Back'])
  })

  it('names the month in which cash runs out once where it is the lowest, and what never comes not at all', () => {
    const same = cashPlanDrawing({ ...plan, runsOut: at(1), back: null, vat: [] }, box, words, true)
    expect(names(same).map(([text]) => text)).toEqual(['Lowest'])
    expect(same.marks.map(({ fill, stroke }) => fill ?? stroke)).toEqual(['negative', 'negative'])
  })
})

const timesUnits = (plan: Plan, times: number): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, unitsPerMonth: times * product.unitsPerMonth })),
})

it.each([
  ['an own plan that earns at once', timesUnits(demoPlan(), 3)],
  ['twice the units of the second sample', timesUnits(secondSample(), 2)],
])('on a phone the line of zero passes through no name: %s', (_, plan) => {
  const phone = { width: 296, height: 209 }
  const { cashPlan, advanced } = evaluate(plan)
  const words = { axis, lowest: 'lowest −59.6k', back: 'back in Jan 2027', runsOut: 'runs out' }
  const drawing = cashPlan
    ? cashPlanDrawing(cashPlanCurve(cashPlan, { openingCash: 0, labelWidth: 62 }, phone), phone, words, false)
    : cashDrawing(cashCurve(advanced ?? expect.fail(), phone), phone, words)
  const named = drawing.words.filter(({ isName }) => isName)
  expect(named.map(({ text }) => text)).toEqual([words.lowest, words.back])
  // Letters stand from 11 above their line to 3 below.
  for (const { at } of named) expect(drawing.zero <= at.y - 11 || drawing.zero >= at.y + 3).toBe(true)
})
