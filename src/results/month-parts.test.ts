import { describe, expect, it } from 'vitest'
import { evaluate } from '../domain/model/evaluate'
import { demoPlan } from '../domain/plan/demo-plan'
import { benchmarkOf } from '../domain/reference/benchmarks'
import { marginRange, rangePicture } from './benchmark-range'
import { costShares } from './breakdown'
import { orderEconomics } from './order-economics'
import { trackOf } from './segments'
import { waterfall } from './waterfall'

const { monthly, bottomLine } = evaluate(demoPlan())

/** A month with these costs, and none that is not named. */
const monthOf = (costs: { product?: number; payment?: number; fixed?: number; returns?: number }, sales = 1000) => {
  const { product = 0, payment = 0, fixed = 0, returns = 0 } = costs
  const totalMonthlyCosts = product + payment + fixed + returns
  const operatingIncome = sales - totalMonthlyCosts
  return {
    monthly: {
      ...monthly,
      salesExVAT: sales,
      productCost: product,
      deliveryCost: 0,
      paymentCost: payment,
      customersMo: 0,
      overheadMo: fixed,
    },
    bottomLine: { ...bottomLine, totalMonthlyCosts, operatingIncome, returnsAndStockMo: returns },
  }
}

describe('the costs of a month as parts of all costs', () => {
  it('are in the order of their size, without those that are nothing', () => {
    expect(costShares(monthOf({ product: 100, payment: 200, fixed: 500 }))).toEqual([
      { id: 'fixed', amount: 500, share: 62.5, from: 0, to: 0.625 },
      { id: 'payment', amount: 200, share: 25, from: 0.625, to: 0.875 },
      { id: 'product', amount: 100, share: 12.5, from: 0.875, to: 1 },
    ])
  })

  it('are none where nothing costs anything', () => {
    expect(costShares(monthOf({}))).toEqual([])
  })
})

describe('the waterfall', () => {
  it('has a step for each kind of cost that there is, and none for another', () => {
    const ids = (returns: number) => waterfall(monthOf({ product: 1, fixed: 100, returns })).bars.map(({ id }) => id)
    expect(ids(0)).toEqual(['sales', 'product', 'fixed', 'profit'])
    expect(ids(1)).toEqual(['sales', 'product', 'fixed', 'returns', 'profit'])
  })

  it('reaches from a loss to the sales', () => {
    const { bars, zero } = waterfall(monthOf({ fixed: 1250 }))
    expect(zero).toBe(0.2)
    expect(bars.at(-1)).toMatchObject({ id: 'profit', amount: -250, from: 0, to: 0.2, level: 0 })
    expect(bars[0]).toMatchObject({ id: 'sales', amount: 1000, from: 0.2, to: 1 })
  })
})

describe('an average order', () => {
  const order = (costs: Partial<typeof bottomLine>, paid: number | null = 115) =>
    orderEconomics({
      monthly: { ...monthly, paidPerOrder: paid, gatewayFeePerOrder: 4 },
      bottomLine: {
        ...bottomLine,
        vatPerOrder: 15,
        goodsPerOrder: 40,
        deliveryPerOrder: 20,
        acquisitionPerOrder: 10,
        returnsPerOrder: 2,
        orderLeaves: 24,
        ...costs,
      },
    })

  it('is what the customer pays, less each thing that takes of it, in the order of the month', () => {
    expect(order({})).toEqual({
      paid: 115,
      taken: [
        { id: 'vat', amount: 15 },
        { id: 'product', amount: 40 },
        { id: 'delivery', amount: 20 },
        { id: 'payment', amount: 4 },
        { id: 'marketing', amount: 10 },
        { id: 'returns', amount: 2 },
      ],
      left: 24,
    })
  })

  it('leaves out what takes nothing', () => {
    const ids = order({ vatPerOrder: 0, acquisitionPerOrder: null })?.taken.map(({ id }) => id)
    expect(ids).toEqual(['product', 'delivery', 'payment', 'returns'])
  })

  it('is none where there are no orders', () => {
    expect(order({}, null)).toBeNull()
    expect(order({ orderLeaves: null })).toBeNull()
  })
})

describe('a figure on its track', () => {
  it('has the usual range with a third more room, and its own figure within it', () => {
    const range = { min: 20, typical: 30, max: 100 }
    expect(rangePicture(range, 65)).toEqual({
      usual: { from: 20 / 130, to: 100 / 130 },
      typical: 30 / 130,
      yours: 0.5,
      zero: 0,
    })
    expect(rangePicture(range, 200)).toMatchObject({ yours: 200 / 210, typical: 30 / 210 })
    expect(rangePicture(range, null)).toMatchObject({ yours: null, typical: 30 / 130 })
    expect(rangePicture(range, -100)).toMatchObject({ yours: 5 / 235, zero: 105 / 235 })
    expect(rangePicture(marginRange(benchmarkOf('fashion')), null).yours).toBeNull()
  })

  it('stays finite for the largest figures there are', () => {
    const track = trackOf([Number.MAX_VALUE, -Number.MAX_VALUE])
    expect([track.zero, track.at(Number.MAX_VALUE), track.at(-Number.MAX_VALUE)]).toEqual([0.5, 1, 0])
  })
})
