import { customsFeeTerms } from '../../domain/model/constants'
import { type Workings, workingsOf } from '../../domain/model/generated/workings.gen'
import { wholeUnits } from '../../domain/model/month/landed-cost'
import { amountOf } from '../../domain/model/numbers'
import type { Kind } from '../../domain/model/results/row'
import type { Plan, Product } from '../../domain/plan/plan'
import { type Formula, is, over, part, plus, type Step, sumOf, times } from './formula-steps'
import { type Label, own, word } from './operands'

const named = (product: Product): Label => ({ from: 'own', text: product.name })

/** The products that weigh in an average: those that sell, or all while none does. */
function weighing(products: readonly Product[]): readonly Product[] {
  const selling = products.filter((product) => wholeUnits(product) > 0)
  return selling.length > 0 ? selling : products
}

/** How a figure of one product comes about; nothing where it is what was typed. */
type Cost = Workings['products'][number]
type WorkingOf = (product: Product, cost: Cost, isCif: boolean) => Step[]

const asTyped: WorkingOf = () => []

type Measure =
  | 'exFactory'
  | 'inbound'
  | 'duties'
  | 'customsFee'
  | 'irrecoverable'
  | 'defects'
  | 'shortages'
  | 'duty'
  | 'landed'
  | 'beforeYield'

/** An average over the products, weighted by units; plain while nothing is sold. */
export function averageOf(plan: Plan, measure: Measure, kind: Kind, workingOf = asTyped): Formula {
  const products = weighing(plan.products)
  const costs = workingsOf(plan).products
  const scale = kind === 'percent' ? 100 : 1
  const [first] = products
  if (!first) return { steps: [] }
  const stepsOf = (product: Product): Step[] => {
    const cost = costs.find(({ row }) => row === product)
    if (!cost) return []
    const working = cost[measure] === 0 ? [] : workingOf(product, cost, plan.dutyBasis === 'cif')
    return working.length > 0 ? working : [is(own(product.name, cost[measure] * scale, kind))]
  }
  if (products.length === 1) return { steps: stepsOf(first) }
  const partKind = kind === 'percent' ? 'factor' : kind
  if (wholeUnits(first) === 0) {
    const plain = products.map((product) => part(named(product), kind, stepsOf(product)))
    return { steps: [...sumOf(plain), over(word('products', products.length, 'count'))] }
  }
  const weighted = products.map((product) =>
    part(named(product), partKind, [...stepsOf(product), times(own(product.name, wholeUnits(product), 'count'))]),
  )
  return { steps: [...sumOf(weighted), over('totalUnits')] }
}

const typed = (name: 'supplierPrice' | 'goodsInsurance' | 'freight', amount: number) =>
  word(name, amountOf(amount), 'money')

/** What customs values goods at: price, freight and insurance. */
const customsValueOf = (product: Product): Step[] => [
  is(typed('supplierPrice', product.exFactoryPrice)),
  plus(typed('freight', product.internationalShipping)),
  plus(typed('goodsInsurance', product.insurance)),
]

/** Duty on the customs value, or on price, exchange fee and insurance. Source: docs/model.md, 'Duty, customs fee, social insurance'. */
const dutySteps: WorkingOf = (product, { supplierPrice: price, exchangeFee: fee, dutyRate }, isCif) => {
  const base = isCif
    ? customsValueOf(product)
    : [
        is(typed('supplierPrice', price)),
        ...(fee > 0 ? [plus(word('exchangeFee', fee, 'money'))] : []),
        plus(typed('goodsInsurance', product.insurance)),
      ]
  return [...base, times(word('dutyRate', dutyRate * 100, 'percent'))]
}

export function dutiesOf(plan: Plan): Formula {
  return averageOf(plan, 'duties', 'money', dutySteps)
}

/** The fee for a declaration, shared out over its units: a rate of the customs value within two bounds. */
const customsFeeSteps: WorkingOf = (product, { shipmentUnits: units, customsValue: value }) => {
  const { pct, min, max } = customsFeeTerms
  const fee = (pct / 100) * value * units
  const shared = over(word('shipmentUnits', units, 'count'))
  if (fee < min) return [is(word('customsFeeLeast', min, 'money')), shared]
  if (fee > max) return [is(word('customsFeeMost', max, 'money')), shared]
  const rate = word('customsFeeRate', pct, 'percent')
  return [...customsValueOf(product), times(word('shipmentUnits', units, 'count')), times(rate), shared]
}

export function customsFeeOf(plan: Plan): Formula {
  return averageOf(plan, 'customsFee', 'money', customsFeeSteps)
}

function costOf(plan: Plan, product: Product): Cost {
  const cost = workingsOf(plan).products.find(({ row }) => row === product)
  if (!cost) throw new Error('a product of the plan has a cost')
  return cost
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
  const { sellablePart, irrecoverable } = costOf(plan, product)
  const unsellable = (1 - sellablePart) * 100
  const built: Step[] = [is('unitCostBeforeYield'), over(word('unsellable', unsellable, 'percent'), 'butThis')]
  return { steps: irrecoverable === 0 ? built : [...built, plus('perUnitIrrecoverableVAT')] }
}

/** The cost of a unit before what cannot be sold is counted. */
export function costBeforeYield(plan: Plan): Formula {
  const product = onlyBuilt(plan)
  if (!product) return averageOf(plan, 'beforeYield', 'money')
  const { handling, customsFee } = costOf(plan, product)
  const parts: Step[] = [is('exFactorySAR'), plus('perUnitInbound'), plus('perUnitDuties')]
  const built = [...parts, plus(word('handling', handling, 'money'))]
  return { steps: customsFee === 0 ? built : [...built, plus('perUnitCustomsFee')] }
}
