import { isConcludedRegistered } from '../../../domain/model/conclusion/in-state'
import { badgeMarginPct } from '../../../domain/model/constants'
import type { Evaluation } from '../../../domain/model/evaluation'
import { moneyAtStart } from '../../../domain/model/figures/conclusion/conclusion'
import { totalUnits } from '../../../domain/model/figures/landed-cost'
import { bottom } from '../../../domain/model/figures/returns'
import { grossSalesInclVAT } from '../../../domain/model/figures/sales'
import { isAnalysed, isCashPlanned } from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { type SummaryGroup, summaryGroups } from '../../../domain/model/results/row'
import type { ResultName } from '../../../domain/model/results/sections'
import { breakEvenState, performanceBadge } from '../../../domain/model/verdict'
import { type BreakEvenState, breakEvenStates } from '../../../domain/options'
import { missingAnswers, shownVerdict } from '../../../domain/rules/unanswered'
import { noValue } from '../../../i18n/format'
import { isHeld, provisionalResult } from '../../../results/conclusion/held-results'
import { kindOf } from '../../../results/result-kinds'
import { estimateOf, summaryResults } from '../../../results/result-lists'
import { type CellStyle, type Content, excel, type Formula, quoted } from '../book'
import { amountCondition, growthCondition, paybackResult, seasonCondition } from '../growth-condition'
import { firstValue, Lines, type Writing } from '../lines'
import { neededResults, whereNotEnough } from '../not-enough'
import { styleOfResult } from '../styles'

/** What another sheet shows of a result; a dash while it is held by what is missing, whatever is typed into the workbook. */
function contentOf({ book, plan }: Writing, name: ResultName): Content {
  if (isHeld(name, missingAnswers(plan))) return { value: noValue, formula: excel`${quoted(noValue)}` }
  const own = book.resultCell(name)
  return { formula: excel`${own}`, value: own.value }
}

/** A line with a result of another sheet. */
function figure(lines: Lines, name: ResultName): void {
  const { texts } = lines.writing
  lines.start(texts.word(`results:names.${name}`), texts.unitOfKind(kindOf(name)))
  lines.put(firstValue, contentOf(lines.writing, name), styleOfResult(name))
  if (name === provisionalResult && isOpen(lines.writing))
    lines.put(firstValue + 1, texts.word('workbook:provisional'), 'note')
  if (name === 'grossProfit') lines.put(firstValue + 1, texts.word('workbook:grossAfter'), 'note')
  lines.row += 1
}

/** What a line says: its name, its unit, its value, and what stands behind that. */
interface Said {
  label: string
  unit: string
  value: Content
  note: Content | string
}

/** What the planned month takes before the first sale, without growth: as the sentences say it. */
function neededWithoutGrowth(writing: Writing): Content {
  const { places } = writing
  const needed = { formula: places.formula(moneyAtStart), value: places.values.of(moneyAtStart) ?? noValue }
  return whereNotEnough(writing, 'none', noValue, needed)
}

/** A result in the first sheet's block of cash; where no amount of money is enough, none stands as the money needed. */
function saidOfCash(writing: Writing, name: ResultName): Said {
  const { texts } = writing
  const counted = neededResults[name]
  const value = contentOf(writing, name)
  return {
    label: texts.word(`results:names.${name}`),
    unit: texts.unitOfKind(kindOf(name)),
    value: counted ? whereNotEnough(writing, counted, noValue, value) : value,
    note: amountCondition(writing, name, texts.word('workbook:cash.noAmount')),
  }
}

