import ExcelJS from 'exceljs'
import { addressOf, type CellStyle, type Scalar } from './book'
import { cellText } from './format'
import type { WrittenCell, WrittenSheet, WrittenWorkbook } from './workbook'

// The one place that knows the library: what is written into a file of Excel, and how it looks there.

const ink = { muted: 'FF4A555C', alert: 'FF8A4B00', accent: 'FF0B5563', input: 'FF1F3F8F' }
const fills = { input: 'FFE3EDFB', heading: 'FFE6F1F1' }
const line = 'FFB9C6CA'

/** Numbers as the screens write them: commas between thousands, Latin digits, a minus before what is negative. */
const formats: Record<CellStyle, string> = {
  title: '@',
  heading: '@',
  column: '@',
  label: '@',
  unit: '@',
  note: '@',
  sentence: '@',
  alert: '@',
  text: '@',
  code: '@',
  money: '#,##0;-#,##0;0',
  moneyOfOne: '#,##0.00;-#,##0.00;0.00',
  count: '#,##0.##;-#,##0.##;0',
  percent: '0.0#%',
  percentOfResult: '0.0%',
  number: '0.0##',
  // Days, months and points, as the screens write them.
  tenths: '#,##0.0;-#,##0.0;0',
  whole: '0',
  wholeOrNone: '0;"—";"—"',
  percentOrNone: '0.0#%;-0.0#%;"—"',
  flag: '0',
  general: 'General',
  date: 'mmm yyyy',
}

const arabicMonths = '[$-1010401]mmmm yyyy'

const fill = (argb: string): ExcelJS.Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } })

function fontOf({ style, isInput, isStrong }: WrittenCell): Partial<ExcelJS.Font> {
  const font: Partial<ExcelJS.Font> = { name: 'Arial', size: 10 }
  if (style === 'title') return { ...font, size: 16, bold: true, color: { argb: ink.accent } }
  if (style === 'heading') return { ...font, size: 12, bold: true, color: { argb: ink.accent } }
  if (style === 'alert') return { ...font, bold: true, color: { argb: ink.alert } }
  if (style === 'unit' || style === 'note') return { ...font, color: { argb: ink.muted } }
  if (isInput) return { ...font, color: { argb: ink.input } }
  return style === 'column' || isStrong ? { ...font, bold: true } : font
}

/** Sentences run over all columns of their sheet, in as many lines as they need. */
const isParagraph = ({ style, column }: WrittenCell) => ['note', 'sentence', 'alert'].includes(style) && column === 1

function formatOf(style: CellStyle, isArabic: boolean, { yes, no }: WrittenWorkbook['flagWords']): string {
  if (style === 'flag') return `"${yes}";"${yes}";"${no}"`
  return style === 'date' && isArabic ? arabicMonths : formats[style]
}

/** The whole look of a kind of cell, made once: files with thousands of cells share few looks. */
function lookOf(
  cell: WrittenCell,
  isAtEdge: boolean,
  { language, flagWords }: WrittenWorkbook,
): Partial<ExcelJS.Style> {
  const { style, isInput } = cell
  const isArabic = language === 'ar'
  const isText = formats[style] === '@'
  return {
    font: fontOf(cell),
    numFmt: formatOf(style, isArabic, flagWords),
    ...(isInput ? { fill: fill(fills.input) } : style === 'heading' ? { fill: fill(fills.heading) } : {}),
    ...(style === 'column' ? { border: { bottom: { style: 'thin', color: { argb: line } } } } : {}),
    ...(isInput ? { border: { bottom: { style: 'hair', color: { argb: ink.input } } } } : {}),
    alignment: { ...alignmentOf(cell, isText, isArabic), ...(isAtEdge ? { wrapText: true } : {}) },
  }
}

function alignmentOf(cell: WrittenCell, isText: boolean, isArabic: boolean): Partial<ExcelJS.Alignment> {
  const { style, isInput } = cell
  const readingOrder = isArabic ? 'rtl' : 'ltr'
  // A number keeps its own direction: a minus stands before its digits. A long one is written smaller, not as '####'.
  if (!isText) return { horizontal: 'right', vertical: 'middle', shrinkToFit: true }
  // Heads of columns stand over their figures.
  if (style === 'column') return { horizontal: 'right', vertical: 'middle', wrapText: true, readingOrder }
  if (isParagraph(cell))
    return { horizontal: isArabic ? 'right' : 'left', vertical: 'top', wrapText: true, readingOrder }
  // What is said of a figure stands apart from it.
  if (style === 'note') return { horizontal: isArabic ? 'right' : 'left', vertical: 'middle', readingOrder, indent: 1 }
  // What is typed stands under its head, too, and apart from the figure before it; a name that is typed where labels stand is one.
  const shrinkToFit = isInput === true
  const isBelowHead = cell.column > 1 && (isInput || style === 'text')
  return { horizontal: isArabic || isBelowHead ? 'right' : 'left', vertical: 'middle', readingOrder, shrinkToFit }
}

