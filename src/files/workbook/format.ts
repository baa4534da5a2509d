import { countedPaymentMethods } from '../../domain/model/month/payment-fees'
import { seasonEventIds } from '../../domain/options'
import {
  type ChoiceField,
  type Field,
  type Fields,
  isNumberField,
  type NumberField,
  type SwitchField,
  shownField,
  type TextField,
} from '../../domain/plan/field'
import { overheadWithoutVat } from '../../domain/plan/overheads'
import type { Plan } from '../../domain/plan/plan'
import { overheadItemFields, planFields, teamMemberFields } from '../../domain/plan/plan-fields'
import { planSoFar } from '../../domain/rules/unanswered'

// What the writer and the reader of a workbook agree on. Described in docs/workbook.md.

/** Raised whenever a workbook of before could be misread. */
export const workbookVersion = 2

/** The versions that can be read: in the first, cells of what was not answered held what stood there instead of nothing. */
export const readableVersions: readonly number[] = [1, workbookVersion]

/** The plan as the cells of its workbook hold it. */
export const planInCells = (plan: Plan, version = workbookVersion): Plan => (version === 1 ? plan : planSoFar(plan))

/** The first cell of the sheet that carries the plan says this. */
export const workbookMark = 'mizan-workbook'

/** The one sheet whose name is the same in every language; it is 'veryHidden': A1 the mark, A2 the version, A3 the language,
 * A4 the number of pieces, A5 and below the pieces of the plan's JSON. */
export const planSheet = '_mizan'
export const planCells = { mark: 1, version: 2, language: 3, pieces: 4, firstPiece: 5 } as const

/** Excel holds at most 32,767 characters in a cell. */
export const pieceLength = 30_000

/** Sheets by what they hold; their names are in the language of the workbook. */
export const sheetIds = [
  'summary',
  'inputs',
  'landed',
  'month',
  'byProduct',
  'vat',
  'cod',
  'advanced',
  'projection',
  'cash',
  'scenarios',
  'actuals',
  'demand',
  'cashWork',
  'variations',
  'calendar',
  'used',
  'lists',
] as const
export type SheetId = (typeof sheetIds)[number]

/** A text cut into pieces that a cell holds; characters of two units are never parted. */
export function piecesOf(text: string, length = pieceLength): string[] {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    let to = Math.min(text.length, from + length)
    const last = text.charCodeAt(to - 1)
    if (to < text.length && last >= 0xd800 && last <= 0xdbff) to -= 1
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

/** A field of the plan that has one cell. */
type InputField = NumberField | TextField | ChoiceField | SwitchField

/** One input of the workbook: where it stands in the plan, and what its cell is named. */
export interface WorkbookInput {
  /** 'vatPct', 'products.0.insurance', 'season.months.3'. */
  path: string
  /** 'vatPct', 'products_1_insurance', 'season_months_4'. */
  name: string
  field: InputField
}

/** The name of a cell by the path of what it holds: places in lists counted from 1, for Excel's names take no point before a digit. */
export function cellName(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join('_')
}

/** What no formula reads, and what needs more of the product than a cell. These stay as the plan's own text has them. */
const left = new Set([
  'productName',
  'language',
  'salesMixEnabled',
  'salesMixMode',
  'volumeInputMode',
  'totalUnitsPerMonth',
  'totalOrdersPerMonth',
  'productCostMethod',
  'sourcingType',
  'salesChannel',
  `overheads.${overheadWithoutVat}.chargesVat`,
  'products.category',
  'products.salesMixPct',
  'products.salesMixTargetPct',
  'products.salesPriority',
  'team.role',
  'team.customRole',
  'team.employmentType',
])

function isInput(field: Field): field is InputField {
  return isNumberField(field) || field.kind === 'text' || field.kind === 'choice' || field.kind === 'switch'
}

/** The places of a list that count: unknown payment methods and events, and the second of two alike, do not. */
function countedPlaces(plan: Plan, list: string): number[] {
  if (list === 'paymentMethods') return countedPaymentMethods(plan).map((method) => plan.paymentMethods.indexOf(method))
  if (list === 'season.events')
    return seasonEventIds.flatMap((id) => {
      const at = plan.season.events.findIndex((event) => event.id === id)
      return at < 0 ? [] : [at]
    })
  const elements = Reflect.get(plan, list)
  return Array.isArray(elements) ? elements.map((_, at) => at) : []
}

function inputsIn(plan: Plan, fields: Fields, path: string, general: string): WorkbookInput[] {
  const join = (before: string, name: string) => (before === '' ? name : `${before}.${name}`)
  return Object.entries(fields).flatMap(([name, field]): WorkbookInput[] => {
    const here = join(path, name)
    const kind = join(general, name)
    if (left.has(kind)) return []
    if (isInput(field)) return [{ path: here, name: cellName(here), field }]
    if (field.kind === 'group') return inputsIn(plan, field.fields, here, kind)
    if (field.kind === 'list')
      return countedPlaces(plan, here).flatMap((at) => inputsIn(plan, field.fields, `${here}.${at}`, kind))
    if (field.kind !== 'numbers') return []
    return Array.from({ length: field.length }, (_, at) => ({
      path: `${here}.${at}`,
      name: cellName(`${here}.${at}`),
      field: field.of,
    }))
  })
}

/** Every input that a plan's workbook has, in the order of the table of fields. */
export function workbookInputs(plan: Plan): WorkbookInput[] {
  return inputsIn(plan, planFields, '', '')
}

/** Percentages of the screen are percentages of Excel: 15 % is the number 0.15 there. */
export function isPercentCell(field: NumberField): boolean {
  return shownField(field).unit === 'percent'
}

/** Without the dust of binary fractions: 0.07 · 100 is 7. */
const clean = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value)

