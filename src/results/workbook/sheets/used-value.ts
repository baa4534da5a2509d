import { isNumberField, type NumberField } from '../../../domain/plan/field'
import { quoted } from '../book'
import { choiceListOf, codeOfChoice, type WorkbookInput } from '../format'

/** A number as a formula takes it: no exponent. */
function digits(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '')
}

/** A number held within its bounds, as `readNumber` reads it; percentages are fractions here. */
function usedNumber(field: NumberField, cell: string): string {
  const scale = field.unit === 'percent' ? 100 : 1
  const typed = field.dust ? `IF(N(${cell})<${digits(0.000001 / scale)},0,N(${cell}))` : `N(${cell})`
  const held = `MAX(${digits(field.held.min / scale)},MIN(${digits(field.held.max / scale)},${typed}))`
  return field.rounded ? `ROUND(${held},0)` : held
}

const year = (cell: string) => `VALUE(LEFT(${cell},4))`
const month = (cell: string) => `VALUE(MID(${cell},6,2))`

/** The month of the first sale counted from January 2025 as 1, to 2039; 0 while there is none. Excel makes dates of what is typed. */
function usedStartMonth(cell: string): string {
  const count = (y: string, m: string) => `IF(AND(${y}>=2025,${y}<=2039,${m}>=1,${m}<=12),(${y}-2025)*12+${m},0)`
  const typed = `IF(AND(LEN(${cell})=7,MID(${cell},5,1)="-"),${count(year(cell), month(cell))},0)`
  return `IFERROR(IF(ISNUMBER(${cell}),${count(`YEAR(${cell})`, `MONTH(${cell})`)},${typed}),0)`
}

/** The formula by which the model reads an input, held within its bounds; `cell` is the input's. Source: docs/model.md, 'How a field is read'. */
export function usedFormula(input: WorkbookInput, cell: string): string {
  const { path, field } = input
  if (isNumberField(field)) return usedNumber(field, cell)
  if (path === 'startMonth') return usedStartMonth(cell)
  if (field.kind === 'switch') return `IF(${cell}={words.switch[0]},1,0)`
  const list = choiceListOf(input)
  if (list === null || field.kind !== 'choice') return `UPPER(TRIM(${cell}))`
  return `IFERROR(INDEX({codes.${list}[]},MATCH(${cell},{words.${list}[]},0)),${quoted(codeOfChoice(field.default))})`
}