/** While cash by month is off: what is needed and when it is back without growth, as on the screens, and then with it. */
function estimates(writing: Writing): Said[] {
  const { book, texts } = writing
  const [noAmount, atStart] = (['noAmount', 'atStart'] as const).map((key) => texts.word(`workbook:cash.${key}`))
  const needed = {
    label: texts.word('workbook:cash.needed'),
    unit: texts.currency,
    value: neededWithoutGrowth(writing),
    note: whereNotEnough(writing, 'none', noAmount ?? '', atStart ?? ''),
  }
  const flat = book.resultCell('flatCashBreakevenMonth')
  const notWithin = texts.word('results:growth.notWithinPlan')
  const season = seasonCondition(writing)
  return [
    needed,
    {
      ...saidOfCash(writing, 'flatCashBreakevenMonth'),
      note: {
        formula: excel`IF(ISNUMBER(${flat}),${season.formula},${quoted(notWithin)})`,
        value: typeof flat.value === 'number' ? season.value : notWithin,
      },
    },
    ...summaryResults('cash').flatMap((known) => {
      const name = estimateOf(known)
      if (name === undefined) return []
      const said = saidOfCash(writing, name)
      return known === paybackResult ? { ...said, note: growthCondition(writing, book.resultCell(name), true) } : said
    }),
  ]
}

/** A line of cash by month: while that is off, an estimate by its own name. */
function cashFigure(lines: Lines, name: ResultName, estimate: Said): void {
  const own = saidOfCash(lines.writing, name)
  const shown = (of: (one: Said) => Content | string) =>
    lines.either(isCashPlanned, of(own), lines.either(isAnalysed, of(estimate), ''))
  const put = (column: number, of: (one: Said) => Content | string, style: CellStyle) =>
    lines.put(column, shown(of), style)
  put(1, ({ label }) => label, 'label')
  put(2, ({ unit }) => unit, 'unit')
  const cell = put(firstValue, ({ value }) => value, styleOfResult(name))
  const growth = name === paybackResult ? growthCondition(lines.writing, cell, false) : null
  put(firstValue + 1, (one) => (one === own && growth ? growth : one.note), 'note')
  lines.row += 1
}

/** The money of the plan. */
function cashFigures(lines: Lines): void {
  const inPlace = estimates(lines.writing)
  for (const [at, name] of summaryResults('cash').entries()) {
    const estimate = inPlace[at]
    if (estimate) cashFigure(lines, name, estimate)
  }
  cashNote(lines)
}

/** What is known of cash while cash by month is off, and where it is turned on. */
function cashNote(lines: Lines): void {
  const { texts } = lines.writing
  const on = texts.switchedOn('cashPlan.enabled')
  const [estimated, off] = (['estimated', 'cash'] as const).map((key) => texts.word(`workbook:off.${key}`, on))
  lines.note(lines.either(isCashPlanned, '', lines.either(isAnalysed, estimated ?? '', off ?? '')))
}

type Conclusion = 'verdict' | 'performanceBadge' | 'breakEvenState'

/** A conclusion in words, by the code that the app has for it; a dash without one. */
function conclusion(lines: Lines, name: Conclusion, code: string | null, formula: Formula | null): void {
  const { texts } = lines.writing
  lines.start(texts.word(`workbook:lines.${name}`), '', true)
  const value = code === null ? noValue : conclusionWord(texts, name, code)
  const options = { name: `result_${name}`, result: name, isStrong: true } as const
  lines.put(firstValue, { formula: formula ?? excel`${quoted(value)}`, value }, 'text', options)
  lines.row += 1
}

/** The words in which conclusions are said. */
function conclusionWord(texts: Writing['texts'], name: Conclusion, code: string): string {
  const lists: Record<string, string> = {
    verdict: 'options:verdictWords',
    performanceBadge: 'options:performanceBadges',
    breakEvenState: 'workbook:breakEvenStates',
  }
  return texts.word(`${lists[name]}.${code}`)
}

/** Whether something is missing: no word for what is not known then, whatever is typed into the workbook. */
const isOpen = ({ plan }: Writing) => missingAnswers(plan).length > 0

