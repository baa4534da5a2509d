import { startMonthOf } from '../../../domain/model/season/start-month'
import { isNumberField, type NumberField, readNumber } from '../../../domain/plan/field'
import type { Plan } from '../../../domain/plan/plan'
import { type Book, type CellDraft, excel, type Formula, quoted, type Scalar } from '../book'
import { cellText, choiceListOf, type WorkbookInput } from '../format'
import { digits } from '../formula/grid'
import type { WorkbookTexts } from '../texts'

/** A number held within its bounds, as `readNumber` reads it; percentages are fractions here. */
function usedNumber(field: NumberField, cell: CellDraft): Formula {
  const scale = field.unit === 'percent' ? 100 : 1
  const typed = field.roundsToZero ? excel`IF(N(${cell})<${digits(0.000001 / scale)},0,N(${cell}))` : excel`N(${cell})`
  const held = excel`MAX(${digits(field.clampedTo.min / scale)},MIN(${digits(field.clampedTo.max / scale)},${typed}))`
  return field.rounded ? excel`ROUND(${held},0)` : held
}

/** The month of the first sale counted from January 2025 as 1, to 2039; 0 while there is none. Excel makes dates of what is typed. */
function usedStartMonth(cell: CellDraft): Formula {
  const count = (y: Formula, m: Formula) => excel`IF(AND(${y}>=2025,${y}<=2039,${m}>=1,${m}<=12),(${y}-2025)*12+${m},0)`
  const [year, month] = [excel`VALUE(LEFT(${cell},4))`, excel`VALUE(MID(${cell},6,2))`]
  const typed = excel`IF(AND(LEN(${cell})=7,MID(${cell},5,1)="-"),${count(year, month)},0)`
  return excel`IFERROR(IF(ISNUMBER(${cell}),${count(excel`YEAR(${cell})`, excel`MONTH(${cell})`)},${typed}),0)`
}

/** A month, 'YYYY-MM', counted from January 2025 as 1. */
export const monthsFrom2025 = (month: string) => (Number(month.slice(0, 4)) - 2025) * 12 + Number(month.slice(5))

/** The formula by which the model reads an input, held within its bounds; `cell` is the input's. Source: docs/model.md, 'How a field is read'. */
export function usedFormula(book: Book, texts: WorkbookTexts, input: WorkbookInput, cell: CellDraft): Formula {
  const { path, field } = input
  const list = choiceListOf(input)
  if (isNumberField(field)) return usedNumber(field, cell)
  if (path === 'startMonth') return usedStartMonth(cell)
  if (path === 'currency') return excel`UPPER(TRIM(${cell}))`
  // The words stand on a sheet that is written later.
  if (field.kind === 'switch') return (from) => excel`IF(${cell}=${book.cell('words.switch')},1,0)`(from)
  if (list === null || field.kind !== 'choice') return excel`${cell}&""`
  return (from) => {
    const words = book.cells(`words.${list}`)
    const usual = quoted(texts.choice(list, field.default))
    return excel`IFERROR(INDEX(${words},MATCH(${cell},${words},0)),${usual})`(from)
  }
}

/** What the model reads an input as; percentages are fractions here. */
export function usedValue(plan: Plan, texts: WorkbookTexts, input: WorkbookInput, stored: unknown): Scalar {
  const { path, field } = input
  if (isNumberField(field)) return readNumber(stored, field) / (field.unit === 'percent' ? 100 : 1)
  if (field.kind === 'switch') return stored === true ? 1 : 0
  const text = typeof stored === 'string' ? stored : ''
  if (path === 'startMonth') return startMonthOf(plan) === '' ? 0 : monthsFrom2025(text)
  if (path === 'currency') return text.trim().toUpperCase()
  const list = choiceListOf(input)
  return list === null ? cellText(text) : texts.choice(list, text)
}
