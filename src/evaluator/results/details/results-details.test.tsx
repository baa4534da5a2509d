import { describe, expect, it } from 'vitest'
import { heldInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import type { ResultName } from '../../../domain/model/results/sections'
import { languages } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { formatMoney } from '../../../i18n/format'
import { resultNames, rowOf } from '../../../results/result-kinds'
import { picturedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf, wordAt } from '../../state/testing/render'
import { UnfoldedContext } from '../cards/fold'
import { FiguresAndNotes } from '../cash/cash-panel'
import { CompositionChart } from '../charts/composition-chart'
import { CodFigures } from '../cod/cod-panel'
import { ResultsStep } from '../results-step'
import { ResultsTop } from '../top/results-top'
import { VatFigures } from '../vat/vat-panel'
import { AllFigures } from './all-figures'
import { disclosuresOf } from './disclosure-conditions'
import { Disclosures } from './disclosures'
import { ResultsDetails } from './results-details'

/** The page with everything unfolded. */
const everything = (
  <main>
    <ResultsTop />
    <ResultsDetails />
    <AllFigures unfolded />
    <FiguresAndNotes />
    <CodFigures />
    <VatFigures />
    <UnfoldedContext value={true}>
      <Disclosures />
    </UnfoldedContext>
  </main>
)

/** The same store with so many units of each product a month. */
const withUnits = (plan: Plan, unitsPerMonth: number): Plan => ({
  ...plan,
  products: plan.products.map((one) => ({ ...one, unitsPerMonth })),
})

describe.each(languages)('the results page in %s', (language) => {
  const words = dictionaries[language]

  it('has every result on one of its screens, and explains it', () => {
    const short = {
      ...picturedPlans.demo,
      contingencyMo: 10_000,
      fulfillmentMethod: '3pl' as const,
      fulfillmentPerOrder: 4,
    }
    const charged = picturedPlans['charges for cash on delivery']
    const unregistered = withUnits(picturedPlans['everything in use'], 60)
    const plans = [picturedPlans.demo, picturedPlans['everything in use'], unregistered, short, charged]
    const markup = plans.map((plan) => render(everything, plan, language)).join('')
    const explains = (name: ResultName) =>
      `aria-label="${words.evaluator.explain}: ${wordAt(words.results.names, rowOf(name).shownBy ?? name)}"`
    expect(resultNames.filter((name) => !markup.includes(explains(name)))).toEqual([])
  })

  it('counts a store as registered from its head to its last figure where it must register within the year', () => {
    const plan = picturedPlans['everything in use']
    const { vat, conclusion } = evaluate(plan)
    expect([vat.registered, conclusion.state]).toEqual([false, 'registered'])
    const text = textOf(render(<ResultsDetails />, plan, language))
    const money = (value: number) => textOf(formatMoney(value, language, 'SAR', { max: 0 }))
    const [before] = textOf(words.summary.registration.within.replace('{{mandatory}}', '')).split('{{today}}')
    expect(text).toContain(before)
    expect(text).toContain(language === 'en' ? 'mandatory in November 2027' : 'إلزاميًا في نوفمبر 2027')
    const registered = evaluate({ ...plan, vatRegistered: true })
    expect(text).toContain(money(registered.monthly.salesExVAT))
    expect(text).not.toContain(money(evaluate(plan).monthly.salesExVAT))
  })

  it('calls no two results that stand on screens alike', () => {
    const shown = resultNames.filter((name) => rowOf(name).shownBy === undefined)
    const labels = shown.map((name) => wordAt(words.results.names, name))
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it('has no row of what the plan does not use, and one name for one figure', () => {
    const text = textOf(render(everything, picturedPlans.demo, language))
    const { fulfillmentCost, marketingMo, bottomLine } = words.results.names
    for (const name of [fulfillmentCost, marketingMo, bottomLine.monthlyUnitsShortfall])
      expect(text).not.toContain(textOf(name))
    expect(text).toContain(textOf(words.results.series.fixed))
    expect(words.results.series.fixed).not.toBe(words.results.names.totalFixedCost)
  })

  it('comes to one amount of all costs, folded and in the picture', () => {
    const part = textOf(render(<AllFigures />, picturedPlans.demo, language)).split(
      words.results.allFigures.composition,
    )
    const { monthly, bottomLine } = evaluate(picturedPlans.demo)
    const all = textOf(
      formatMoney(monthly.totalMonthlyCosts + bottomLine.returnsAndStockMo, language, 'SAR', { max: 0 }),
    )
    expect(bottomLine.returnsAndStockMo).toBeGreaterThan(0)
    expect(part[1]?.trim().startsWith(`${words.results.names.bottomLine.totalMonthlyCosts} ${all}`)).toBe(true)
    expect(textOf(render(<CompositionChart />, picturedPlans.demo, language))).toContain(all)
  })

  it.each(['demo', 'everything in use'] as const)('says what its figures leave out, for the plan: %s', (name) => {
    const plan = picturedPlans[name]
    const text = textOf(render(everything, plan, language))
    const { title, method, values, ...sentences } = words.results.disclosures
    const holds = new Set<string>(disclosuresOf(heldInState(plan), evaluate(heldInState(plan))))
    const said = Object.entries(sentences).filter(([, sentence]) => text.includes(textOf(sentence)))
    for (const heading of [title, method, values]) expect(text).toContain(textOf(heading))
    expect(text).toContain(textOf(words.results.advanced.ifMonthOne))
    expect(new Set(said.map(([id]) => id))).toEqual(holds)
  })

  it.each(Object.entries(picturedPlans))('shows no figure that is none, for the plan: %s', (_, plan) => {
    const text = textOf(render(everything, plan, language))
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|\{\{|∞/)
  })

  it('says that the capital is lost where a return would be below minus 100 percent', () => {
    const { loss } = picturedPlans
    const analysed = { ...loss, enableAdvancedAnalysis: true }
    expect(evaluate(analysed).advanced?.riskAdjustedROI).toBeLessThan(-100)
    expect(textOf(render(everything, analysed, language))).toContain(textOf(words.results.advanced.losesCapital))
    expect(textOf(render(everything, picturedPlans.demo, language))).not.toContain(words.results.advanced.losesCapital)
  })

  it('says by how much sales must rise instead of a safety margin below zero', () => {
    const plan = { ...picturedPlans.demo, contingencyMo: 10_000 }
    const { safetyMarginPct } = evaluate(plan).bottomLine
    expect(safetyMarginPct).toBeLessThan(0)
    const [start = ''] = words.results.cards.salesMustRise.split('{{')
    expect(textOf(render(everything, plan, language))).toContain(textOf(start).trim())
    expect(textOf(render(everything, picturedPlans.demo, language))).not.toContain(textOf(start).trim())
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