/** A number of the plan as its cell holds it. */
export function cellNumber(field: NumberField, stored: number): number {
  return field.unit === 'percent' ? clean(stored / 100) : stored
}

/** The number of a cell as the plan stores it. */
export function storedFromCell(field: NumberField, cell: number): number {
  return field.unit === 'percent' ? clean(cell * 100) : cell
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Surrogate}]/gu

/** A text as its cell holds it: files of Excel know one way to end a line, no control characters and no half characters. */
export function cellText(stored: string): string {
  return stored.replace(/\r\n?/g, '\n').replace(unprintable, '')
}

/** What is picked from a list of words, by the name of the list: its choices, and where their words are. */
export const choiceLists = {
  switch: { choices: ['yes', 'no'], words: 'workbook:switch' },
  productCategory: { choices: planFields.productCategory.choices, words: 'options:productCategories' },
  paymentMode: { choices: planFields.paymentMode.choices, words: 'options:paymentModes' },
  fulfillmentMethod: { choices: planFields.fulfillmentMethod.choices, words: 'options:fulfillmentMethods' },
  overheadMode: { choices: overheadItemFields.mode.choices, words: 'options:overheadModes' },
  socialInsurance: { choices: teamMemberFields.socialInsurance.choices, words: 'costs:team.insured.kinds' },
  businessRiskLevel: { choices: planFields.businessRiskLevel.choices, words: 'options:riskLevels' },
  dutyBasis: { choices: planFields.dutyBasis.choices, words: 'costs:product.dutyBasis' },
  seasonMode: { choices: planFields.season.fields.mode.choices, words: 'season:modes' },
} as const satisfies Record<string, { choices: readonly string[]; words: string }>
export type ChoiceList = keyof typeof choiceLists

const isChoiceList = (name: string): name is ChoiceList => Object.hasOwn(choiceLists, name)
export const choiceListNames: readonly ChoiceList[] = Object.keys(choiceLists).filter(isChoiceList)

/** The named range of a list: a word and its code in each row ('yes' and 'no' for a switch). */
export function choicesName(list: ChoiceList): string {
  return `choices_${list}`
}

/** The list that the words of an input are from; null for a number or a text. */
export function choiceListOf({ field }: Pick<WorkbookInput, 'field'>): ChoiceList | null {
  if (field.kind === 'switch') return 'switch'
  if (field.kind !== 'choice') return null
  return choiceListNames.find((list) => choiceLists[list].choices === field.choices) ?? null
}

/** The code of 'not chosen', which the plan stores as ''. */
const notChosen = 'notChosen'

/** A choice as the list of its words has it. */
export function codeOfChoice(choice: string): string {
  return choice === '' ? notChosen : choice
}

/** The choice that a code of the list stands for. */
export function choiceOfCode(code: string): string {
  return code === notChosen ? '' : code
}
