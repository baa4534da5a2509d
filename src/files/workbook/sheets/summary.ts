import { badgeMarginPct } from '../../../domain/model/constants'
import type { Evaluation } from '../../../domain/model/evaluation'
import { totalUnits } from '../../../domain/model/figures/landed-cost'
import { bottom } from '../../../domain/model/figures/returns'
import { isAnalysed, isCashPlanned } from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { type SummaryGroup, summaryGroups } from '../../../domain/model/results/row'
import type { ResultName } from '../../../domain/model/results/sections'
import { type BreakEvenState, breakEvenStates } from '../../../domain/options'
import { noValue } from '../../../i18n/format'
import { kindOf } from '../../../results/result-kinds'
import { estimateOf, summaryResults } from '../../../results/result-lists'
import { type CellDraft, type Content, excel, type Formula, quoted } from '../book'
import { growthCondition, paybackResult } from '../growth-condition'
import { firstValue, Lines, styleOfResult, type Writing } from '../lines'

/** The cell on its own sheet that a result is called by. */
function resultCell({ book }: Writing, name: ResultName): CellDraft {
  for (const { cells } of book.sheets) {
    const found = cells.find((cell) => cell.result === name)
    if (found) return found
  }
  throw new Error(`No cell for ${name}`)
}

/** What another sheet shows of a result. */
function contentOf(writing: Writing, name: ResultName): Content {
  const own = resultCell(writing, name)
  return { formula: excel`${own}`, value: own.value }
}

/** A line with a result of another sheet. */
function figure(lines: Lines, name: ResultName): void {
  const { book, texts } = lines.writing
  lines.start(texts.word(`results:names.${name}`), texts.unitOfKind(kindOf(name)))
  book.put(lines.sheet, lines.row, firstValue, contentOf(lines.writing, name), styleOfResult(name))
  lines.row += 1
}

/** A line of cash by month: while that is off what estimates the result, by its own name, and else nothing. */
function cashFigure(lines: Lines, name: ResultName): void {
  const { book, texts } = lines.writing
  const estimate = estimateOf(name)
  const shown = (of: (one: ResultName) => Content | string) =>
    lines.either(isCashPlanned, of(name), estimate ? lines.either(isAnalysed, of(estimate), '') : '')
  book.put(
    lines.sheet,
    lines.row,
    1,
    shown((one) => texts.word(`results:names.${one}`)),
    'label',
  )
  book.put(
    lines.sheet,
    lines.row,
    2,
    shown((one) => texts.unitOfKind(kindOf(one))),
    'unit',
  )
  const value = shown((one) => contentOf(lines.writing, one))
  const cell = book.put(lines.sheet, lines.row, firstValue, value, styleOfResult(name))
  if (name === paybackResult)
    book.put(lines.sheet, lines.row, firstValue + 1, growthCondition(lines.writing, cell, true), 'note')
  lines.row += 1
}

/** What is known of cash while cash by month is off, and where it is turned on. */
function cashNote(lines: Lines): void {
  const { texts } = lines.writing
  const on = texts.switchedOn('cashPlan.enabled')
  const [estimated, off] = (['estimated', 'cash'] as const).map((key) => texts.word(`workbook:off.${key}`, on))
  lines.note(lines.either(isCashPlanned, '', lines.either(isAnalysed, estimated ?? '', off ?? '')))
}

type Conclusion = 'verdict' | 'performanceBadge' | 'breakEvenState'

/** A conclusion in words, by the code that the app has for it. */
function conclusion(lines: Lines, name: Conclusion, code: string | null, formula: Formula): void {
  const { book, texts } = lines.writing
  book.put(lines.sheet, lines.row, 1, texts.word(`workbook:lines.${name}`), 'label', { isStrong: true })
  const given = { formula, value: code === null ? noValue : conclusionWord(texts, name, code) }
  const options = { name: `result_${name}`, result: name, isStrong: true } as const
  book.put(lines.sheet, lines.row, firstValue, given, 'text', options)
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

function conclusions(lines: Lines, evaluation: Evaluation): void {
  const { texts, places } = lines.writing
  const cell = (of: Figure) => places.cellsOf(of)[0] ?? '0'
  const [units, margin] = [cell(totalUnits), cell(bottom.operatingMarginPct)]
  const [needed, profitable] = [cell(bottom.monthlyBreakEvenUnits), cell(bottom.isMonthlyProfitable)]
  const badge = (code: string) => quoted(conclusionWord(texts, 'performanceBadge', code))
  const { healthyAbove, fairFrom } = badgeMarginPct
  const state = (code: BreakEvenState) => quoted(conclusionWord(texts, 'breakEvenState', code))
  conclusion(
    lines,
    'verdict',
    evaluation.verdict,
    // It follows from several evaluations: the workbook holds the word of the plan that it was made of.
    excel`${quoted(evaluation.verdict === null ? noValue : conclusionWord(texts, 'verdict', evaluation.verdict))}`,
  )
  conclusion(
    lines,
    'performanceBadge',
    evaluation.performanceBadge,
    // Something is open: no word for what is not known, whatever is typed into the workbook.
    evaluation.performanceBadge === null && evaluation.monthly.totalUnits > 0
      ? excel`${quoted(noValue)}`
      : excel`IF(${units}=0,${quoted(noValue)},IF(NOT(ISNUMBER(${margin})),${badge('losing')},IF(${margin}<0,${badge('losing')},IF(${margin}>${healthyAbove / 100},${badge('healthy')},IF(${margin}>=${fairFrom / 100},${badge('fair')},${badge('tight')})))))`,
  )
  if (breakEvenStates.length !== 4) throw new Error('A state is not written')
  conclusion(
    lines,
    'breakEvenState',
    evaluation.breakEvenState,
    excel`IF(${units}=0,${state('no-units')},IF(NOT(ISNUMBER(${needed})),${state('never')},IF(${profitable}=1,${state('profitable')},${state('needs-units')})))`,
  )
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
  const { book, texts } = writing
  const lines = new Lines(writing, 'summary', { widths: [50, 9, 18, 30] })
  book.put(lines.sheet, lines.row, 1, name.trim() || texts.word('workbook:unnamed'), 'heading')
  lines.row += 1
  conclusions(lines, evaluation)
  for (const sentence of sentences) lines.text(sentence, 'sentence')
  if (sentences.length > 0) {
    lines.text(texts.word('workbook:guide.concluded'))
    // A store that will have to register is concluded as if it had.
    const { conclusion, vat } = evaluation
    if (conclusion.state === 'registered' && !vat.registered) lines.text(texts.word('workbook:guide.asEntered'))
  }
  for (const group of summaryGroups) {
    lines.heading(headings[group])
    for (const name of summaryResults(group)) (group === 'cash' ? cashFigure : figure)(lines, name)
    if (group === 'cash') cashNote(lines)
    if (group === 'advanced')
      lines.note(
        lines.either(isAnalysed, '', texts.word('workbook:off.advanced', texts.switchedOn('enableAdvancedAnalysis'))),
      )
  }
  lines.heading('summaryGuide')
  for (const key of ['inputs', 'follow', 'back', 'leftOut']) lines.text(texts.word(`workbook:guide.${key}`))
}