/** The grade of the margin, of the store as it is entered. */
function badge(lines: Lines, { monthly, bottomLine }: Evaluation): void {
  const { texts, places } = lines.writing
  const cell = (of: Figure) => places.cellsOf(of)[0] ?? '0'
  const [margin, sales] = [cell(bottom.operatingMarginPct), cell(grossSalesInclVAT)]
  const word = (code: string) => quoted(conclusionWord(texts, 'performanceBadge', code))
  const { healthyAbove, fairFrom } = badgeMarginPct
  const hasSales = monthly.grossSalesInclVAT > 0
  conclusion(
    lines,
    'performanceBadge',
    isOpen(lines.writing) || !hasSales ? null : performanceBadge(monthly.totalUnits, bottomLine.operatingMarginPct),
    isOpen(lines.writing)
      ? null
      : excel`IF(${sales}=0,${quoted(noValue)},IF(NOT(ISNUMBER(${margin})),${word('losing')},IF(${margin}<0,${word('losing')},IF(${margin}>${healthyAbove / 100},${word('healthy')},IF(${margin}>=${fairFrom / 100},${word('fair')},${word('tight')})))))`,
  )
}

/** On which side of break-even the store stands as it is entered. */
function breakEven(lines: Lines, { monthly, bottomLine }: Evaluation): void {
  const { texts, places } = lines.writing
  const cell = (of: Figure) => places.cellsOf(of)[0] ?? '0'
  const [units, sales] = [cell(totalUnits), cell(grossSalesInclVAT)]
  const [needed, profitable] = [cell(bottom.monthlyBreakEvenUnits), cell(bottom.isMonthlyProfitable)]
  const state = (code: BreakEvenState) => quoted(conclusionWord(texts, 'breakEvenState', code))
  if (breakEvenStates.length !== 4) throw new Error('A state is not written')
  const own = breakEvenState(monthly.totalUnits, bottomLine.monthlyBreakEvenUnits)
  const hasSales = monthly.grossSalesInclVAT > 0
  conclusion(
    lines,
    'breakEvenState',
    isOpen(lines.writing) || (!hasSales && own !== 'no-units') ? null : own,
    isOpen(lines.writing)
      ? null
      : excel`IF(${units}=0,${state('no-units')},IF(${sales}=0,${quoted(noValue)},IF(NOT(ISNUMBER(${needed})),${state('never')},IF(${profitable}=1,${state('profitable')},${state('needs-units')}))))`,
  )
}

/** What stands first under a heading: the state in which its figures are counted, and the words for them. */
const firstOf: Partial<Record<SummaryGroup, (lines: Lines, evaluation: Evaluation) => void>> = {
  month: (lines, evaluation) => {
    if (isConcludedRegistered(evaluation)) lines.text(lines.writing.texts.word('workbook:vatState'))
    badge(lines, evaluation)
  },
  breakEven,
}

const headings: Record<SummaryGroup, string> = {
  month: 'summaryMonth',
  breakEven: 'summaryBreakEven',
  unit: 'summaryUnit',
  cash: 'summaryCash',
  advanced: 'summaryAdvanced',
}

/** The first sheet: what the plan comes to, and what the others hold. */
export function addSummary(writing: Writing, name: string, evaluation: Evaluation, sentences: readonly string[]): void {
  const { texts } = writing
  const lines = new Lines(writing, 'summary', { widths: [50, 9, 18, 30] })
  lines.text(name.trim() || texts.word('workbook:unnamed'), 'heading')
  // It follows from several evaluations: the workbook holds the word of the plan that it was made of.
  conclusion(lines, 'verdict', shownVerdict(writing.plan, evaluation), null)
  for (const sentence of sentences) lines.text(sentence, 'sentence')
  if (sentences.length > 0) {
    lines.text(texts.word('workbook:guide.concluded'))
    if (isConcludedRegistered(evaluation)) lines.text(texts.word('workbook:guide.asEntered'))
  }
  for (const group of summaryGroups) {
    lines.heading(headings[group])
    firstOf[group]?.(lines, evaluation)
    if (group === 'cash' && !isOpen(writing)) cashFigures(lines)
    else for (const name of summaryResults(group)) figure(lines, name)
    if (group === 'advanced')
      lines.note(
        lines.either(isAnalysed, '', texts.word('workbook:off.advanced', texts.switchedOn('enableAdvancedAnalysis'))),
      )
  }
  lines.heading('summaryGuide')
  for (const key of ['inputs', 'follow', 'back', 'leftOut']) lines.text(texts.word(`workbook:guide.${key}`))
}
