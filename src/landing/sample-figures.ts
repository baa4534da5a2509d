import { demoPlan } from '../domain/demo-plan'
import type { Advanced } from '../domain/evaluation'
import { landedCost } from '../domain/landed-cost'
import { costTerms } from '../domain/model/cost-terms'
import { offerVatPct } from '../domain/offer'
import { evaluateMoved, sampleProduct, untouched } from './sample-store'

/** By how much the cheaper price of the example is lower, in SAR. */
export const cheaperBy = 20

/** The sample store's own analysis: it is switched on there. */
function analysed(): Advanced {
  const { advanced } = evaluateMoved(untouched())
  if (!advanced) throw new Error('the sample store is not analysed')
  return advanced
}

/** Every figure that the page tells of the sample store, from the model: none is typed here. */
export function sampleFigures() {
  const { price, units } = untouched()
  const product = sampleProduct()
  return {
    price,
    net: (price * 100) / (100 + offerVatPct),
    quote: product.exFactoryPrice,
    landed: landedCost(product, costTerms(demoPlan())),
    monthly: evaluateMoved(untouched()).monthly,
    bottomLine: evaluateMoved(untouched()).bottomLine,
    cheaper: evaluateMoved({ price: price - cheaperBy, units }).bottomLine,
    advanced: analysed(),
  }
}