/**
 * A text as the file holds it. What has by chance the form in which the format writes control characters ('_x000D_') says
 * that it is none, and so does the second of two that share their line.
 */
const written = (value: Scalar) =>
  typeof value === 'string' ? cellText(value).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : value

function contentOf({ value: given, formula }: WrittenCell, withValues: boolean): ExcelJS.CellValue {
  if (formula !== undefined && !withValues) return { formula }
  const value = written(given)
  // A text stays a text, regardless of what it begins with: only what is given as a formula is one.
  return formula === undefined ? value : { formula, result: value }
}

interface WriteOptions {
  /** Without the values of formulas a program has to work them out, which is how they are checked. */
  withValues: boolean
}

/** What a page of paper takes in letters of full size: beside each other, and in rows below each other. */
const rooms = { portrait: { letters: 96, rows: 59 }, landscape: { letters: 140, rows: 40 } } as const

/** More letters than this beside each other would be too small on an upright page. */
const mostUpright = 125

/** So much of a page more is set closer instead: no page has a few lines alone. */
const smallRest = 0.15

const lettersOf = (column: number) => addressOf({ row: 1, column }).slice(0, -1)

/** What a line of a head takes, in points; a bold letter takes more than those by which columns are measured. */
const headLine = { height: 13.5, letter: 1.15 }

/** A letter of a sentence takes less than the digits by which columns are measured. */
const letterOfSentence = 0.95

/** Lines that a head fills in a column of so many characters: it is broken between words. */
function linesOf(head: string, width: number, letter = headLine.letter): number {
  let [lines, taken] = [1, 0]
  for (const word of head.split(' ')) {
    const needed = word.length * letter
    if (taken > 0 && taken + 1 + needed > width) [lines, taken] = [lines + 1, 0]
    taken += (taken > 0 ? 1 : 0) + needed
  }
  return lines
}

/** A note beside a figure in the last column that is printed: it has no room beyond. */
const isNoteAtEdge = (cell: WrittenCell, { printedColumns }: WrittenSheet) =>
  cell.style === 'note' && !isParagraph(cell) && cell.column === printedColumns

/** The last row in which something is shown. */
const lastRow = (cells: readonly WrittenCell[]) =>
  Math.max(1, ...cells.flatMap(({ value, row }) => (value === '' ? [] : [row])))

/** How a sheet is printed: as wide as a page, which is turned where its columns are many. */
function pageSetupOf({ state, printedColumns, widths, cells, folded }: WrittenSheet): Partial<ExcelJS.PageSetup> {
  const letters = widths.slice(0, printedColumns).reduce((sum, width) => sum + width, 0)
  const orientation = letters > mostUpright ? 'landscape' : 'portrait'
  const last = lastRow(cells.filter(({ column }) => column <= printedColumns))
  const rows = last - folded.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const room = rooms[orientation]
  const pages = rows / (room.rows / Math.min(1, room.letters / letters))
  const whole = Math.max(1, Math.floor(pages))
  return {
    paperSize: 9,
    orientation,
    margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 },
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: pages - whole <= smallRest ? whole : 0,
    // Programs print a hidden sheet that says what of it is printed.
    ...(state === 'visible' ? { printArea: `A$1:${lettersOf(printedColumns)}$${last}` } : {}),
  }
}

/** Cells below each other that count something: of whole numbers Excel would write the point before no decimals. */
function countedRanges(cells: readonly WrittenCell[]): string[] {
  const counts = cells.filter(({ style }) => style === 'count')
  const rows = new Map<number, number[]>()
  for (const { row, column } of counts) rows.set(column, [...(rows.get(column) ?? []), row])
  return [...rows].flatMap(([column, of]) => {
    const taken = new Set(of)
    const firsts = [...taken].filter((row) => !taken.has(row - 1))
    return firsts.map((first) => {
      let last = first
      while (taken.has(last + 1)) last += 1
      return `${addressOf({ row: first, column })}:${addressOf({ row: last, column })}`
    })
  })
}

