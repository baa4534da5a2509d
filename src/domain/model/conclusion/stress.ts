import type { Plan, Product } from '../../plan/plan'
import { planFields, productFields } from '../../plan/plan-fields'
import { scaled } from '../decisions/drivers'
import { rowsOf } from '../figures/typed/readers'
import { bottomIncomeOf } from '../generated/outcome.gen'
import { wholeUnits } from '../month/landed-cost'
import { valueAt } from '../season/series'

/** What a worse month multiplies: sales, the cost of goods and of customers, returns and refusals. */
const worse = { sold: 0.8, goods: 1.05, customers: 1.2, returned: 1.2 } as const

/** What of `total · units` a division by `all` leaves, exactly: it decides who gets the units that rounding down leaves. */
function remainderOf(total: number, units: number, all: number): { whole: number; rest: number } {
  const product = total * units
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / all), rest: product % all }
  const exact = BigInt(total) * BigInt(units)
  return { whole: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) }
}

/** Whole units of each product, `total` together, in today's mix: what rounding down leaves goes to the largest remainders. */
export function unitsInMix(products: readonly Product[], total: number): number[] {
  const today = products.map(wholeUnits)
  const all = today.reduce((sum, units) => sum + units, 0)
  const lines = today.map((units, at) => ({ at, ...remainderOf(total, units, all) }))
  const left = lines.reduce((rest, { whole }) => rest - whole, total)
  for (const line of lines.toSorted((a, b) => b.rest - a.rest || a.at - b.at).slice(0, left)) line.whole += 1
  return lines.map(({ whole }) => whole)
}

/**
 * What a worse month leaves, in one state of VAT: a fifth fewer sales, goods 5 % and customers 20 % dearer, a fifth more returns
 * and refusals. The plan sells something. Source: docs/model.md, 'Conclusion'.
 */
export function stressIncome(plan: Plan, isRegistered: boolean): number {
  const sold = rowsOf.products(plan)
  const total = sold.reduce((sum, product) => sum + wholeUnits(product), 0)
  const units = unitsInMix(sold, Math.floor(worse.sold * total))
  const products = sold.map((product, at) => ({
    ...product,
    unitsPerMonth: valueAt(units, at),
    exFactoryPrice: scaled(product.exFactoryPrice, worse.goods, productFields.exFactoryPrice),
    unitCostLanded: scaled(product.unitCostLanded, worse.goods, productFields.unitCostLanded),
  }))
  return bottomIncomeOf({
    ...plan,
    products,
    customerAcquisitionCost: scaled(plan.customerAcquisitionCost, worse.customers, planFields.customerAcquisitionCost),
    expectedReturnRate: scaled(plan.expectedReturnRate, worse.returned, planFields.expectedReturnRate),
    codRefusalPct: scaled(plan.codRefusalPct, worse.returned, planFields.codRefusalPct),
    vatRegistered: isRegistered,
  })
}
