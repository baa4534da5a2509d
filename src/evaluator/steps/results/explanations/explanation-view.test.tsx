import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../../domain/model/evaluate'
import { type Language, languages } from '../../../../domain/options'
import type { Plan } from '../../../../domain/plan/plan'
import { benchmarkOf } from '../../../../domain/reference/benchmarks'
import { formatMoney, formatNumber, formatPercent } from '../../../../i18n/format'
import { explain } from '../../../../results/explain/explain'
import type { Line } from '../../../../results/explain/formula-steps'
import { type OperandKind, typedDigits } from '../../../../results/explain/operands'
import { resultNames } from '../../../../results/result-kinds'
import { workedPlans } from '../../../../results/testing/example-plans'
import { dictionaries, render, textOf, wordAt } from '../testing/render'
import { ExplanationView } from './explanation-view'

/** The figure alone, without a unit; one and two days or months are words in Arabic. */
function written(value: number | null, kind: OperandKind, language: Language, currency: string): string {
  const { units } = dictionaries.ar.explain
  const inWords = {
    days: [units.days_one, units.days_two],
    months: [units.months_one, units.months_two],
    timesAYear: [units.timesAYear_one, units.timesAYear_two],
  }
  if (language === 'ar' && value !== null && (kind === 'days' || kind === 'months' || kind === 'timesAYear')) {
    const words = inWords[kind][Math.round(value * 10) / 10 - 1]
    if (words) return words
  }
  if (kind === 'money') return formatMoney(value, language, currency)
  if (kind === 'percent') return formatPercent(value, language)
  const digits = {
    factor: 4,
    timesAYear: 4,
    count: 2,
    times: 2,
    orders: 2,
    days: 1,
    months: 1,
    points: 1,
    month: 0,
    score: 0,
  }[kind]
  return formatNumber(value, language, { max: digits })
}

/** An operand: what was typed stands as it was typed. */
function writtenOperand(line: Line, language: Language, currency: string): string {
  const { value, kind } = line
  const digits = typedDigits(line)
  if (!digits) return written(value, kind, language, currency)
  return kind === 'money' ? formatMoney(value, language, currency, digits) : formatPercent(value, language, digits)
}

const flattened = (lines: readonly Line[]): Line[] => lines.flatMap((line) => [line, ...flattened(line.working)])
const takesFigure = ({ label, operation }: Line) => label !== null || operation === 'subtotal'

function nameOf({ label }: Line, language: Language): string | null {
  const words = dictionaries[language]
  if (label?.from === 'result') return wordAt(words.results.names, label.name)
  if (label?.from === 'field') return words.fields[label.name]
  if (label?.from === 'overhead') return words.options.overheads[label.id]
  if (label?.from === 'method') return words.options.paymentMethods[label.id]
  if (label?.from === 'own') return label.text || words.explain.unnamed
  return null
}

/** The text of every explanation, drawn in one page. */
function explanations(plan: Plan, language: Language): Map<string, string> {
  const all = resultNames.map((name) => (
    <section key={name} id={name}>
      <ExplanationView name={name} />
    </section>
  ))
  const [, ...pieces] = render(<main>{all}</main>, plan, language).split('<section id="')
  return new Map(
    pieces.map((piece) => [piece.slice(0, piece.indexOf('"')), textOf(piece.slice(piece.indexOf('>') + 1))]),
  )
}

function missing(plan: Plan, language: Language): string[] {
  const evaluation = evaluate(plan)
  const { typicalMargin } = benchmarkOf(plan.productCategory)
  const words = dictionaries[language]
  const texts = explanations(plan, language)
  return resultNames.flatMap((name) => {
    const text = texts.get(name) ?? ''
    const { value, kind, lines } = explain(name, { plan, evaluation, typicalMargin })
    const operands = flattened(lines).filter(takesFigure)
    const expected = [
      wordAt(words.explain.meanings, name),
      wordAt(words.results.names, name),
      written(value, kind, language, plan.currency),
      ...operands.map((line) => writtenOperand(line, language, plan.currency)),
      ...operands.flatMap((line) => nameOf(line, language) ?? []),
    ]
    return expected.filter((one) => !text.includes(textOf(one))).map((one) => `${name}: '${one}' is not in '${text}'`)
  })
}

describe.each(languages)('an explanation in %s', (language) => {
  it.each(workedPlans.map((plan) => [plan.storeName, plan]))(
    'shows its meaning, its value and every operand, for %s',
    (_, plan) => {
      expect(missing(plan, language)).toEqual([])
    },
  )

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
