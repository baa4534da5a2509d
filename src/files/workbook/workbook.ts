import type { ExportedMonth } from '../../domain/actuals/exported-months'
import { isConcludedRegistered } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { incomeWithoutRefusals } from '../../domain/model/figures/cod-position'
import { isAnalysed } from '../../domain/model/figures/typed/inputs'
import { incomeInOtherState } from '../../domain/model/figures/vat/position'
import type { Language } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { type Benchmark, benchmarkOf } from '../../domain/reference/benchmarks'
import { valuesOf } from '../../results/explain/formula/values-of'
import { addressOf, Book, type CellDraft, quotedTitle, type Scalar, type SheetDraft } from './book'
import { figureLabels, isNullable } from './figures'
import { type ChoiceList, choicesName, piecesOf, planInCells, planSheet, workbookMark, workbookVersion } from './format'
import { Places } from './formula/places'
import { Lines, type Writing } from './lines'
import { addActuals } from './sheets/actuals'
import { addByProduct } from './sheets/by-product'
import { addCash } from './sheets/cash'
import { addCashWork } from './sheets/cash-work'
import { addCod } from './sheets/cod'
import { addCalendar, addDemand } from './sheets/demand'
import { addInputs } from './sheets/inputs'
import { addLanded } from './sheets/landed'
import { addLists } from './sheets/lists'
import { addProjection } from './sheets/projection'
import { addResults } from './sheets/results'
import { addScenarios } from './sheets/scenarios'
import { addSummary } from './sheets/summary'
import { addVariations, changed } from './sheets/variations'
import { addVat } from './sheets/vat'
import { WorkbookTexts } from './texts'
import { type WorkbookWords, workbookWords } from './words'

/** What a workbook is made of. */
export interface WorkbookSource {
  /** The name of the project. */
  name: string
  plan: Plan
  /** The plan as it is stored, with every key that the product does not know. */
  planText: string
  /** What is concluded from the plan, in sentences of its language. */
  conclusion: readonly string[]
  benchmarks: readonly Benchmark[]
  /** Actual months beside their plans, the earliest first. */
  months: readonly ExportedMonth[]
  words: WorkbookWords
}

/** A cell as the writer takes it: with its address, formula and choices written out. */
export interface WrittenCell extends Omit<CellDraft, 'sheet' | 'formula' | 'choices' | 'name' | 'result'> {
  at: string
  formula?: string
  /** The range of the words that can be chosen. */
  choices?: string
}

export interface WrittenSheet extends Omit<SheetDraft, 'id' | 'isHidden' | 'cells'> {
  state: 'visible' | 'hidden' | 'veryHidden'
  cells: WrittenCell[]
}

/** A workbook without anything of the library that writes it: it can be handed to a worker. */
export interface WrittenWorkbook {
  language: Language
  /** What a flag is shown as, which is 1 or 0. */
  flagWords: { yes: string; no: string }
  sheets: WrittenSheet[]
  names: { name: string; range: string }[]
}

/** Every sheet, in the order in which they stand. */
function bookOf({
  name,
  conclusion,
  benchmarks,
  months,
  words,
  ...source
}: WorkbookSource): Pick<Writing, 'book' | 'texts'> {
  const plan = planInCells(source.plan)
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const evaluation = evaluate(plan, benchmarks)
  const book = new Book()
  const writing: Writing = {
    book,
    texts: new WorkbookTexts(workbookWords(words), words.language, plan),
    plan,
    places: new Places(valuesOf(plan, typicalMargin, evaluation), isNullable),
    labels: figureLabels(isConcludedRegistered(evaluation)),
    // Of a store that is concluded as registered the sheets say what it is as entered.
    isBackForNow: evaluation.conclusion.isCashBackForNow && !isConcludedRegistered(evaluation),
  }
  addInputs(writing)
  addLanded(writing)
  addResults(new Lines(writing, 'month'))
  addByProduct(writing)
  addVat(writing)
  addCod(writing)
  const off = { part: isAnalysed, text: writing.texts.off('enableAdvancedAnalysis') }
  addResults(new Lines(writing, 'advanced', {}, off))
  addProjection(writing)
  addCash(writing)
  addScenarios(writing)
  addActuals(writing, months)
  addDemand(writing)
  addCashWork(writing)
  addVariations(writing, [incomeInOtherState, incomeWithoutRefusals].map(changed))
  addCalendar(writing)
  addLists(writing, benchmarks)
  addSummary(writing, name, evaluation, conclusion)
  // The summary is read first, and the inputs as used stand last: they repeat the sheet of inputs.
  const order = (sheet: SheetDraft) => (sheet.id === 'summary' ? 0 : sheet.id === 'used' ? 2 : 1)
  book.sheets.sort((a, b) => order(a) - order(b))
  return writing
}

