import { isStartMonth, monthNumber } from '../../../domain/model/season/start-month'
import { isNumberField, type NumberField, readNumber } from '../../../domain/plan/field'
import { type CellDraft, type Content, excel, type Formula, quoted } from '../book'
import { cellText, choiceListOf, type WorkbookInput } from '../format'
import { digits } from '../formula/grid'
import type { Writing } from '../writing'

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
export const monthsFrom2025 = (month: string) => monthNumber(month) - 2025 * 12 + 1

/**
 * An input as the model reads it, held within its bounds; percentages are fractions here. `cell` is the input's. Source:
 * docs/model.md, 'How a field is read'.
 */
export function used(
  { book, texts }: Pick<Writing, 'book' | 'texts'>,
  input: WorkbookInput,
  cell: CellDraft,
  stored: unknown,
): Required<Content> {
  const { path, field } = input
  if (isNumberField(field)) {
    const value = readNumber(stored, field) / (field.unit === 'percent' ? 100 : 1)
    return { formula: usedNumber(field, cell), value }
  }
  // The words stand on a sheet that is written later.
  if (field.kind === 'switch')
    return {
      formula: (from) => excel`IF(${cell}=${book.cell('words.switch')},1,0)`(from),
      value: stored === true ? 1 : 0,
    }
  const text = typeof stored === 'string' ? stored : ''
  if (path === 'startMonth')
    return { formula: usedStartMonth(cell), value: isStartMonth(text) ? monthsFrom2025(text) : 0 }
  if (path === 'currency') return { formula: excel`UPPER(TRIM(${cell}))`, value: text.trim().toUpperCase() }
  const list = choiceListOf(input)
  if (list === null || field.kind !== 'choice') return { formula: excel`${cell}&""`, value: cellText(text) }
  const formula: Formula = (from) => {
    const words = book.cells(`words.${list}`)
    const usual = quoted(texts.choice(list, field.default))
    return excel`IFERROR(INDEX(${words},MATCH(${cell},${words},0)),${usual})`(from)
  }
  return { formula, value: texts.choice(list, text) }
}
