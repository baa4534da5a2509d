import type { i18n } from 'i18next'
import { concludedOf } from '../../src/domain/model/conclusion/concluded'
import { evaluatedInState, inConcludedState } from '../../src/domain/model/conclusion/in-state'
import { evaluate } from '../../src/domain/model/evaluate'
import type { Evaluation } from '../../src/domain/model/evaluation'
import type { ResultName } from '../../src/domain/model/results/sections'
import type { Language, Verdict } from '../../src/domain/options'
import { storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { blankPlan, type Plan } from '../../src/domain/plan/plan'
import { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
import { lackOfSales, type MissingAnswer, planSoFar } from '../../src/domain/rules/unanswered'
import type { WorkbookTexts } from '../../src/files/workbook/texts'
import { formatMoney, formatPercent } from '../../src/i18n/format'
import { conclusionSentences, registeredText, wholeMoney } from '../../src/results/conclusion/conclusion-texts'
import { isGrossKnown, isMonthKnown } from '../../src/results/conclusion/known-so-far'
import { missingText } from '../../src/results/conclusion/missing-text'
import { formatResult } from '../../src/results/format-result'
import { resultNames, resultOf } from '../../src/results/result-kinds'
import { foremostResults } from '../../src/results/result-lists'
import { planTexts, planWords } from '../projects/words/plan-words'

/** What an assistant is answered: figures, and the same in sentences. */
export interface Answer {
  data: object
  sentences: readonly string[]
  /** A file that goes with it. */
  file?: { name: string; mediaType: string; base64: string }
}

/** The most characters of a text of a plan that stand in a sentence. */
const longestQuote = 60

/** What breaks a line, turns the direction of what follows, or is written for machines and seen by nobody. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]+/gu

/** A text that someone typed, short, on one line and in quotes: it is data, never an instruction. */
function quoted(texts: WorkbookTexts, text: string): string {
  const line = text
    .replace(unruly, ' ')
    .replace(/[“”«»"]/g, '')
    .trim()
  const letters = [...line]
  const short = letters.length > longestQuote ? `${letters.slice(0, longestQuote).join('')}…` : line
  return texts.word('assistants:quoted', { text: short })
}

/** Writes about one plan in one language. */
export class PlanWriter {
  readonly texts: WorkbookTexts
  readonly plan: Plan

  constructor(
    readonly language: Language,
    plan: Plan | string = blankPlan(),
  ) {
    this.plan = typeof plan === 'string' ? storedPlan(plan).plan : plan
    this.texts = planTexts(language, this.plan)
  }

  get words(): i18n {
    return planWords(this.language, this.plan)
  }

  word(key: string, values: Record<string, string | number> = {}): string {
    return this.texts.word(key, values)
  }

  money(value: number): string {
    return formatMoney(value, this.language, this.plan.currency, wholeMoney)
  }

  share(part: number): string {
    return formatPercent(part * 100, this.language)
  }

  quote(text: string): string {
    return quoted(this.texts, text)
  }

  /** What is still open, in one sentence; none where nothing is. */
  open(unanswered: readonly MissingAnswer[]): string[] {
    if (unanswered.length === 0) return []
    const t = this.words.getFixedT(null, 'questions')
    const missing = unanswered
      .slice(0, 20)
      .map(({ productName, ...question }) =>
        missingText(t, { ...question, productName: productName && this.quote(productName) }),
      )
    return [this.word('assistants:open', { missing: missing.join(this.word('assistants:and')) })]
  }

  /** That the sales of a changed plan reach the threshold of VAT, where they do. */
  registration(registered: number | null): string[] {
    const words = { t: this.words.getFixedT(null, 'summary'), language: this.language }
    return [registeredText(words, registered, this.plan.currency) ?? []].flat()
  }

  /** What a screen says first of a plan: what is concluded and its foremost results, or what it can say so far. */
  conclusion(evaluation: Evaluation, unanswered: readonly MissingAnswer[], verdict: Verdict | null): string[] {
    const lack = lackOfSales(this.plan)
    const open = this.open(unanswered)
    if (lack !== null)
      return [...(open.length > 0 ? open : [this.word('summary:noVerdict')]), this.word(`evaluator:rail.${lack}`)]
    if (open.length > 0) return [...open, ...this.soFar(unanswered)]
    const t = this.words.getFixedT(null, 'summary')
    return [
      ...(verdict ? [this.word(`options:verdicts.${verdict}`)] : []),
      ...conclusionSentences({ t, language: this.language }, concludedOf(this.plan, evaluation)),
      ...this.figures(evaluation, foremostResults),
    ]
  }

  /** Results by their names, in the state of VAT in which the plan is concluded, as screens have them. */
  private figures(evaluation: Evaluation, names: readonly ResultName[]): string[] {
    const evaluated = { plan: this.plan, evaluation, benchmarks: builtInBenchmarks }
    const inState = evaluatedInState(evaluated)
    const texts = planTexts(this.language, inConcludedState(evaluated))
    return names.map((name) => {
      // The score is one of that state anyway, and held against the benchmarks that it was worked out with.
      const value = resultOf(judging.has(name) ? evaluation : inState, name)
      return `${texts.word(`results:names.${name}`)}: ${formatResult(name, value, this.language, this.plan.currency)}`
    })
  }

  /** What is known of the month while something is open: its profit is one before the costs that are missing. */
  private soFar(unanswered: readonly MissingAnswer[]): string[] {
    const plan = planSoFar(this.plan)
    const evaluation = evaluate(plan)
    const { income } = evaluation.conclusion
    const gross = isGrossKnown(unanswered) ? (['grossMarginPct'] as const) : []
    const month = isMonthKnown(unanswered) ? (['bottomLine.monthlyBreakEvenUnits'] as const) : []
    const writer = new PlanWriter(this.language, plan)
    return [
      ...writer.figures(evaluation, ['salesExVAT', ...gross]),
      `${this.word(income < 0 ? 'questions:loss' : 'questions:profit')}: ${this.money(Math.abs(income))}`,
      ...writer.figures(evaluation, month),
    ]
  }
}

/** Results that judge a plan: nothing is judged while something is open. */
const judging: ReadonlySet<string> = new Set(['businessHealthScore'])

/** Every result that has a value, by its name. */
export function resultsOf(evaluation: Evaluation, isOpen: boolean): Record<string, number> {
  const all = resultNames.flatMap((name): [string, number][] => {
    const value = resultOf(evaluation, name)
    return value === null || (isOpen && judging.has(name)) ? [] : [[name, value]]
  })
  return Object.fromEntries(all)
}
