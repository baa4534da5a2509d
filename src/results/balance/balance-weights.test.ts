import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { tiltOf, weightsOf } from './balance-weights'

const { monthly, bottomLine } = evaluate(demoPlan())

/** A month of these sales and costs. */
const monthOf = (salesExVAT: number, costs: readonly [number, number, number, number, number, number]) => {
  const [productCost, deliveryCost, paymentCost, customersMo, overheadMo, returnsAndStockMo] = costs
  return {
    monthly: { ...monthly, salesExVAT, productCost, deliveryCost, paymentCost, customersMo, overheadMo },
    bottomLine: {
      ...bottomLine,
      returnsAndStockMo,
      totalMonthlyCosts: costs.reduce((sum, one) => sum + one),
    },
  }
}

it('the beam leans to the heavier side by how much of all money it has more, and never beyond 13 degrees', () => {
  expect(tiltOf(monthOf(0, [0, 0, 0, 0, 0, 0]))).toBe(0)
  expect(tiltOf(monthOf(500, [500, 0, 0, 0, 0, 0]))).toBe(0)
  // A seventh more: the tangent of one.
  expect(tiltOf(monthOf(4000, [3000, 0, 0, 0, 0, 0]))).toBe(9.9)
  expect(tiltOf(monthOf(3000, [4000, 0, 0, 0, 0, 0]))).toBe(-9.9)
  expect(tiltOf(monthOf(1e9, [1, 0, 0, 0, 0, 0]))).toBe(13)
})

it('costs are stacked one on the other, and the heavier side just fits on its pan', () => {
  const weights = weightsOf(monthOf(310, [62, 62, 31, 31, 62, 0]))
  expect(weights).toEqual([
    { id: 'sales', side: 'sales', y: 42, height: 62 },
    { id: 'product', side: 'costs', y: 91.6, height: 12.4 },
    { id: 'delivery', side: 'costs', y: 79.2, height: 12.4 },
    { id: 'payment', side: 'costs', y: 73, height: 6.2 },
    { id: 'marketing', side: 'costs', y: 66.8, height: 6.2 },
    { id: 'fixed', side: 'costs', y: 54.4, height: 12.4 },
    { id: 'returns', side: 'costs', y: 54.4, height: 0 },
  ])
  const losing = weightsOf(monthOf(31, [62, 0, 0, 0, 0, 0]))
  expect(losing.map(({ height }) => height)).toEqual([31, 62, 0, 0, 0, 0, 0])
  expect(weightsOf(monthOf(0, [0, 0, 0, 0, 0, 0])).every(({ height, y }) => height === 0 && y === 104)).toBe(true)
})

it('weights of a month can be drawn at the scale of another one', () => {
  expect(weightsOf(monthOf(31, [0, 0, 0, 0, 0, 0]), 10)[0]).toMatchObject({ height: 3.1, y: 100.9 })
})
