import * as inputFigures from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { isNumberField } from '../../../domain/plan/field'
import { type PlacedOverhead, placedOverheads } from '../../../domain/plan/overheads'
import type { Plan } from '../../../domain/plan/plan'
import { valueAtPath } from '../../../domain/text/value-at-path'
import { type CellDraft, excel, type SheetDraft } from '../book'
import {
  type ChoiceList,
  cellNumber,
  cellText,
  choiceListOf,
  choiceOfCode,
  type WorkbookInput,
  workbookInputs,
} from '../format'
import { firstValue, Lines, type Writing } from '../lines'
import { placedBelow, sectionLines, sections } from './input-places'
import { calendarMonth } from './months'
import { flags, lists, styleOf, words } from './typed-inputs'
import { usedFormula, usedValue } from './used-value'

/** The sheet of inputs and, in the same cells, the inputs as the model reads them. */
class InputSheets {
  readonly inputs: Lines
  readonly used: SheetDraft
  readonly #usedLines: Lines
  readonly #known: ReadonlyMap<string, WorkbookInput>
  readonly #below: ReadonlyMap<string, string>

  constructor(
    readonly writing: Writing,
    readonly plan: Plan,
  ) {
    const widths = [42, 10, ...Array.from({ length: Math.max(5, plan.products.length) }, () => 17)]
    this.inputs = new Lines(writing, 'inputs', { widths })
    this.#usedLines = new Lines(writing, 'used', { widths })
    this.used = this.#usedLines.sheet
    const inputs = workbookInputs(plan)
    this.#known = new Map(inputs.map((input) => [input.path, input]))
    this.#below = placedBelow(inputs)
  }

  /** Both sheets say the same in the same place. */
  #both(write: (lines: Lines) => void): void {
    this.#usedLines.row = this.inputs.row
    write(this.#usedLines)
    write(this.inputs)
  }

  heading(key: string): void {
    this.#both((lines) => lines.heading(key))
  }

  columns(titles: readonly string[], first = firstValue): void {
    this.#both((lines) => lines.columns(titles, first))
  }

  label(text: string, unit = ''): void {
    const { book } = this.writing
    for (const sheet of [this.inputs.sheet, this.used]) {
      book.put(sheet, this.inputs.row, 1, text, 'label')
      if (unit !== '') book.put(sheet, this.inputs.row, 2, unit, 'unit')
    }
  }

  next(): void {
    this.inputs.row += 1
  }

  unitOf({ field }: WorkbookInput): string {
    return isNumberField(field) ? this.writing.texts.unit(field) : ''
  }

  input(path: string): WorkbookInput {
    const known = this.#known.get(path)
    if (!known) throw new Error(`No input at ${path}`)
    return known
  }

