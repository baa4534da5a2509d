import { isStartMonth } from '../../domain/model/season/start-month'
import { type ChoiceField, isNumberField, type NumberField, type SwitchField } from '../../domain/plan/field'
import { readNumber } from '../../ui/inputs/number-text'
import type { RejectedCell } from '../opened'
import type { WorkbookInput } from '../workbook/format'
import {
  cellNumber,
  cellText,
  choiceListOf,
  choiceOfCode,
  choicesName,
  isPercentCell,
  storedFromCell,
} from '../workbook/format'
import { type CellContent, type CellValue, isFault } from './sheet-xml'
import type { NamedCell, Workbook } from './workbook'

/** What a cell says about an input: as it was exported, another value, or something that is no value of the field. */
type InputReading =
  | { kind: 'same' }
  | { kind: 'changed'; value: unknown }
  | { kind: 'rejected'; why: RejectedCell['why']; text: string }

const same: InputReading = { kind: 'same' }
const changed = (value: unknown): InputReading => ({ kind: 'changed', value })
const rejected = (cell: CellValue): InputReading => ({ kind: 'rejected', why: 'notUnderstood', text: String(cell) })

/** Programs write the last of sixteen digits as they like. */
const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b))

/** A number that was typed as text: Arabic digits, or a percentage with its sign, read as the form reads them. */
function typedNumber(field: NumberField, text: string): number | null {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return null
  return isPercentCell(field) ? reading.value / 100 : reading.value
}

function numberReading(field: NumberField, cell: CellValue, stored: unknown): InputReading {
  if (typeof cell === 'boolean') return rejected(cell)
  const number = typeof cell === 'string' ? typedNumber(field, cell) : (cell ?? 0)
  if (number === null) return cell === '' ? numberReading(field, null, stored) : rejected(cell)
  if (typeof stored === 'number' && isClose(number, cellNumber(field, stored))) return same
  const value = storedFromCell(field, number)
  // A percentage of more digits than a number has is stored a hundred times as large: one cell must not cost the whole file.
  return Number.isFinite(value) ? changed(value) : rejected(cell)
}

const dayMs = 86_400_000

/** The month that a date of Excel's stands for: '2027-02'. */
function monthOfDate(days: number, from1904: boolean): string {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.floor(days) * dayMs).toISOString().slice(0, 7)
}

/** Days that are a date of this century or so; any other number in a month's cell is a slip. */
const isDate = (days: number) => days > 20_000 && days < 100_000

/** The month of a cell: a date as its number of days or as ISO 8601 writes it, or the month itself, also in Arabic digits. */
function monthOf(cell: number | string, from1904: boolean): string | null {
  if (typeof cell === 'number') return isDate(cell) ? monthOfDate(cell, from1904) : null
  const latin = cell.trim().replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  return /^(\d{4}-\d{2})(?:-\d{2}(?:T.*)?)?$/.exec(latin)?.[1] ?? null
}

function monthReading(cell: CellValue, stored: unknown, from1904: boolean): InputReading {
  if (cell === null || cell === '') return stored === '' ? same : changed('')
  if (cell === stored) return same
  const month = typeof cell === 'boolean' ? null : monthOf(cell, from1904)
  if (month === null || !isStartMonth(month)) return rejected(cell)
  return month === stored ? same : changed(month)
}

/** A currency is three letters; without one an amount would have no meaning. */
function currencyReading(cell: CellValue): InputReading {
  const code = String(cell ?? '').trim()
  return /^[a-z]{3}$/i.test(code) ? changed(code.toUpperCase()) : rejected(cell ?? '')
}

function textReading(path: string, cell: CellValue, stored: unknown, from1904: boolean): InputReading {
  if (path === 'startMonth') return monthReading(cell, stored, from1904)
  // What a text of the plan cannot hold in a cell is left out of a typed one, too.
  const text = cellText(cell === null ? '' : String(cell))
  if (typeof stored === 'string' && text === cellText(stored)) return same
  return path === 'currency' ? currencyReading(cell) : changed(text)
}

function codeOf(input: WorkbookInput, cell: CellValue, workbook: Workbook): CellContent | undefined {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const list = choiceListOf(input)
  const rows = list === null ? null : workbook.named(choicesName(list))
  // Spreadsheets find 'no' where the list has 'No', and calculate with it.
  const comparable = (content: CellContent | undefined) =>
    typeof content === 'string' ? content.toLowerCase() : content
  return rows?.find(([word]) => comparable(word?.content) === comparable(cell))?.[1]?.content
}

function switchOf(code: CellContent | undefined): boolean | null {
  if (code === 'yes') return true
  return code === 'no' ? false : null
}

/** What the formulas of the workbook take an emptied cell for, whose value it shows. */
const emptied = (field: ChoiceField | SwitchField) => (field.kind === 'switch' ? false : field.default)

function wordOf(input: WorkbookInput, field: ChoiceField | SwitchField, cell: CellValue, workbook: Workbook) {
  if (cell === null || cell === '') return emptied(field)
  const code = codeOf(input, cell, workbook)
  if (field.kind === 'switch') return switchOf(code)
  return field.choices.find((choice) => typeof code === 'string' && choice === choiceOfCode(code)) ?? null
}

/** What the cell of an input says, held against what the plan inside the workbook holds there. */
export function readInput(
  workbook: Workbook,
  input: WorkbookInput,
  { content: cell }: NamedCell,
  stored: unknown,
): InputReading {
  if (isFault(cell)) return { kind: 'rejected', why: cell.fault, text: cell.text }
  const { field, path } = input
  if (isNumberField(field)) return numberReading(field, cell, stored)
  if (field.kind === 'text') return textReading(path, cell, stored, workbook.from1904)
  const value = wordOf(input, field, cell, workbook)
  if (value === null) return rejected(cell)
  return value === stored ? same : changed(value)
}
