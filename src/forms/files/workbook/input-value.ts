import { isNumberField, type NumberField } from '../../../domain/plan/field'
import type { WorkbookInput } from '../../../results/workbook/format'
import {
  cellNumber,
  cellText,
  choiceListOf,
  choiceOfCode,
  choicesName,
  isPercentCell,
  storedFromCell,
} from '../../../results/workbook/format'
import { readNumber } from '../../../ui/inputs/number-text'
import type { CellValue } from './sheet-xml'
import type { Workbook } from './workbook'

/** What a cell says about an input: as it was exported, another value, or a text that is no value of the field. */
type InputReading = { kind: 'same' } | { kind: 'changed'; value: unknown } | { kind: 'rejected'; text: string }

const same: InputReading = { kind: 'same' }
const changed = (value: unknown): InputReading => ({ kind: 'changed', value })
const rejected = (cell: CellValue): InputReading => ({ kind: 'rejected', text: String(cell) })

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
  return changed(storedFromCell(field, number))
}

const dayMs = 86_400_000

/** The month that a date of Excel's stands for: '2027-02'. */
function monthOfDate(days: number, from1904: boolean): string {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.floor(days) * dayMs).toISOString().slice(0, 7)
}

/** Days that are a date of this century or so; any other number in a month's cell is a slip. */
const isDate = (days: number) => days > 20_000 && days < 100_000

function textReading(path: string, cell: CellValue, stored: unknown, from1904: boolean): InputReading {
  const isMonth = path === 'startMonth'
  if (isMonth && typeof cell === 'number') {
    if (!isDate(cell)) return rejected(cell)
    const month = monthOfDate(cell, from1904)
    return month === stored ? same : changed(month)
  }
  const text = cell === null ? '' : String(cell)
  if (typeof stored === 'string' && text === cellText(stored)) return same
  return isMonth && text !== '' && !/^\d{4}-\d{2}$/.test(text.trim()) ? rejected(cell) : changed(text)
}

/** The choice that a word's code stands for; an empty cell chooses nothing. */
function codedChoice(code: CellValue | undefined, cell: CellValue): string | undefined {
  if (typeof code === 'string') return choiceOfCode(code)
  return cell === null ? '' : undefined
}

function wordReading(input: WorkbookInput, cell: CellValue, stored: unknown, workbook: Workbook): InputReading {
  const list = choiceListOf(input)
  const rows = list === null ? null : workbook.named(choicesName(list))
  const code = typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : rows?.find(([word]) => word === cell)?.[1]
  const { field } = input
  const value =
    field.kind === 'switch'
      ? ({ yes: true, no: false }[String(code)] ?? null)
      : field.kind === 'choice'
        ? (field.choices.find((choice) => choice === codedChoice(code, cell)) ?? null)
        : null
  if (value === null) return cell === null ? same : rejected(cell)
  return value === stored ? same : changed(value)
}

/** What the cell of an input says, held against what the plan inside the workbook holds there. */
export function readInput(workbook: Workbook, input: WorkbookInput, stored: unknown): InputReading {
  const cells = workbook.named(input.name)
  const cell = cells?.[0]?.[0]
  // A cell that was deleted with its row says nothing about its input.
  if (cell === undefined) return same
  const { field, path } = input
  if (isNumberField(field)) return numberReading(field, cell, stored)
  return field.kind === 'text'
    ? textReading(path, cell, stored, workbook.from1904)
    : wordReading(input, cell, stored, workbook)
}
