import { evaluate } from '../../../src/domain/model/evaluate'
import type { ResultName } from '../../../src/domain/model/results/sections'
import { startMonthOf } from '../../../src/domain/model/season/start-month'
import type { Language } from '../../../src/domain/options'
import type { Plan } from '../../../src/domain/plan/plan'
import { type Benchmark, benchmarkOf } from '../../../src/domain/reference/benchmarks'
import { formatNumber, formatPercent } from '../../../src/i18n/format'
import { calendarMonth } from '../../../src/results/conclusion/calendar-month'
import { explain } from '../../../src/results/explain/explain'
import { explainDictionaries } from '../../../src/results/explain/label-name'
import { figureText, type LineWords, lineTexts } from '../../../src/results/explain/line-texts'
import type { Line } from '../../../src/results/explain/lines'
import { reasonFor } from '../../../src/results/explain/reason'
import { planTexts, planWords } from './plan-words'

function lineWords(language: Language, plan: Plan): LineWords {
  const words = planWords(language, plan)
  const texts = planTexts(language, plan)
  const start = startMonthOf(plan)
  return {
    t: words.getFixedT(words.language, explainDictionaries),
    language,
    currency: plan.currency,
    number: (value) => formatNumber(value, language),
    percent: (value) => formatPercent(value, language),
    monthName: (month) =>
      month === 0
        ? texts.word('evaluator:beforeSales')
        : (calendarMonth(start, month, language) ??
          texts.word('evaluator:planMonth', { month: formatNumber(month, language) })),
    memberName: (member) => texts.member(member),
  }
}

type InBoth = Record<Language, string>

/** A text in both languages. */
function inBoth(write: (language: Language) => string): InBoth {
  return { en: write('en'), ar: write('ar') }
}

/**
 * A line of an explanation, in both languages. Exported because the router's inferred type names it.
 * @public
 */
export interface ExplainedLine extends Pick<Line, 'operation' | 'value' | 'kind'> {
  depth: number
  /** With the figure of a share in it: 'all of it and VAT 15%'. */
  label: InBoth | null
  /** As the screens write it, with its unit; of a share the whole that it makes: 115%. */
  figure: InBoth
  share: NonNullable<Line['share']> | null
}

/** How a result comes about, its lines one below the other; those that work out another one stand below it, one deeper. */
export function explained(plan: Plan, name: ResultName, benchmarks: readonly Benchmark[]) {
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const context = { plan, evaluation: evaluate(plan, benchmarks), typicalMargin }
  const { value, kind, isListed, lines, basis } = explain(name, context)
  const words = { en: lineWords('en', plan), ar: lineWords('ar', plan) } satisfies Record<Language, LineWords>
  const flat = (all: readonly Line[], depth = 0): ExplainedLine[] =>
    all.flatMap((line) => [
      {
        depth,
        operation: line.operation,
        label: line.label && inBoth((language) => lineTexts(words[language], line).label),
        figure: inBoth((language) => lineTexts(words[language], line).figure),
        value: line.value,
        kind: line.kind,
        share: line.share ?? null,
      },
      ...flat(line.working, depth + 1),
    ])
  const word = (key: string) => inBoth((language) => planTexts(language, plan).word(key))
  return {
    name,
    label: word(`results:names.${name}`),
    meaning: word(`explain:meanings.${name}`),
    value,
    figure: inBoth((language) => figureText(words[language], value, kind)),
    kind,
    /** Why it has no value. */
    reason: value === null ? word(`explain:reasons.${reasonFor(name, context)}`) : null,
    isListed,
    lines: flat(lines),
    basis: flat(basis),
  }
}
