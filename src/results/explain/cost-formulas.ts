import { costTerms } from '../../domain/model/month/cost-terms'
import { type LandedCost, landedCost, wholeUnits } from '../../domain/model/month/landed-cost'
import { amountOf } from '../../domain/model/numbers'
import type { Plan, Product } from '../../domain/plan/plan'
import type { Kind } from '../result-kinds'
import { type Formula, is, over, part, plus, type Step, sumOf, times } from './formula-steps'
import { type Label, own, word } from './operands'

const named = (product: Product): Label => ({ from: 'own', text: product.name })

/** The products that weigh in an average: those that sell, or all while none does. */
function weighing(products: readonly Product[]): readonly Product[] {
  const selling = products.filter((product) => wholeUnits(product) > 0)
  return selling.length > 0 ? selling : products
}

/** An average over the products, weighted by units; plain while nothing is sold. */
export function averageOf(plan: Plan, measure: keyof LandedCost, kind: Kind): Formula {
  const products = weighing(plan.products)
  const [first] = products
  if (!first) return { steps: [] }
  const figure = (product: Product) => own(product.name, landedCost(product, costTerms(plan))[measure], kind)
  if (products.length === 1) return { steps: [is(figure(first))] }
  if (wholeUnits(first) === 0) {
    return { steps: [...sumOf(products.map(figure)), over(word('products', products.length, 'count'))] }
  }
  const weighted = products.map((product) =>
    part(named(product), kind === 'percent' ? 'factor' : kind, [
      is(figure(product)),
      times(own(product.name, wholeUnits(product), 'count')),
    ]),
  )
  return { steps: [...sumOf(weighted), over('totalUnits')] }
}

/** The only product that weighs, when its cost is built from parts. */
function onlyBuilt(plan: Plan): Product | undefined {
  const [first, ...others] = weighing(plan.products)
  return others.length === 0 && first && amountOf(first.exFactoryPrice) > 0 ? first : undefined
}

/** The landed cost of a unit: of one product from its parts, of several as their average. */
export function finalCost(plan: Plan): Formula {
  const product = onlyBuilt(plan)
  if (!product) return averageOf(plan, 'landed', 'money')
  const { defectPct, shortagePct, irrecoverableVAT } = landedCost(product, costTerms(plan))
  // What the model never goes below: one sellable unit of a hundred.
  const unsellable = Math.min(99, defectPct + shortagePct)
  const built: Step[] = [is('unitCostBeforeYield'), over(word('unsellable', unsellable, 'percent'), 'butThis')]
  return { steps: irrecoverableVAT === 0 ? built : [...built, plus('perUnitIrrecoverableVAT')] }
}

/** The cost of a unit before what cannot be sold is counted. */
export function costBeforeYield(plan: Plan): Formula {
  const product = onlyBuilt(plan)
  if (!product) return averageOf(plan, 'beforeYield', 'money')
  const { handling, customsFee } = landedCost(product, costTerms(plan))
  const parts: Step[] = [is('exFactorySAR'), plus('perUnitInbound'), plus('perUnitDuties')]
  const built = [...parts, plus(word('handling', handling, 'money'))]
  return { steps: customsFee === 0 ? built : [...built, plus('perUnitCustomsFee')] }
}
