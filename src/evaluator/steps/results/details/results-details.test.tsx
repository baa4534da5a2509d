import { describe, expect, it } from 'vitest'
import { languages } from '../../../../domain/options'
import { type ResultName, resultNames } from '../../../../results/result-kinds'
import { picturedPlans } from '../../../../results/testing/example-plans'
import { Disclosures } from '../disclosures'
import { ResultsStep } from '../results-step'
import { dictionaries, render, textOf, wordAt } from '../testing/render'
import { ResultsTop } from '../top/results-top'
import { AllFigures } from './all-figures'
import { UnfoldedContext } from './fold'
import { ResultsDetails } from './results-details'

/** The page with everything unfolded. */
const everything = (
  <main>
    <ResultsTop />
    <ResultsDetails />
    <AllFigures unfolded />
    <UnfoldedContext value={true}>
      <Disclosures />
    </UnfoldedContext>
  </main>
)

describe.each(languages)('the results page in %s', (language) => {
  const words = dictionaries[language]

  it('has every result on one of its screens, and explains it', () => {
    const plans = [picturedPlans.demo, picturedPlans['everything in use']]
    const markup = plans.map((plan) => render(everything, plan, language)).join('')
    const explains = (name: ResultName) =>
      `aria-label="${words.evaluator.explain}: ${wordAt(words.results.names, name)}"`
    const isOfMonth = (name: ResultName) => !/^(vat|cod|cashPlan)\./.test(name)
    expect(resultNames.filter((name) => isOfMonth(name) && !markup.includes(explains(name)))).toEqual([])
  })

  it('says everything that its figures leave out', () => {
    const text = textOf(render(everything, picturedPlans.demo, language))
    const said = { ...words.results.disclosures, ifMonthOne: words.results.advanced.ifMonthOne }
    expect(Object.values(said).filter((one) => !text.includes(textOf(one)))).toEqual([])
  })

  it.each(Object.entries(picturedPlans))('shows no figure that is none, for the plan: %s', (_, plan) => {
    const text = textOf(render(everything, plan, language))
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|\{\{|∞/)
  })

  it('never advises to sell more where each sale loses, and names the price at which that stops', () => {
    const { loss } = picturedPlans
    const one = { ...loss, products: loss.products.slice(0, 1).map((product) => ({ ...product, unitPriceInclVAT: 1 })) }
    const { toProfit, stopsLosing, stopsLosingOnAverage } = words.results.verdict
    for (const [plan, sentence] of [[loss, stopsLosingOnAverage] as const, [one, stopsLosing] as const]) {
      const text = textOf(render(everything, plan, language))
      expect(text).not.toContain(textOf(toProfit))
      for (const piece of sentence.split(/\{\{\w+\}\}/)) expect(text).toContain(textOf(piece).trim())
    }
  })

  it('draws nothing without units, and says what is missing', () => {
    const markup = render(<ResultsStep />, picturedPlans['no units'], language)
    expect(markup).not.toMatch(/<figure|<dl|role="slider"/)
    expect(textOf(markup)).toContain(textOf(words.evaluator.rail.addUnits))
  })
})