  #note(input: WorkbookInput): string {
    const { texts } = this.writing
    const { path, field } = input
    const limits = isNumberField(field) ? [texts.unit(field), texts.range(field)] : []
    const facts = limits.filter((text) => text !== '').join(texts.word('workbook:comma'))
    return [texts.label(path), facts, texts.hint(path)].filter((text) => text !== '').join('\n')
  }

  #shown(input: WorkbookInput): CellDraft['value'] {
    const { texts } = this.writing
    const { path, field } = input
    const value = valueAtPath(this.plan, path)
    if (isNumberField(field)) return typeof value === 'number' ? cellNumber(field, value) : 0
    if (field.kind === 'switch') return texts.choice('switch', value === true ? 'yes' : 'no')
    const list = choiceListOf(input)
    const text = typeof value === 'string' ? value : ''
    return list === null ? cellText(text) : texts.choice(list, text)
  }

  /** One input in the row of now, and what formulas read in its place, under `name`: `always`, regardless of what is typed. */
  cell(path: string, column = firstValue, name = path, always?: number): void {
    const { book, texts } = this.writing
    const input = this.input(path)
    const { field } = input
    const row = this.inputs.row
    const list = choiceListOf(input)
    const style = styleOf(field)
    const typed = book.put(this.inputs.sheet, row, column, this.#shown(input), style, {
      isInput: true,
      note: this.#note(input),
      name: input.name,
      ...(list === null ? {} : { choices: list }),
    })
    const usedStyle = path === 'startMonth' ? 'whole' : field.kind === 'switch' ? 'flag' : style
    const read = {
      formula: usedFormula(book, texts, input, typed),
      value: usedValue(this.plan, texts, input, valueAtPath(this.plan, path)),
    }
    const given = always === undefined ? read : { formula: excel`${always}`, value: always }
    const cell = book.call(name, book.put(this.used, row, column, given, usedStyle))
    this.#read(name, cell, list)
    if (path === 'startMonth') {
      book.put(this.used, row, 2, texts.word('workbook:units.since2025'), 'unit')
      book.put(this.used, row, column + 1, calendarMonth(cell, 1), 'date')
    }
  }

  /** Lets formulas find the figures that an input is read as. */
  #read(name: string, cell: CellDraft, list: ChoiceList | null): void {
    const { places, texts } = this.writing
    const flag = flags[name]
    if (flag) places.put(flag, cell)
    for (const [figure, code] of words[name] ?? [])
      places.putCode(figure, list === null ? code : texts.choice(list, choiceOfCode(code)), cell)
    const [group = '', field = ''] = name.split('.')
    const scope = lists.find((list) => list === group)
    places.putTyped(scope ?? 'plan', scope ? field : name, cell)
  }

  /** Something that only the formulas know, beside an input: whether an overhead carries VAT. */
  fact(figure: Figure, column: number, value: boolean): void {
    const { book, places } = this.writing
    places.put(figure, book.put(this.used, this.inputs.row, column, value ? 1 : 0, 'flag'))
  }

  /** The head of that column, in the row before this one. */
  factColumn(title: string, column: number): void {
    this.writing.book.put(this.used, this.inputs.row - 1, column, title, 'column')
  }

  /** A line with one input, and below it those that follow it in the table of fields and have no place of their own. */
  line(path: string): void {
    this.label(this.writing.texts.label(path), this.unitOf(this.input(path)))
    this.cell(path)
    this.next()
    const below = this.#below.get(path)
    if (below !== undefined) this.line(below)
  }
}

function products(sheets: InputSheets): void {
  const { texts } = sheets.writing
  const { products: list } = sheets.plan
  sheets.heading('products')
  if (list.length === 0) return
  sheets.columns(list.map((_, at) => texts.word('workbook:product', { number: at + 1 })))
  const fields = [...workbookInputs(sheets.plan)].filter(({ path }) => path.startsWith('products.0.'))
  for (const { path } of fields) {
    const field = path.slice('products.0.'.length)
    sheets.label(texts.label(path), sheets.unitOf(sheets.input(path)))
    for (const at of list.keys()) sheets.cell(`products.${at}.${field}`, firstValue + at, `products.${field}`)
    sheets.next()
  }
}

/** One overhead in a row: amount, how often, months. */
function overhead(sheets: InputSheets, { path, id, isTech }: PlacedOverhead): void {
  const { book, texts } = sheets.writing
  if (id === null) sheets.cell(`${path}.name`, 1, 'overheads.name')
  else sheets.label(texts.known('overheads', id))
  for (const sheet of [sheets.inputs.sheet, sheets.used]) book.put(sheet, sheets.inputs.row, 2, texts.currency, 'unit')
  sheets.cell(`${path}.amount`, 3, 'overheads.amount')
  sheets.cell(`${path}.mode`, 4, 'overheads.mode')
  sheets.cell(`${path}.months`, 5, 'overheads.months')
  // Government licences carry no VAT, regardless of what is typed.
  const isTaxable = !path.endsWith('.governmentLicences')
  sheets.cell(`${path}.chargesVat`, 6, 'overheads.chargesVat', isTaxable ? undefined : 0)
  sheets.fact(inputFigures.isTech, 7, isTech)
  sheets.next()
}

