// Uncertainty and tornado a second time, from docs/model.md alone, on top of the second model's own evaluation.
import { evaluateAgain } from './evaluate.mjs'

/** Mulberry32 as published, with BigInt arithmetic instead of 32-bit tricks. */
export function* numbersOf(seed) {
  const word = 1n << 32n
  const wrap = (value) => ((value % word) + word) % word
  let state = wrap(BigInt(seed))
  for (;;) {
    state = wrap(state + 0x6d2b79f5n)
    let t = wrap((state ^ (state >> 15n)) * (state | 1n))
    t = wrap(t + wrap((t ^ (t >> 7n)) * (t | 61n))) ^ t
    yield Number(t ^ (t >> 14n)) / 4294967296
  }
}

const spreads = [
  ['units', -40, 0, 20],
  ['price', -5, 0, 5],
  ['productCost', -5, 0, 15],
  ['cac', -10, 0, 50],
  ['shipping', -5, 0, 15],
  ['returnRate', -30, 0, 50],
  ['refusals', -30, 0, 50],
]

function drawn(u, l, m, h) {
  const turn = (m - l) / (h - l)
  return u < turn ? l + Math.sqrt(u * (h - l) * (m - l)) : h - Math.sqrt((1 - u) * (h - l) * (h - m))
}

const between = (value, low, high) => Math.max(low, Math.min(high, value))

/** The plan with today's values times these factors. */
function varied(plan, factor) {
  return {
    ...plan,
    products: plan.products.map((product) => ({
      ...product,
      unitsPerMonth: Math.round(Math.floor(product.unitsPerMonth) * factor.units),
      unitPriceInclVAT: product.unitPriceInclVAT * factor.price,
      exFactoryPrice: product.exFactoryPrice * factor.productCost,
      unitCostLanded: product.unitCostLanded * factor.productCost,
    })),
    customerAcquisitionCost: plan.customerAcquisitionCost * factor.cac,
    shippingPerOrder: plan.shippingPerOrder * factor.shipping,
    expectedReturnRate: between(plan.expectedReturnRate * factor.returnRate, 0, 0.5),
    codRefusalPct: between(plan.codRefusalPct * factor.refusals, 0, 100),
  }
}

/** The incomes of so many runs, from the least to the most, and in how many of them cash runs out. */
export function runsAgain(plan, runs, seed) {
  const random = numbersOf(seed)
  const incomes = []
  let short = 0
  for (let run = 0; run < runs; run += 1) {
    const factor = {}
    for (const [driver, l, m, h] of spreads) factor[driver] = 1 + drawn(random.next().value, l, m, h) / 100
    const { bottomLine, cashPlan } = evaluateAgain(varied(plan, factor))
    incomes.push(bottomLine.operatingIncome)
    if (cashPlan && cashPlan.runsOutMonth !== null) short += 1
  }
  return { incomes: incomes.sort((a, b) => a - b), short }
}
