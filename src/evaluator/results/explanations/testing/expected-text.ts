import { monthNumber, startMonthOf } from '../../../../domain/model/season/start-month'
import type { Language } from '../../../../domain/options'
import type { Plan } from '../../../../domain/plan/plan'
import { formatMoney, formatMonth, formatNumber, formatPercent } from '../../../../i18n/format'
import type { Explanation } from '../../../../results/explain/explain'
import type { Line } from '../../../../results/explain/lines'
import { type OperandKind, typedDigits } from '../../../../results/explain/operands'
import { dictionaries, textOf, wordAt } from '../../../state/testing/render'

/** A month of the plan by its name. */
function monthWritten(month: number, language: Language, plan: Plan): string {
  const { beforeSales, planMonth } = dictionaries[language].evaluator
  if (month === 0) return beforeSales
  const startMonth = startMonthOf(plan)
  if (startMonth === '') return planMonth.replace('{{month}}', formatNumber(month, language))
  const at = monthNumber(startMonth) + month - 1
  return formatMonth(Math.floor(at / 12), (at % 12) + 1, language)
}

/** The figure alone, without a unit; one and two days or months are words in Arabic. */
function written(value: number | null, kind: OperandKind, language: Language, plan: Plan): string {
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
  if (kind === 'money') return formatMoney(value, language, plan.currency)
  if (kind === 'percent') return formatPercent(value, language, { max: 2 })
  if (kind === 'planMonth') {
    return value === null ? formatNumber(null, language) : monthWritten(value, language, plan)
  }
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
function writtenOperand(line: Line, language: Language, plan: Plan): string {
  const { value, kind } = line
  const digits = typedDigits(line)
  if (!digits) return written(value, kind, language, plan)
  return kind === 'money' ? formatMoney(value, language, plan.currency, digits) : formatPercent(value, language, digits)
}

const flattened = (lines: readonly Line[]): Line[] => lines.flatMap((line) => [line, ...flattened(line.working)])
const takesFigure = ({ label, operation }: Line) => label !== null || operation === 'subtotal'

function nameOf({ label }: Line, language: Language, plan: Plan): string | null {
  const words = dictionaries[language]
  if (label?.from === 'result') return wordAt(words.results.names, label.name)
  if (label?.from === 'field') return words.fields[label.name]
  if (label?.from === 'overhead') return words.options.overheads[label.id]
  if (label?.from === 'method') return words.options.paymentMethods[label.id]
  if (label?.from === 'cash') return words.results.names.cashMonth[label.line]
  if (label?.from === 'scenario') return words.results.scenarioRows[label.line]
  if (label?.from === 'product') return words.results.names.product[label.line]
  if (label?.from === 'event') return words.explain.events[label.id]
  if (label?.from === 'own') return label.text || words.explain.unnamed
  if (label?.from !== 'entry' || label.month === 0) return null
  const namesMonth = words.explain.entries[label.name].includes('{{')
  return namesMonth ? monthWritten(label.month, language, plan) : words.explain.entries[label.name]
}

/** What an explanation must show: its value, and the name and the figure of every operand, or that there is none. */
export function expectedTexts(explanation: Explanation, plan: Plan, language: Language): string[] {
  const { value, kind, lines, basis } = explanation
  const operands = flattened([...lines, ...basis]).filter(takesFigure)
  return [
    written(value, kind, language, plan),
    ...(lines.length === 0 ? [dictionaries[language].explain.nothing] : []),
    ...operands.map((line) => writtenOperand(line, language, plan)),
    ...operands.flatMap((line) => nameOf(line, language, plan) ?? []),
  ].map(textOf)
}