function overheads(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('overheads')
  sheets.columns(['amount', 'mode', 'months', 'chargesVat'].map((field) => texts.label(`overheads.domain.${field}`)))
  sheets.factColumn(texts.word('results:names.overheadsTechMo'), 7)
  for (const placed of placedOverheads(sheets.plan)) overhead(sheets, placed)
}

function team(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('team')
  const fields = ['monthlyCost', 'socialInsurance']
  if (sheets.plan.team.length > 0) sheets.columns(fields.map((field) => texts.label(`team.0.${field}`)))
  for (const [at, member] of sheets.plan.team.entries()) {
    sheets.label(texts.member(member), texts.currency)
    for (const [column, field] of fields.entries())
      sheets.cell(`team.${at}.${field}`, firstValue + column, `team.${field}`)
    sheets.next()
  }
  for (const path of sectionLines.team) sheets.line(path)
}

const methodFields = ['share', 'percent', 'fixed', 'settlementDays']

function payment(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('payment')
  for (const path of sectionLines.payment) sheets.line(path)
  const places = [...sheets.plan.paymentMethods.keys()].filter((at) => hasInput(sheets, `paymentMethods.${at}.share`))
  if (places.length > 0) sheets.columns(methodFields.map((field) => texts.label(`paymentMethods.0.${field}`)))
  if (places.length > 0) sheets.factColumn(texts.known('paymentMethods', 'cod'), firstValue + methodFields.length)
  for (const at of places) {
    const id = sheets.plan.paymentMethods[at]?.id ?? ''
    sheets.label(texts.known('paymentMethods', id))
    for (const [column, field] of methodFields.entries())
      sheets.cell(`paymentMethods.${at}.${field}`, firstValue + column, `methods.${field}`)
    sheets.fact(inputFigures.isCod, firstValue + methodFields.length, id === 'cod')
    sheets.next()
  }
  for (const path of sectionLines.refusals) sheets.line(path)
}

function hasInput(sheets: InputSheets, path: string): boolean {
  return workbookInputs(sheets.plan).some((input) => input.path === path)
}

function season(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('season')
  for (const path of sectionLines.season) sheets.line(path)
  sheets.line('season.mode')
  for (let at = 0; at < 12; at += 1) {
    const label = texts.word('workbook:lines.monthSales', { month: texts.monthOfYear(at + 1) })
    sheets.label(label, sheets.unitOf(sheets.input(`season.months.${at}`)))
    sheets.cell(`season.months.${at}`, firstValue, 'season.months')
    sheets.next()
  }
  for (const [at, { id }] of sheets.plan.season.events.entries()) {
    const path = `season.events.${at}.upliftPct`
    if (!hasInput(sheets, path)) continue
    sheets.label(
      texts.word('workbook:lines.eventUplift', { event: texts.known('seasonEvents', id) }),
      sheets.unitOf(sheets.input(path)),
    )
    sheets.cell(path, firstValue, `event.${id}`)
    sheets.next()
  }
}

/** The inputs of a plan, each a named cell, and what the formulas read of them. */
export function addInputs(writing: Writing): void {
  const { plan } = writing
  const sheets = new InputSheets(writing, plan)
  const all = workbookInputs(plan).map(({ path }) => path)
  for (const [heading, paths] of sections) {
    sheets.heading(heading)
    for (const path of paths) sheets.line(path)
    if (heading === 'setup') products(sheets)
    if (heading === 'orders') payment(sheets)
  }
  overheads(sheets)
  team(sheets)
  sheets.heading('advanced')
  for (const path of sectionLines.advanced) sheets.line(path)
  season(sheets)
  sheets.heading('cashPlan')
  for (const path of all.filter((one) => one.startsWith('cashPlan.'))) sheets.line(path)
}