/** The number of this format in every file of Excel. */
const wholeFormat = { numFmt: '#,##0', numFmtId: 3 }

/** Writes what is whole in a range without a point; to the second decimal, which is the last that is shown. */
function wholeIn(ref: string): ExcelJS.ConditionalFormattingRule {
  const [first = ''] = ref.split(':')
  const formulae = [`AND(ISNUMBER(${first}),ABS(${first}-ROUND(${first},0))<0.005)`]
  return { type: 'expression', priority: 1, formulae, style: wholeFormat }
}

class Writer {
  readonly #looks = new Map<string, Partial<ExcelJS.Style>>()
  readonly #workbook = new ExcelJS.Workbook()

  constructor(
    readonly content: WrittenWorkbook,
    readonly options: WriteOptions,
  ) {
    this.#workbook.creator = 'Mizan'
    this.#workbook.calcProperties.fullCalcOnLoad = true
  }

  #look(cell: WrittenCell, isAtEdge: boolean): Partial<ExcelJS.Style> {
    const key = `${isAtEdge} ${cell.style} ${cell.isInput ?? ''} ${cell.isStrong ?? ''} ${isParagraph(cell)} ${cell.column > 1}`
    const known = this.#looks.get(key)
    if (known) return known
    const look = lookOf(cell, isAtEdge, this.content)
    this.#looks.set(key, look)
    return look
  }

  #sheet(written: WrittenSheet): void {
    const { title, state, frozen, widths, cells, folded } = written
    const sheet = this.#workbook.addWorksheet(title, {
      state,
      views: [
        {
          state: 'frozen',
          rightToLeft: this.content.language === 'ar',
          xSplit: frozen.columns,
          ySplit: frozen.rows,
          showGridLines: false,
        },
      ],
      pageSetup: pageSetupOf(written),
      // The sign that unfolds rows stands above them.
      properties: { outlineProperties: { summaryBelow: false, summaryRight: false } },
    })
    for (const [at, width] of widths.entries()) sheet.getColumn(at + 1).width = width
    for (const cell of cells) this.#cell(sheet, cell, written)
    for (const ref of countedRanges(cells)) sheet.addConditionalFormatting({ ref, rules: [wholeIn(ref)] })
    for (const { from, to } of folded)
      for (let at = from; at <= to; at += 1) Object.assign(sheet.getRow(at), { outlineLevel: 1, hidden: true })
  }

  #cell(sheet: ExcelJS.Worksheet, written: WrittenCell, of: WrittenSheet): void {
    const { widths, printedColumns } = of
    const isAtEdge = isNoteAtEdge(written, of)
    const cell = sheet.getCell(written.row, written.column)
    cell.value = contentOf(written, this.options.withValues)
    cell.style = this.#look(written, isAtEdge)
    // Not every program makes a row as high as what is in it.
    const row = sheet.getRow(written.row)
    const text = String(written.value)
    let lines = 1
    if (written.style === 'column') lines = linesOf(text, widths[written.column - 1] ?? 0)
    if (isAtEdge) lines = linesOf(text, (widths[written.column - 1] ?? 0) - 2, letterOfSentence)
    if (isParagraph(written)) {
      sheet.mergeCells(written.row, 1, written.row, printedColumns)
      const room = widths.slice(0, printedColumns).reduce((sum, width) => sum + width, 0)
      lines = linesOf(text, room, letterOfSentence)
    }
    if (lines > 1) row.height = Math.max(row.height ?? 0, lines * headLine.height)
    if (written.note) cell.note = { texts: [{ text: written.note }], margins: { insetmode: 'auto' } }
    if (written.choices)
      cell.dataValidation = { type: 'list', allowBlank: true, formulae: [written.choices], showErrorMessage: true }
  }

  async write(): Promise<ArrayBuffer> {
    for (const sheet of this.content.sheets) this.#sheet(sheet)
    for (const { name, range } of this.content.names) this.#workbook.definedNames.add(range, name)
    const buffer = await this.#workbook.xlsx.writeBuffer()
    return buffer as ArrayBuffer
  }
}

/** A workbook as the bytes of its file. */
export function writeWorkbook(
  content: WrittenWorkbook,
  options: WriteOptions = { withValues: true },
): Promise<ArrayBuffer> {
  return new Writer(content, options).write()
}
