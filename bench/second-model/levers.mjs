// What would help, and what it would take: moves, prices, discounts and the nearest pair, all in the state of the
// plan as it is. Works on plans that inputs.mjs has read; a lever gives a changed one.
import { impliedNewShare } from './advanced.mjs'
import { split } from './conclusion.mjs'
import { evaluateAgain } from './evaluate.mjs'
import { figuresOf, incomeOf } from './figures.mjs'
import { readInputs } from './inputs.mjs'

const forProducts = (plan, change) => ({ ...plan, products: plan.products.map(change) })
const cents = (value) => Math.round(value * 100) / 100

/** Units by a factor: each product rounded, as the tornado does. */
const timesUnits = (plan, factor) => forProducts(plan, (one) => ({ ...one, units: Math.round(one.units * factor) }))
const timesPrice = (plan, factor) => forProducts(plan, (one) => ({ ...one, price: one.price * factor }))
const timesGoods = (plan, factor) =>
  forProducts(plan, (one) => ({ ...one, exFactory: one.exFactory * factor, storedCost: one.storedCost * factor }))
const timesAmounts = (list, factor) => list.map((item) => ({ ...item, amount: item.amount * factor }))
const timesFees = (plan, factor) => ({
  ...plan,
  basicPercent: plan.basicPercent * factor,
  basicFixed: plan.basicFixed * factor,
  methods: plan.methods.map((one) => ({ ...one, percent: one.percent * factor, fixed: one.fixed * factor })),
})

const point = 0.01

function fewerNew(plan) {
  const least = plan.isAdvanced ? impliedNewShare(plan) / 100 : 0
  return { ...plan, newShare: Math.min(plan.newShare, Math.max(0, least, plan.newShare - 5 * point)) }
}

function fewerReturns(plan) {
  const { advanced } = plan
  return { ...plan, advanced: { ...advanced, returnRate: Math.max(0, advanced.returnRate - point) } }
}

/**
 * Every move, in the order in which ties stand. Payment fees are the percent and the fixed part of every method. With
 * more items in an order units are rounded as they are for more units: orders stay the same up to that rounding.
 */
const moveOf = {
  price: (plan) => timesPrice(plan, 1.05),
  units: (plan) => timesUnits(plan, 1.05),
  productCost: (plan) => timesGoods(plan, 0.95),
  cac: (plan) => ({ ...plan, cac: plan.cac * 0.95 }),
  shipping: (plan) => ({ ...plan, shipping: plan.shipping * 0.95 }),
  paymentFees: (plan) => timesFees(plan, 0.95),
  team: (plan) => ({ ...plan, team: plan.team.map((one) => ({ ...one, cost: one.cost * 0.95 })) }),
  overheads: (plan) => ({
    ...plan,
    tech: timesAmounts(plan.tech, 0.95),
    operations: timesAmounts(plan.operations, 0.95),
  }),
  marketing: (plan) => ({ ...plan, influencers: plan.influencers * 0.95, paidAds: plan.paidAds * 0.95 }),
  itemsPerOrder: (plan) => ({ ...timesUnits(plan, 1.05), itemsPerOrder: plan.itemsPerOrder * 1.05 }),
  deliveryCharge: (plan) => ({ ...plan, shippingCharge: plan.shippingCharge + 5 }),
  codCharge: (plan) => ({ ...plan, codCharge: plan.codCharge + 5 }),
  returnRate: fewerReturns,
  refusals: (plan) => ({ ...plan, refusal: Math.max(0, plan.refusal - 5 * point) }),
  newShare: fewerNew,
}

/** The plan as read, in the state of its conclusion. */
export function planInState(raw) {
  const { conclusion } = evaluateAgain(raw)
  return { ...readInputs(raw), isRegistered: conclusion.state === 'registered' }
}

/**
 * Each move by what it adds to income, the most first; one that changes nothing is left out, one that takes away stands
 * last and is never among the best. `to` is the income with the three best made together.
 */
export function moves(raw) {
  const plan = planInState(raw)
  const today = incomeOf(plan)
  const list = Object.keys(moveOf)
    .map((id) => ({ id, gain: incomeOf(moveOf[id](plan)) - today }))
    .filter(({ gain }) => gain !== 0)
    .toSorted((a, b) => b.gain - a.gain)
  const best = list.filter(({ gain }) => gain > 0).slice(0, 3)
  // In the order of the list above, so that units and items per order are always made in the same order.
  const together = Object.keys(moveOf)
    .filter((id) => best.some((one) => one.id === id))
    .reduce((edited, id) => moveOf[id](edited), plan)
  return { list, best, from: today, to: incomeOf(together) }
}

