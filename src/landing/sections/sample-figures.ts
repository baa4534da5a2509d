import { projectionWithoutGrowth } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { landedCostsOf } from '../../domain/model/generated/slices.gen'
import { demoPlan } from '../../domain/plan/demo-plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { offerVatPct } from '../../domain/site/product-price'
import { movedPlan, sampleProduct, untouched } from '../live-calculator/sample-store'

/** By how much the cheaper price of the example is lower, in SAR. */
export const cheaperBy = 20

function sampleCost() {
  const [cost] = landedCostsOf(demoPlan()).products
  if (!cost) throw new Error('the sample store sells nothing')
  return cost
}

/** The money that the sample store takes, its months, and when it is back: the analysis is switched on there. */
function sampleMoney() {
  const evaluation = evaluate(demoPlan())
  const { needed, back } = evaluation.conclusion
  const projection = projectionWithoutGrowth({ plan: demoPlan(), evaluation, benchmarks: builtInBenchmarks })
  if (needed?.kind !== 'amount' || back?.kind !== 'month' || !projection || !evaluation.advanced) {
    throw new Error('the sample store does not earn its money back')
  }
  const { businessHealthScore } = evaluation.advanced
  return { needed: needed.amount, backMonth: back.month, projection, businessHealthScore }
}

/** Every figure that the page tells of the sample store, from the model: none is typed here. */
export function sampleFigures() {
  const { price, units } = untouched()
  const product = sampleProduct()
  return {
    price,
    net: (price * 100) / (100 + offerVatPct),
    quote: product.exFactoryPrice,
    landed: sampleCost(),
    monthly: evaluate(demoPlan()).monthly,
    bottomLine: evaluate(demoPlan()).bottomLine,
    cheaper: evaluate(movedPlan({ price: price - cheaperBy, units })).bottomLine,
    ...sampleMoney(),
  }
}
