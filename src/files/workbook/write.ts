import ExcelJS from 'exceljs'
import { addressOf, type CellStyle, type Scalar } from './book'
import { cellText } from './format'
import type { WrittenCell, WrittenSheet, WrittenWorkbook } from './workbook'

// The one place that knows the library: what is written into a file of Excel, and how it looks there.

const ink = { muted: 'FF5F6B73', accent: 'FF0B5563', input: 'FF1F3F8F' }
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
  text: '@',
  code: '@',
  money: '#,##0;-#,##0;0',
  moneyOfOne: '#,##0.00;-#,##0.00;0.00',
  count: '#,##0.##;-#,##0.##;0',
  percent: '0.0#%',
  number: '0.0##',
  whole: '0',
  general: 'General',
  date: 'mmm yyyy',
}

const arabicMonths = '[$-1010401]mmmm yyyy'

const fill = (argb: string): ExcelJS.Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } })

function fontOf({ style, isInput, isStrong }: WrittenCell): Partial<ExcelJS.Font> {
  const font: Partial<ExcelJS.Font> = { name: 'Arial', size: 10 }
  if (style === 'title') return { ...font, size: 16, bold: true, color: { argb: ink.accent } }
  if (style === 'heading') return { ...font, size: 12, bold: true, color: { argb: ink.accent } }
  if (style === 'unit' || style === 'note') return { ...font, color: { argb: ink.muted } }
  if (isInput) return { ...font, color: { argb: ink.input } }
  return style === 'column' || isStrong ? { ...font, bold: true } : font
}

/** The whole look of a kind of cell, made once: files with thousands of cells share few looks. */
function lookOf(cell: WrittenCell, isArabic: boolean): Partial<ExcelJS.Style> {
  const { style, isInput } = cell
  const isText = formats[style] === '@'
  return {
    font: fontOf(cell),
    numFmt: style === 'date' && isArabic ? arabicMonths : formats[style],
    ...(isInput ? { fill: fill(fills.input) } : style === 'heading' ? { fill: fill(fills.heading) } : {}),
    ...(style === 'column' ? { border: { bottom: { style: 'thin', color: { argb: line } } } } : {}),
    ...(isInput ? { border: { bottom: { style: 'hair', color: { argb: ink.input } } } } : {}),
    alignment: alignmentOf(cell, isText, isArabic),
  }
}

function alignmentOf({ style, isInput }: WrittenCell, isText: boolean, isArabic: boolean): Partial<ExcelJS.Alignment> {
  const readingOrder = isArabic ? 'rtl' : 'ltr'
  // A number keeps its own direction: a minus stands before its digits.
  if (!isText) return { horizontal: 'right', vertical: 'middle' }
  // Heads of columns stand over their figures.
  if (style === 'column') return { horizontal: 'right', vertical: 'middle', wrapText: true, readingOrder }
  // What is typed stands under its head, too, and apart from the figure before it.
  const shrinkToFit = isInput === true
  return { horizontal: isArabic || isInput ? 'right' : 'left', vertical: 'middle', readingOrder, shrinkToFit }
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

/** A page of paper takes so many rows that can still be read. */
const maxRowsOnPage = 66

const lettersOf = (column: number) => addressOf({ row: 1, column }).slice(0, -1)

/** What a line of a head takes, in points; a bold letter takes more than those by which columns are measured. */
const headLine = { height: 13.5, letter: 1.15 }

/** Lines that a head fills in a column of so many characters: it is broken between words. */
function linesOf(head: string, width: number): number {
  let [lines, taken] = [1, 0]
  for (const word of head.split(' ')) {
    const needed = word.length * headLine.letter
    if (taken > 0 && taken + 1 + needed > width) [lines, taken] = [lines + 1, 0]
    taken += (taken > 0 ? 1 : 0) + needed
  }
  return lines
}

const lastRow = (cells: readonly WrittenCell[]) => Math.max(1, ...cells.map(({ at }) => Number(at.replace(/\D+/, ''))))

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

  #look(cell: WrittenCell): Partial<ExcelJS.Style> {
    const key = `${cell.style} ${cell.isInput ?? ''} ${cell.isStrong ?? ''}`
    const known = this.#looks.get(key)
    if (known) return known
    const look = lookOf(cell, this.content.language === 'ar')
    this.#looks.set(key, look)
    return look
  }

  #sheet({ title, state, widths, frozen, printedColumns, cells }: WrittenSheet): void {
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
      pageSetup: {
        paperSize: 9,
        orientation: printedColumns > 9 ? 'landscape' : 'portrait',
        fitToPage: true,
        fitToWidth: 1,
        // A little more than a page becomes one: no heading or last line stands alone.
        fitToHeight: lastRow(cells) <= maxRowsOnPage ? 1 : 0,
        ...(printedColumns < widths.length ? { printArea: `A$1:${lettersOf(printedColumns)}$${lastRow(cells)}` } : {}),
      },
    })
    for (const [at, width] of widths.entries()) sheet.getColumn(at + 1).width = width
    for (const written of cells) {
      const cell = sheet.getCell(written.at)
      cell.value = contentOf(written, this.options.withValues)
      cell.style = this.#look(written)
      // Not every program makes a row as high as what is in it.
      const lines = written.style === 'column' ? linesOf(String(written.value), widths[Number(cell.col) - 1] ?? 0) : 1
      const row = sheet.getRow(Number(cell.row))
      if (lines > 1) row.height = Math.max(row.height ?? 0, lines * headLine.height)
      if (written.note) cell.note = { texts: [{ text: written.note }], margins: { insetmode: 'auto' } }
      if (written.choices)
        cell.dataValidation = { type: 'list', allowBlank: true, formulae: [written.choices], showErrorMessage: true }
    }
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