/** The plan at this price of its dearest product; the others move by the same factor, each to a cent. */
function atPrice(plan, dearest, value) {
  return forProducts(plan, (one) => ({ ...one, price: cents((one.price * value) / dearest) }))
}

/** The least whole number above `low`, where the goal fails, at which it holds, given that it holds at `high`. */
function leastBetween(low, high, holds) {
  let [fails, found] = [low, high]
  while (found - fails > 1) {
    const middle = Math.floor((fails + found) / 2)
    if (holds(middle)) found = middle
    else fails = middle
  }
  return found
}

/** The ends and 60 points between, from `low` up: the first whole number at which the goal holds, or null. */
function firstPoint(low, high, holds) {
  for (let step = 0; step <= 61; step += 1) {
    const value = Math.round(low + ((high - low) * step) / 61)
    if (holds(value)) return value
  }
  return null
}

/** The price of the dearest product at which the goal is just met; in cents, from a fifth of today's to five times it. */
function priceFor(plan, isMet) {
  const dearest = Math.max(0, ...plan.products.map((one) => one.price))
  if (plan.products.every((one) => one.units === 0) || dearest === 0) return { kind: 'notApplicable' }
  const holds = (value) => isMet(figuresOf(atPrice(plan, dearest, value / 100)).line)
  const today = Math.round(dearest * 100)
  if (isMet(figuresOf(plan).line)) {
    const least = Math.ceil(dearest * 20)
    if (holds(least)) return { kind: 'already', limit: null }
    return { kind: 'already', limit: leastBetween(least, today, holds) / 100 }
  }
  const first = firstPoint(today, Math.floor(dearest * 500), holds)
  if (first === null) return { kind: 'unreachable' }
  return { kind: 'found', value: leastBetween(today, first, holds) / 100 }
}

/** The prices at which the month stands at 0, and at which it leaves 15 %. */
export function prices(raw) {
  const plan = planInState(raw)
  return {
    atZero: priceFor(plan, (line) => line.operatingIncome >= 0),
    atFifteen: priceFor(plan, (line) => line.operatingMarginPct !== null && line.operatingMarginPct >= 15),
  }
}

/** How far below what the search found a smaller total may still do: one order of the mix and a unit of each product. */
function leastNear(plan, found, today, holds) {
  let least = found
  const span = Math.ceil(plan.itemsPerOrder) + plan.products.length
  for (let total = found; total > Math.max(today, found - span - 1); total -= 1) if (holds(total)) least = total
  return least === found ? found : leastNear(plan, least, today, holds)
}

/**
 * With all prices `discountPct` lower: the least total of units, not below today's, at which income is again today's;
 * null when fifty times today's units are not enough. Prices are not rounded to cents.
 */
export function discountUnits(raw, discountPct) {
  const plan = planInState(raw)
  const today = incomeOf(plan)
  const U = plan.products.reduce((units, one) => units + one.units, 0)
  if (U === 0) return null
  const cheaper = timesPrice(plan, 1 - discountPct / 100)
  const holds = (total) => incomeOf({ ...cheaper, products: split(cheaper.products, total) }) >= today
  if (holds(U)) return U
  const first = firstPoint(U, 50 * U, holds)
  return first === null ? null : leastNear(plan, leastBetween(U, first, holds), U, holds)
}

/** A lever moved by so many percent for the better. */
const betterBy = {
  price: (plan, t) => timesPrice(plan, 1 + t / 100),
  units: (plan, t) => timesUnits(plan, 1 + t / 100),
  cac: (plan, t) => ({ ...plan, cac: plan.cac * (1 - t / 100) }),
  productCost: (plan, t) => timesGoods(plan, 1 - t / 100),
  shipping: (plan, t) => ({ ...plan, shipping: plan.shipping * (1 - t / 100) }),
}

/**
 * The two levers that bring income to 0 with the least change of both, in tenths of a percent; null where the plan
 * loses nothing, sells nothing, or no pair is enough. Searched up to 100 %, where a cost is gone.
 */
export function nearestPair(raw) {
  const plan = planInState(raw)
  if (plan.products.every((one) => one.units === 0) || incomeOf(plan) >= 0) return null
  const names = Object.keys(betterBy)
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]))
  const answers = pairs.flatMap(([one, other]) => {
    const holds = (tenths) => incomeOf(betterBy[other](betterBy[one](plan, tenths / 10), tenths / 10)) >= 0
    return holds(1000) ? [{ levers: [one, other], pct: leastBetween(0, 1000, holds) / 10 }] : []
  })
  const best = answers.toSorted((a, b) => a.pct - b.pct)[0]
  return best === undefined ? null : { ...best, isRealistic: best.pct <= 25 }
}