function writtenCell(book: Book, cell: CellDraft): WrittenCell {
  const { formula, choices, name: _, result: __, sheet: ___, ...rest } = cell
  return {
    ...rest,
    at: addressOf(cell),
    ...(formula === undefined ? {} : { formula: formula(cell.sheet) }),
    ...(choices === undefined ? {} : { choices: choicesRange(book, choices) }),
  }
}

/** The words of a list, without their codes. */
function choicesRange(book: Book, list: ChoiceList): string {
  const range = book.ranges.find(({ name }) => name === choicesName(list))
  if (!range) throw new Error(`No list ${list}`)
  const { row, column, sheet } = range.from
  return `${quotedTitle(sheet.title)}!${addressOf({ row, column }, true)}:${addressOf({ row: range.to.row, column }, true)}`
}

/** Characters of two units, which packing parts at the ends of its pieces, and what a file of Excel cannot hold or may change. */
const escapedInJson = /[\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/g

/** JSON of the same meaning in characters that come back as they were. */
function safeJson(json: string): string {
  return json.replace(escapedInJson, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The sheet that carries the plan, so that the workbook can be opened again. */
function planCarrier(planText: string, language: Language): WrittenSheet {
  const pieces = piecesOf(safeJson(planText))
  const contents = [workbookMark, workbookVersion, language, pieces.length, ...pieces]
  const cells = contents.map((value, at): WrittenCell => {
    const place = { row: at + 1, column: 1 }
    return { ...place, at: addressOf(place), value, style: 'code' }
  })
  return {
    title: planSheet,
    state: 'veryHidden',
    widths: [20],
    frozen: { rows: 0, columns: 0 },
    printedColumns: 1,
    folded: [],
    cells,
  }
}

/** Up to this column a sheet has figures; its sentences stand above and below them, over at least four columns. */
const lastColumn = ({ cells }: SheetDraft) => Math.max(4, ...cells.map(({ column }) => column))

/** A plan as a workbook with living formulas. Described in docs/workbook.md. */
export function workbookOf(source: WorkbookSource): WrittenWorkbook {
  const { book, texts } = bookOf(source)
  const sheets = book.sheets.map((sheet): WrittenSheet => {
    const { id: _, isHidden, ...rest } = sheet
    const printedColumns = Math.min(sheet.printedColumns, lastColumn(sheet))
    const cells = sheet.cells.map((cell) => writtenCell(book, cell))
    return { ...rest, state: isHidden ? 'hidden' : 'visible', printedColumns, cells }
  })
  const ofCells = book.sheets.flatMap((sheet) =>
    sheet.cells.flatMap((cell) =>
      cell.name === undefined
        ? []
        : [{ name: cell.name, range: `${quotedTitle(sheet.title)}!${addressOf(cell, true)}` }],
    ),
  )
  const ofRanges = book.ranges.map(({ name, from, to }) => ({
    name,
    range: `${quotedTitle(from.sheet.title)}!${addressOf(from, true)}:${addressOf(to, true)}`,
  }))
  sheets.push(planCarrier(source.planText, texts.language))
  const flagWords = { yes: texts.choice('switch', 'yes'), no: texts.choice('switch', 'no') }
  return { language: texts.language, flagWords, sheets, names: [...ofCells, ...ofRanges] }
}

/** The cells that show a result of the app, for tests: by the place of that in the evaluation. */
export function resultCells(source: WorkbookSource): Map<string, Scalar> {
  const cells = bookOf(source).book.sheets.flatMap((sheet) => sheet.cells)
  return new Map(cells.flatMap(({ result, value }): [string, Scalar][] => (result ? [[result, value]] : [])))
}
