import { describe, expect, it } from 'vitest'
import { heldInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { languages } from '../../../domain/options'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { explainProduct } from '../../../results/explain/explain'
import { busyStores, picturedPlans, workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { ProductExplanation } from './product-explanation'
import { expectedTexts } from './testing/expected-text'

const figures = ['contribution', 'contributionPerUnit', 'marginPct'] as const

describe.each(languages)('what each product leaves in %s', (language) => {
  it.each([...workedPlans.map((plan) => [plan.storeName, plan] as const), ...busyStores])(
    'is explained with every figure behind it, for %s',
    (_, given) => {
      const plan = heldInState(given)
      const { typicalMargin } = benchmarkOf(plan.productCategory)
      const context = { plan, evaluation: evaluate(plan), typicalMargin }
      plan.products.forEach((_product, at) => {
        const text = textOf(render(<ProductExplanation at={at} />, given, language))
        for (const line of figures) {
          const words = [
            dictionaries[language].explain.product[line],
            dictionaries[language].results.names.product[line],
          ]
          for (const expected of [
            ...words.map(textOf),
            ...expectedTexts(explainProduct(line, at, context), plan, language),
          ])
            expect(text).toContain(expected)
        }
      })
    },
  )

  it('says why where there is nothing to divide by', () => {
    const text = textOf(render(<ProductExplanation at={0} />, picturedPlans['no units'], language))
    const { noUnits, noSales } = dictionaries[language].explain.reasons
    for (const reason of [noUnits, noSales]) expect(text).toContain(textOf(reason))
  })
})
