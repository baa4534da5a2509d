import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { type Language, languages } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { cashLines } from '../../../results/explain/cash-lines'
import { explainCash } from '../../../results/explain/explain'
import { busyStores, workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { CashExplanation } from './cash-explanation'
import { expectedTexts } from './testing/expected-text'

/** Cells whose explanation lacks a name, a figure or its own value. */
function missing(plan: Plan, language: Language): string[] {
  const evaluation = evaluate(plan)
  const { typicalMargin } = benchmarkOf(plan.productCategory)
  const cells = (evaluation.cashPlan?.months ?? []).flatMap(({ month }) => cashLines.map((line) => ({ line, month })))
  const all = cells.map(({ line, month }) => (
    <section key={`${line}-${month}`} id={`${line}-${month}`}>
      <CashExplanation line={line} month={month} />
    </section>
  ))
  const [, ...texts] = render(<main>{all}</main>, plan, language)
    .split('<section')
    .map((piece) => textOf(piece.slice(piece.indexOf('>') + 1)))
  expect(texts).toHaveLength(cells.length)
  return cells.flatMap(({ line, month }, at) => {
    const text = texts[at] ?? ''
    const words = dictionaries[language]
    const expected = [
      textOf(words.explain.cashMonth[line]),
      textOf(words.results.names.cashMonth[line]),
      ...expectedTexts(explainCash({ line, month }, { plan, evaluation, typicalMargin }), plan, language),
    ]
    return expected
      .filter((one) => !text.includes(one))
      .map((one) => `${line} of month ${month}: '${one}' is not in '${text}'`)
  })
}

describe.each(languages)('every figure of every month in %s', (language) => {
  const [, , layan = expect.fail()] = workedPlans

  // The stores differ in what they have, and the languages in their words alone.
  const stores = language === 'ar' ? busyStores : []

  it.each([['the second sample', layan] as const, ...stores])('is explained, for %s', (_, plan) => {
    expect(missing(plan, language)).toEqual([])
  })

  it('names the months, the orders and the ways of payment behind it', () => {
    const text = textOf(render(<CashExplanation line="receipts" month={3} />, layan, language))
    const { paymentMethods } = dictionaries[language].options
    for (const name of [paymentMethods.mada, paymentMethods.tabby, paymentMethods.cod]) expect(text).toContain(name)
    expect(text).toContain(language === 'en' ? 'March 2027' : 'مارس 2027')
    expect(text).not.toMatch(/\{\{|undefined|NaN/)
  })
})
