import { blankPlan, blankProduct } from '../../src/domain/plan/plan'
import { saleLeaves } from '../../src/domain/quick-start/sale-leaves'
import { formatMoney } from '../../src/i18n/format'
import type { Tab } from './tab'
import { wordsOf } from './words'

/** What the quick start must say of a price of 120 and a cost of 45. */
const product = { ...blankProduct('one'), unitPriceInclVAT: 120, exFactoryPrice: 45 }
const leaves = saleLeaves({ ...blankPlan(), products: [product] })?.leaves ?? Number.NaN

/** What a founder does first: from the landing page to what a sale leaves, to the results, and back another time. */
export async function firstAnswer(tab: Tab): Promise<void> {
  const { lang } = tab.look
  const { quickStart: start, landing } = wordsOf[lang]
  await tab.open('/')
  await tab.fits()
  await tab.press(landing.hero.startMine)
  await tab.fill('productName', start.sell.product)
  await tab.fill('products.0.unitPriceInclVAT', lang === 'ar' ? '١٢٠' : '120')
  await tab.fill('products.0.exFactoryPrice', '45')
  await tab.sees(start.answer.leaves.replace('{{amount}}', formatMoney(leaves, lang, 'SAR')), 'main')
  await tab.fits()
  await tab.fill('products.0.unitsPerMonth', '900')
  await tab.press(start.costs.take)
  await tab.press(start.results)
  await tab.isAt(/step=results/)
  await tab.sees(/\d,\d{3}/, 'main')
  await tab.fits()
  await tab.open('/demo?step=revenue')
  await tab.holds('products.0.unitPriceInclVAT', '120')
}
