import { amountOf } from '../../numbers'
import type { Plan } from '../../plan/plan'
import { wholeUnits } from '../month/landed-cost'
import { unitsInMix } from '../month/units-in-mix'
import { valueAt } from '../season/series'

/** What a founder can move to reach a goal. */
export const levers = ['price', 'units', 'cac', 'productCost', 'shipping'] as const
export type Lever = (typeof levers)[number]

/**
 * The positions a lever can take, counted in steps, so that its neighbour is one step away. Today's may lie between two.
 * Source: docs/model.md, 'Goal seek'.
 */
export interface Positions {
  today: number
  least: number
  most: number
  /** Where the month usually gets better: up for prices and units, down for costs. */
  better: 1 | -1
  /** A step, as the parts of one: 100 of them make one riyal. */
  perOne: number
  /** Positions between which the month may jump: units that fill whole orders. */
  jump: number
}

/** Steps of a cost factor, of prices and amounts. */
const factorSteps = 10_000
const hundredths = 100

const lowestPriceFactor = 0.2
const highestPriceFactor = 5
const maxUnitsFactor = 50
const lowestCostFactor = 0.01
const highestCostFactor = 5
const highestCac = 10_000
const highestShipping = 1000

/** The nearest whole number where a value differs from it by rounding alone. */
function steps(value: number, perOne: number): number {
  const exact = value * perOne
  const whole = Math.round(exact)
  return Math.abs(exact - whole) <= 1e-9 * Math.max(1, whole) ? whole : exact
}

const dearestPrice = (plan: Plan) =>
  plan.products.reduce((dearest, product) => Math.max(dearest, amountOf(product.unitPriceInclVAT)), 0)

const totalUnits = (plan: Plan) => plan.products.reduce((total, product) => total + wholeUnits(product), 0)

function amountPositions(value: number, most: number): Positions {
  const perOne = hundredths
  return { today: steps(amountOf(value), perOne), least: 0, most: most * perOne, better: -1, perOne, jump: 1 }
}

/** Where a lever stands in a plan, and where it can go. */
export function positionsOf(plan: Plan, lever: Lever): Positions {
  if (lever === 'cac') return amountPositions(plan.customerAcquisitionCost, highestCac)
  if (lever === 'shipping') return amountPositions(plan.shippingPerOrder, highestShipping)
  if (lever === 'productCost') {
    const [least, most] = [lowestCostFactor * factorSteps, highestCostFactor * factorSteps]
    return { today: factorSteps, least, most, better: -1, perOne: factorSteps, jump: 1 }
  }
  if (lever === 'units') {
    const today = totalUnits(plan)
    const jump = Math.max(1, amountOf(plan.avgUnitsPerOrder, 1))
    return { today, least: 0, most: today * maxUnitsFactor, better: 1, perOne: 1, jump }
  }
  const price = dearestPrice(plan)
  const least = Math.ceil(steps(price * lowestPriceFactor, hundredths))
  const most = Math.floor(steps(price * highestPriceFactor, hundredths))
  return { today: steps(price, hundredths), least, most, better: 1, perOne: hundredths, jump: 1 }
}

/** What a lever reads at a position: the dearest price, the total of units, an amount or a cost factor. */
export const leverValue = ({ perOne }: Positions, position: number): number => position / perOne

/** What a lever reads in a plan. */
export const todayOf = (plan: Plan, lever: Lever): number => {
  const positions = positionsOf(plan, lever)
  return leverValue(positions, positions.today)
}

/** A change beyond this, in percent of today's value, is not realistic alone. Source: docs/model.md, 'Goal seek'. */
export const realisticPct = 25

/** Whether a lever's value is too far from today's to be advised alone. */
export function isFar(plan: Plan, lever: Lever, value: number): boolean {
  const today = todayOf(plan, lever)
  return today > 0 && Math.abs(value / today - 1) * 100 > realisticPct
}

/** Whole units of each product, `total` together, in today's mix. */
function withUnits(plan: Plan, total: number): Plan {
  const units = unitsInMix(plan.products, Math.floor(total))
  return { ...plan, products: plan.products.map((product, at) => ({ ...product, unitsPerMonth: valueAt(units, at) })) }
}

function withPrices(plan: Plan, value: number): Plan {
  const factor = value / dearestPrice(plan)
  // What is no price today (a negative one, which its field marks) is left for its owner to mend.
  const priced = (price: number) =>
    amountOf(price) === 0 ? price : Math.round(amountOf(price) * factor * hundredths) / hundredths
  return { ...plan, products: plan.products.map((one) => ({ ...one, unitPriceInclVAT: priced(one.unitPriceInclVAT) })) }
}

function withCosts(plan: Plan, factor: number): Plan {
  const products = plan.products.map((one) => ({
    ...one,
    exFactoryPrice: one.exFactoryPrice * factor,
    unitCostLanded: one.unitCostLanded * factor,
  }))
  return { ...plan, products }
}

/** The plan with a lever moved to a value. */
export function withLever(plan: Plan, lever: Lever, value: number): Plan {
  switch (lever) {
    case 'price':
      return withPrices(plan, value)
    case 'units':
      return withUnits(plan, value)
    case 'productCost':
      return withCosts(plan, value)
    case 'cac':
      return { ...plan, customerAcquisitionCost: value }
    default:
      return { ...plan, shippingPerOrder: value }
  }
}
