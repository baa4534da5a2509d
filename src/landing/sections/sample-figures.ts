import type { Advanced } from '../../domain/model/evaluation'
import { landedCostsOf } from '../../domain/model/generated/slices.gen'
import { moneyNeeded } from '../../domain/model/money-needed'
import { demoPlan } from '../../domain/plan/demo-plan'
import { offerVatPct } from '../../domain/product-price'
import { evaluateMoved, sampleProduct, untouched } from '../live-calculator/sample-store'

/** By how much the cheaper price of the example is lower, in SAR. */
export const cheaperBy = 20

/** The sample store's own analysis: it is switched on there. */
function analysed(): Advanced {
  const { advanced } = evaluateMoved(untouched())
  if (!advanced) throw new Error('the sample store is not analysed')
  return advanced
}

function sampleCost() {
  const [cost] = landedCostsOf(demoPlan()).products
  if (!cost) throw new Error('the sample store sells nothing')
  return cost
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
    monthly: evaluateMoved(untouched()).monthly,
    bottomLine: evaluateMoved(untouched()).bottomLine,
    cheaper: evaluateMoved({ price: price - cheaperBy, units }).bottomLine,
    advanced: analysed(),
    needed: moneyNeeded(evaluateMoved(untouched())).amount,
  }
}
