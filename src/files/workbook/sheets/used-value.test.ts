import { HyperFormula } from 'hyperformula'
import { describe, expect, it } from 'vitest'
import { newSaudiRates } from '../../../domain/model/month/social-insurance'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { isNumberField } from '../../../domain/plan/field'
import { Book, type CellDraft, type Formula } from '../book'
import { cellNumber, workbookInputs } from '../format'
import { newSaudiRate } from '../other-words'
import { wordsOf } from '../testing/words'
import { WorkbookTexts } from '../texts'
import { workbookWords } from '../words'
import { used } from './used-value'

const book = new Book()
const sheet = book.addSheet({
  ...{ id: 'used', title: 'Used', widths: [], frozen: { rows: 0, columns: 0 } },
  ...{ isHidden: false, printedColumns: 1 },
})
const cellAt = (row: number): CellDraft => ({ sheet, row, column: 1, value: 0, style: 'general' })

/** What formulas come to beside the cells that they read, one in each row. */
function workedOut(rows: readonly { cell: number | string; formula: (cell: CellDraft) => Formula }[]): unknown[] {
  const data = rows.map(({ cell, formula }, at) => [
    typeof cell === 'string' ? `'${cell}` : cell,
    `=${formula(cellAt(at + 1))(sheet)}`,
  ])
  const engine = HyperFormula.buildFromArray(data, { licenseKey: 'gpl-v3', smartRounding: false })
  const found = rows.map((_, row) => engine.getCellValue({ sheet: 0, row, col: 1 }))
  engine.destroy()
  return found
}

const plan = demoPlan()
const texts = new WorkbookTexts(workbookWords(await wordsOf('en')), 'en', plan)
const writing = { book, texts }
const inputs = workbookInputs(plan)
const numbers = inputs.flatMap((input) => (isNumberField(input.field) ? [{ ...input, field: input.field }] : []))

/** Inputs whose formula in Excel reads a number other than the model does. */
function readOtherwise(stored: (input: (typeof numbers)[number]) => number): string[] {
  const values = numbers.map((input) => stored(input))
  const found = workedOut(
    numbers.map((input, at) => ({
      cell: cellNumber(input.field, values[at] ?? 0),
      formula: (cell) => used(writing, input, cell, values[at]).formula,
    })),
  )
  return numbers.flatMap((input, at) => {
    const { value } = used(writing, input, cellAt(at + 1), values[at])
    const isSame = Math.abs(Number(found[at]) - Number(value)) <= 1e-12 * Math.max(1, Math.abs(Number(value)))
    return isSame ? [] : [`${input.path}: ${values[at]} is ${value} in the app and ${found[at]} in Excel`]
  })
}

describe('a number typed in a workbook counts as it does in the app', () => {
  it.each<[string, () => number]>([
    ['0', () => 0],
    ['half a millionth, which is floating-point noise', () => 0.000_000_5],
    ['a millionth', () => 0.000_001],
    ['two millionths', () => 0.000_002],
    ['a half', () => 0.5],
    ['a negative number', () => -5],
    ['a number above every limit', () => 1e13],
  ])('%s', (_, stored) => {
    expect(readOtherwise(stored)).toEqual([])
  })

  it('the least and the most that each field takes', () => {
    expect(readOtherwise(({ field }) => field.min)).toEqual([])
    expect(readOtherwise(({ field }) => field.max)).toEqual([])
    expect(readOtherwise(({ field }) => field.clampedTo.min - 1)).toEqual([])
    expect(readOtherwise(({ field }) => field.clampedTo.max + 1)).toEqual([])
  })

  it('half a millionth of a riyal is nothing, two millionths are an amount, and percentages are fractions', () => {
    const read = (path: string, stored: number) => {
      const input = inputs.find((one) => one.path === path)
      return input && used(writing, input, cellAt(1), stored).value
    }
    expect([read('packagingPerOrder', 0.000_000_5), read('packagingPerOrder', 0.000_002)]).toEqual([0, 0.000_002])
    expect([read('vatPct', 15), read('vatPct', 0.000_000_5)]).toEqual([0.15, 0])
  })
})

describe('the month of the first sale', () => {
  const start = inputs.find(({ path }) => path === 'startMonth')

  it.each<[string, string | number, number]>([
    ['September 2026 as text', '2026-09', 21],
    ['the date that Excel makes of it', 46_266, 21],
    ['the first month that plans begin in', '2025-01', 1],
    ['the last one', '2039-12', 180],
    ['no month', '', 0],
    ['another text', 'soon', 0],
    ['a thirteenth month', '2026-13', 0],
    ['a year before', '2024-12', 0],
    ['a year after', '2040-01', 0],
    ['another separator', '2026/09', 0],
  ])('typed as %s (%s) is month %i from January 2025', (_, cell, month) => {
    expect(start && workedOut([{ cell, formula: (at) => used(writing, start, at, cell).formula }])).toEqual([month])
  })

  it('is counted in the app as in Excel', () => {
    const from = (startMonth: string) => start && used(writing, start, cellAt(1), startMonth).value
    expect([from('2026-09'), from('2025-01'), from('')]).toEqual([21, 1, 0])
  })

  it('decides the employer’s rate of Saudis insured since July 2024', () => {
    // June and July of each year, without a month first: January 2025 is month 1.
    const months = [0, 1, 6, 7, 18, 19, 30, 31, 42, 43, 180]
    const rates = workedOut(months.map((cell) => ({ cell, formula: newSaudiRate })))
    const last = newSaudiRates.at(-1)?.pct ?? 0
    const expected = [12.75, 11.75, 11.75, 12.25, 12.25, 12.75, 12.75, 13.25, 13.25, last, last]
    expect(rates).toEqual(expected.map((pct) => pct / 100))
  })
})
