// On how many figures of the founder's own the income rests, and which of the others moves it most.
import { incomeOf } from './figures.mjs'
import { readInputs } from './inputs.mjs'
import { planInState } from './levers.mjs'
import { monthOf } from './month.mjs'

const plainFields = {
  ...{ vatPct: 15, avgUnitsPerOrder: 1, customerShippingChargeInclVAT: 0, firstOrderDiscountPct: 0 },
  ...{ firstOrderSharePct: 0, packagingPerOrder: 0, shippingPerOrder: 0, fulfillmentPerOrder: 0 },
  ...{ paymentBasicPercent: 4, paymentBasicFixed: 1, customerAcquisitionCost: 80, influencersMo: 0, paidAdsMo: 0 },
  ...{ contingencyMo: 0, codSharePct: 0, codRefusalPct: 0, codChargeInclVAT: 0, refusedReturnShipping: 0 },
  ...{ refusedUnsellablePct: 0, inventoryTurnoverRate: 6, inventoryCarryingCostPct: 25, expectedReturnRate: 0.05 },
  ...{ returnProcessingCost: 15, returnsUnsellablePct: 0 },
}

const productFields = [
  ...['unitPriceInclVAT', 'unitsPerMonth', 'exFactoryPrice', 'unitCostLanded', 'fxFeePct', 'customsDutiesPct'],
  ...['internationalShipping', 'insurance', 'portHandlingClearance', 'localTransportToWarehouse', 'labelsAndInserts'],
  ...['primaryPackaging', 'assemblyOrKitting', 'inspectionCost', 'expectedDefectPct', 'expectedShortagePct'],
  'unitsPerShipment',
]

const typicalMethods = {
  mada: { share: 45, percent: 1.5, fixed: 1 },
  international: { share: 15, percent: 2.75, fixed: 1 },
  tamara: { share: 15, percent: 7, fixed: 1.5 },
  tabby: { share: 15, percent: 7, fixed: 1 },
  spotii: { share: 0, percent: 7, fixed: 1 },
  cod: { share: 10, percent: 0, fixed: 15 },
  wallet: { share: 0, percent: 1.5, fixed: 1 },
}

const times = (name, value, factor) => (name === 'unitsPerMonth' ? Math.round(value * factor) : value * factor)
const timesIn = (list, id, name, factor) =>
  list.map((one) => (one.id === id ? { ...one, [name]: times(name, one[name], factor) } : one))

/** A figure: its path, the values it stands for (a product's field has one for each product), and how it is moved. */
function plainFigures(plan) {
  return Object.entries(plainFields).map(([name, created]) => {
    const value = plan[name] ?? created
    return { path: name, values: [{ path: name, value, created }], by: (k) => ({ ...plan, [name]: value * k }) }
  })
}

function productFigures(plan) {
  const products = plan.products ?? []
  return productFields.map((name) => ({
    path: `products.${name}`,
    values: products.map((one) => ({ path: `products.${one.id}.${name}`, value: one[name] ?? 0, created: 0 })),
    by: (k) => ({ ...plan, products: products.map((one) => ({ ...one, [name]: times(name, one[name] ?? 0, k) })) }),
  }))
}

function listFigures(plan, list, name, createdOf = () => 0) {
  return (plan[list] ?? []).map((one) => {
    const path = `${list}.${one.id}.${name}`
    const values = [{ path, value: one[name] ?? 0, created: createdOf(one) }]
    return { path, values, by: (k) => ({ ...plan, [list]: timesIn(plan[list], one.id, name, k) }) }
  })
}

function overheadFigures(plan) {
  const overheads = plan.overheads ?? {}
  return Object.entries(overheads).map(([id, one]) => {
    const path = `overheads.${id}.amount`
    const moved = (k) => ({ ...overheads, [id]: { ...one, amount: (one.amount ?? 0) * k } })
    const values = [{ path, value: one.amount ?? 0, created: 0 }]
    return { path, values, by: (k) => ({ ...plan, overheads: moved(k) }) }
  })
}

const figuresIn = (plan) => [
  ...plainFigures(plan),
  ...productFigures(plan),
  ...overheadFigures(plan),
  ...['customOverheadsTech', 'customOverheadsOps'].flatMap((list) => listFigures(plan, list, 'amount')),
  ...listFigures(plan, 'team', 'monthlyCost'),
  ...['share', 'percent', 'fixed'].flatMap((name) =>
    listFigures(plan, 'paymentMethods', name, ({ id }) => typicalMethods[id]?.[name] ?? 0),
  ),
]

const own = ['typed', 'recipe', 'file', 'actuals', 'none']

/** Paths of figures that are 0 and still asked for. */
function openPaths(plan, originOf) {
  const m = monthOf(readInputs(plan))
  const costs = m.products
    .filter((one, at) => one.units > 0 && m.costs[at].landed === 0)
    .map(({ id }) => ({ path: `products.${id}.exFactoryPrice`, value: 0, created: 0 }))
    .filter((one) => originOf(one) !== 'none')
  const refusals = { path: 'codRefusalPct', value: 0, created: 0 }
  const isAsked = m.c > 0 && m.plan.refusal === 0 && originOf(refusals) !== 'typed'
  return [...costs, ...(isAsked ? [refusals] : [])].map(({ path }) => path)
}

/**
 * How many figures with a part in income are the founder's, how many are not, and the one of these that moves it most.
 * Each bill, member and method is a figure of its own; a product's field is the founder's when it is for every product
 * in which it counts.
 */
export function restsOn(raw) {
  const { isRegistered } = planInState(raw)
  const income = (plan) => incomeOf({ ...readInputs(plan), isRegistered })
  const originOf = ({ path, value, created }) => raw.origins?.[path] ?? (value === created ? 'default' : 'typed')
  const open = openPaths(raw, originOf)
  const isOpen = (one) => one.value === 0 && (originOf(one) === 'open' || open.includes(one.path))
  const today = income(raw)
  const answer = { own: 0, others: 0, most: null }
  for (const { path, values, by } of figuresIn(raw)) {
    const counted = values.filter((one) => one.value !== 0 || isOpen(one))
    if (counted.length === 0) continue
    const change = Math.max(Math.abs(income(by(0.8)) - today), Math.abs(income(by(1.2)) - today))
    if (change < 0.005 && !counted.some(isOpen)) continue
    if (counted.every((one) => own.includes(originOf(one)) && !isOpen(one))) {
      answer.own += 1
      continue
    }
    answer.others += 1
    if (change > (answer.most?.change ?? 0)) answer.most = { path, change }
  }
  return answer
}
