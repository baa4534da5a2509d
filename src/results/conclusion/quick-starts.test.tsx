import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { concludedOf } from '../../domain/model/conclusion/concluded'
import { evaluate } from '../../domain/model/evaluate'
import { type ProductCategory, productCategories } from '../../domain/options'
import { createdPlan, noDefaults } from '../../domain/plan/evaluator-defaults'
import { isOwn, withOrigin } from '../../domain/plan/origins'
import type { Plan } from '../../domain/plan/plan'
import { begunPlan, withCategory } from '../../domain/quick-start/begun-plan'
import { withRegistration } from '../../domain/quick-start/opening'
import { withTypicalCosts } from '../../domain/quick-start/typical-costs'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { restsOn } from '../../domain/rules/rests-on'
import { missingAnswers } from '../../domain/rules/unanswered'
import { valueAtPath } from '../../domain/text/value-at-path'
import { createI18n } from '../../i18n'
import { en } from '../../i18n/en'
import { useConclusionTexts } from './use-conclusion-texts'

/** What the founder types in each category: a price with VAT, what a unit costs, and units a month. */
const typed: Record<ProductCategory, readonly [price: number, cost: number, units: number]> = {
  fashion: [289, 90, 120],
  beauty: [129, 35, 150],
  jewelry: [349, 120, 80],
  sports: [199, 80, 100],
  toys: [99, 35, 150],
  food: [65, 22, 400],
  health: [119, 40, 150],
  home: [179, 60, 120],
  books: [59, 22, 200],
  pets: [89, 38, 200],
  electronics: [249, 140, 150],
  gaming: [299, 180, 120],
  education: [399, 0, 60],
  services: [500, 0, 40],
  events: [750, 300, 30],
  memorabilia: [220, 70, 60],
  other: [149, 50, 150],
}

/** A quick start as its founder leaves it: four figures, not registered, no pay for now, everything else as typical. */
function quickStart(category: ProductCategory): Plan {
  const [unitPriceInclVAT, exFactoryPrice, unitsPerMonth] = typed[category]
  const begun = withCategory(begunPlan(createdPlan(noDefaults)), category)
  const products = begun.products.map((product) => ({ ...product, unitPriceInclVAT, exFactoryPrice, unitsPerMonth }))
  const unanswered = begun.unanswered.filter((question) => question !== 'productCost')
  const plan = withRegistration(withTypicalCosts({ ...begun, products, unanswered, ownerPayMo: 0 }), 'no')
  // What is made once and sold again costs nothing, which was said.
  return exFactoryPrice === 0 ? withOrigin(plan, ['products.0.exFactoryPrice'], 'none') : plan
}

const rests = (plan: Plan) => restsOn({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })

const plainly = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

function firstScreen(plan: Plan): string[] {
  const evaluation = evaluate(plan)
  const { conclusion } = evaluation
  let cells: (string | null)[] = []
  function Reader() {
    const { income, needed, back, stress, caps } = useConclusionTexts()(concludedOf(plan, evaluation))
    cells = [
      conclusion.verdict,
      income,
      needed,
      back,
      [stress, ...caps.map(({ text }) => text)].filter(Boolean).join(' '),
    ]
    return null
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', en)}>
      <Reader />
    </I18nextProvider>,
  )
  return cells.map(plainly)
}

/** What the first screen says that it hangs on. */
function hangsOn(plan: Plan): string {
  const { own, others, most } = rests(plan)
  const guess = most === null ? 'nothing' : `${most.path} ${valueAtPath(plan, most.path)}`
  return `${others} of ${own + others} not the founder's, most on ${guess}`
}

it.each(productCategories)('names the assumption that a quick start in %s depends on most', (category) => {
  const plan = quickStart(category)
  expect(missingAnswers(plan)).toEqual([])
  const { others, most } = rests(plan)
  expect(others).toBeGreaterThan(0)
  expect(most && isOwn(plan, most.path)).toBe(false)
})

it('shows for a quick start in each category what the table records', async () => {
  const header = [
    'category | typed | word | month | money | back | depends on | hangs on',
    Array(8).fill('---').join(' | '),
  ]
  const rows = productCategories.map((category) => {
    const plan = quickStart(category)
    return [category, typed[category].join(' / '), ...firstScreen(plan), hangsOn(plan)].join(' | ')
  })
  await expect(`${[...header, ...rows].join('\n')}\n`).toMatchFileSnapshot('testing/quick-starts.md')
})
