import { describe, expect, it } from 'vitest'
import { heldInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import type { ResultName } from '../../../domain/model/results/sections'
import { type Language, languages } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { formatMoney } from '../../../i18n/format'
import { explain } from '../../../results/explain/explain'
import { resultNames } from '../../../results/result-kinds'
import { busyStores, workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf, wordAt } from '../../state/testing/render'
import { ExplanationView } from './explanation-view'
import { expectedTexts } from './testing/expected-text'

/** The text of every explanation, drawn in one page. */
function explanations(plan: Plan, language: Language, names: readonly ResultName[]): Map<string, string> {
  const all = names.map((name) => (
    <section key={name} id={name}>
      <ExplanationView name={name} />
    </section>
  ))
  const [, ...pieces] = render(<main>{all}</main>, plan, language).split('<section id="')
  return new Map(
    pieces.map((piece) => [piece.slice(0, piece.indexOf('"')), textOf(piece.slice(piece.indexOf('>') + 1))]),
  )
}

function missing(given: Plan, language: Language, names = resultNames): string[] {
  const { typicalMargin } = benchmarkOf(given.productCategory)
  const words = dictionaries[language]
  const texts = explanations(given, language, names)
  return names.flatMap((name) => {
    const text = texts.get(name) ?? ''
    const plan = name.startsWith('vat.') ? given : heldInState(given)
    const explanation = explain(name, { plan, evaluation: evaluate(plan), typicalMargin })
    const expected = [
      textOf(wordAt(words.explain.meanings, name)),
      textOf(wordAt(words.results.names, name)),
      ...expectedTexts(explanation, plan, language),
    ]
    return expected.filter((one) => !text.includes(one)).map((one) => `${name}: '${one}' is not in '${text}'`)
  })
}

const runningNames = resultNames.filter((name) => /^(vat|cod|cashPlan)\./.test(name))

describe.each(languages)('an explanation in %s', (language) => {
  it.each(workedPlans.map((plan) => [plan.storeName, plan]))(
    'shows its meaning, its value and every operand, for %s',
    (_, plan) => {
      expect(missing(plan, language)).toEqual([])
    },
  )

  it.each(busyStores)('shows the same about VAT, cash on delivery and cash by month, for %s', (_, plan) => {
    expect(missing(plan, language, runningNames)).toEqual([])
  })

  it('writes the fee of a method with brackets, and its percentage as it was typed', () => {
    const [earning = expect.fail()] = workedPlans
    const mada = { id: 'mada', share: 100, percent: 2.75, fixed: 1, settlementDays: 1 }
    const plan: Plan = { ...earning, paymentMode: 'advanced', paymentMethods: [mada] }
    const text = textOf(render(<ExplanationView name="gatewayFeePerOrder" />, plan, language)).replace(
      /[\u200e\u200f\u2066-\u2069]/g,
      '',
    )
    expect(text).toContain('2.75%')
    expect(text).not.toContain('2.8%')
    expect(text).toMatch(/\(.*2\.75%.*\) × .*100%/)
  })

  it('says why where there is no value', () => {
    const [, losing = expect.fail()] = workedPlans
    const text = textOf(render(<ExplanationView name="monthlyBreakEvenUnits" />, losing, language))
    expect(text).toContain(dictionaries[language].explain.reasons.eachSaleLoses)
  })

  it('says what would move the result, and to what', () => {
    const [earning = expect.fail()] = workedPlans
    const text = textOf(render(<ExplanationView name="operatingIncome" />, earning, language))
    const products = earning.products.map((one) => ({ ...one, unitPriceInclVAT: one.unitPriceInclVAT * 1.05 }))
    const { operatingIncome } = evaluate({ ...earning, products }).monthly
    expect(text).toContain(dictionaries[language].evaluator.drivers.price)
    expect(text).toContain(textOf(formatMoney(operatingIncome, language, 'SAR')))
  })
})
