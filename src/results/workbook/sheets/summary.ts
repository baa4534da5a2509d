import { type SummaryGroup, summaryGroups } from '../../../domain/model/results/row'
import type { ResultName } from '../../../domain/model/results/sections'
import { type BreakEvenState, breakEvenStates, type Verdict } from '../../../domain/options'
import { kindOf } from '../../result-kinds'
import { estimateOf, summaryResults } from '../../result-lists'
import { quoted } from '../book'
import { firstValue, Lines, resultCellName, styleOfResult, type Writing } from '../lines'

/** A figure of another sheet, with its name. */
function figure(lines: Lines, name: ResultName): void {
  const { book, texts } = lines.writing
  book.put(lines.sheet, lines.row, 1, texts.word(`results:names.${name}`), 'label')
  book.put(lines.sheet, lines.row, 2, texts.unitOfKind(kindOf(name)), 'unit')
  book.formula(lines.sheet, lines.row, firstValue, `{${name}}`, styleOfResult(name))
  lines.row += 1
}

const whenOn = (formula: string, otherwise: string) => `IF({cashPlan.enabled}=1,${formula},${otherwise})`

/**
 * A figure that the cash plan knows better: `otherwise` while that is off, under one name. Without another one the whole
 * line is empty then, for it would have no meaning.
 */
function cashFigure(lines: Lines, name: ResultName, otherwise?: ResultName): void {
  const { book, texts } = lines.writing
  const [label, unit] = [texts.word(`results:names.${name}`), texts.unitOfKind(kindOf(name))]
  if (otherwise) {
    book.put(lines.sheet, lines.row, 1, label, 'label')
    book.put(lines.sheet, lines.row, 2, unit, 'unit')
  } else {
    book.formula(lines.sheet, lines.row, 1, whenOn(quoted(label), '""'), 'label')
    book.formula(lines.sheet, lines.row, 2, whenOn(quoted(unit), '""'), 'unit')
  }
  const value = whenOn(`{${name}}`, otherwise ? `{${otherwise}}` : '""')
  book.formula(lines.sheet, lines.row, firstValue, value, styleOfResult(name))
  lines.row += 1
}

/** A conclusion in words, by the code that the app has for it. */
function conclusion(lines: Lines, name: 'verdict' | 'performanceBadge' | 'breakEvenState', formula: string): void {
  const { book, texts, results } = lines.writing
  book.put(lines.sheet, lines.row, 1, texts.word(`workbook:lines.${name}`), 'label', { isStrong: true })
  const cell = book.formula(lines.sheet, lines.row, firstValue, formula, 'text', {
    name: resultCellName(name),
    isStrong: true,
  })
  results.set(cell, name)
  lines.row += 1
}

/** The words in which conclusions are said. */
export function conclusionWord(texts: Writing['texts'], name: string, code: string): string {
  const lists: Record<string, string> = {
    verdict: 'options:verdicts',
    performanceBadge: 'options:performanceBadges',
    breakEvenState: 'workbook:breakEvenStates',
  }
  return texts.word(`${lists[name]}.${code}`)
}

function conclusions(lines: Lines): void {
  const { texts } = lines.writing
  const verdict = (code: Verdict) => quoted(conclusionWord(texts, 'verdict', code))
  const badge = (code: string) => quoted(conclusionWord(texts, 'performanceBadge', code))
  const state = (code: BreakEvenState) => quoted(conclusionWord(texts, 'breakEvenState', code))
  const margin = '{bottomLine.operatingMarginPct}'
  conclusion(
    lines,
    'verdict',
    `IF({totalUnits}=0,NULL,IF({bottomLine.isProfitable}=0,${verdict('unprofitable')},IF(AND(ISNUMBER(${margin}),N(${margin})>=0.15),${verdict('strong')},${verdict('moderate')})))`,
  )
  conclusion(
    lines,
    'performanceBadge',
    `IF({totalUnits}=0,NULL,IF(NOT(ISNUMBER(${margin})),${badge('losing')},IF(${margin}<0,${badge('losing')},IF(${margin}>0.2,${badge('healthy')},IF(${margin}>=0.05,${badge('fair')},${badge('tight')})))))`,
  )
  const [noUnits, never, profitable, needsUnits] = ['no-units', 'never', 'profitable', 'needs-units'] as const
  if (breakEvenStates.length !== 4) throw new Error('A state is not written')
  conclusion(
    lines,
    'breakEvenState',
    `IF({totalUnits}=0,${state(noUnits)},IF({bottomLine.pays}=0,${state(never)},IF({bottomLine.isProfitable}=1,${state(profitable)},${state(needsUnits)})))`,
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
export function addSummary(writing: Writing, name: string): void {
  const { book, texts } = writing
  const lines = new Lines(writing, 'summary')
  book.put(lines.sheet, lines.row, 1, name.trim() || texts.word('workbook:unnamed'), 'heading')
  lines.row += 1
  conclusions(lines)
  for (const group of summaryGroups) {
    lines.heading(headings[group])
    for (const name of summaryResults(group)) {
      if (group === 'cash') cashFigure(lines, name, estimateOf(name))
      else figure(lines, name)
    }
  }
  lines.heading('summaryGuide')
  for (const key of ['inputs', 'follow', 'back', 'leftOut']) lines.text(texts.word(`workbook:guide.${key}`))
}
