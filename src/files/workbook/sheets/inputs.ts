import * as inputFigures from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { isNumberField } from '../../../domain/plan/field'
import { placedOverheads } from '../../../domain/plan/overheads'
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
import { used } from './used-value'

/** A row of a table of inputs. */
interface TableRow {
  /** Where it is in the plan. */
  path: string
  /** What it is called; null where its name is typed. */
  label: string | null
  /** What only the formulas know of it. */
  fact?: boolean
}

interface TableOptions {
  unit?: string
  /** What only the formulas know of each row, and its name. */
  fact?: { figure: Figure; title: string }
}

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

  /** What the row of now is, where that is not typed itself, and its unit. */
  label(text: string | null, unit = ''): void {
    const { book } = this.writing
    for (const sheet of [this.inputs.sheet, this.used]) {
      if (text !== null) book.put(sheet, this.inputs.row, 1, text, 'label')
      if (unit !== '') book.put(sheet, this.inputs.row, 2, unit, 'unit')
    }
  }

  next(): void {
    this.inputs.row += 1
  }

  unitOf({ field }: WorkbookInput): string {
    return isNumberField(field) ? this.writing.texts.unit(field) : ''
  }

  has(path: string): boolean {
    return this.#known.has(path)
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

  /** 'No' in the row of now, where this row has no such input, and what formulas read there, under `name`. */
  no(column: number, name: string): void {
    const { book, texts } = this.writing
    book.put(this.inputs.sheet, this.inputs.row, column, texts.choice('switch', 'no'), 'unit')
    this.#read(
      name,
      book.call(name, book.put(this.used, this.inputs.row, column, { formula: excel`0`, value: 0 }, 'flag')),
      null,
    )
  }

  /** One input in the row of now, and what formulas read in its place, under `name`. */
  cell(path: string, column = firstValue, name = path): void {
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
    const given = used(this.writing, input, typed, valueAtPath(this.plan, path))
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

  /** Something that only the formulas know of a row. */
  #fact(figure: Figure, column: number, value: boolean): void {
    const { book, places } = this.writing
    places.put(figure, book.put(this.used, this.inputs.row, column, value ? 1 : 0, 'flag'))
  }

  /** A list of the plan below the names of its fields: a row for each of its rows. `name` is what formulas call it. */
  table(name: string, fields: readonly string[], rows: readonly TableRow[], { unit = '', fact }: TableOptions): void {
    const { book, texts } = this.writing
    const [first] = rows
    if (!first) return
    const factColumn = firstValue + fields.length
    this.columns(fields.map((field) => texts.label(`${first.path}.${field}`)))
    if (fact) book.put(this.used, this.inputs.row - 1, factColumn, fact.title, 'column')
    for (const { path, label, fact: value = false } of rows) {
      if (label === null) this.cell(`${path}.name`, 1, `${name}.name`)
      this.label(label, unit)
      for (const [at, field] of fields.entries()) {
        const [column, called] = [firstValue + at, `${name}.${field}`]
        if (this.has(`${path}.${field}`)) this.cell(`${path}.${field}`, column, called)
        else this.no(column, called)
      }
      if (fact) this.#fact(fact.figure, factColumn, value)
      this.next()
    }
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

function overheads(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('overheads')
  const rows = placedOverheads(sheets.plan).map(({ path, id, isTech }): TableRow => {
    return { path, label: id && texts.known('overheads', id), fact: isTech }
  })
  sheets.table('overheads', ['amount', 'mode', 'months', 'chargesVat'], rows, {
    unit: texts.currency,
    fact: { figure: inputFigures.isTech, title: texts.word('results:names.overheadsTechMo') },
  })
}

function team(sheets: InputSheets): void {
  const { texts } = sheets.writing
  sheets.heading('team')
  const rows = sheets.plan.team.map((member, at) => ({ path: `team.${at}`, label: texts.member(member) }))
  sheets.table('team', ['monthlyCost', 'socialInsurance'], rows, { unit: texts.currency })
  for (const path of sectionLines.team) sheets.line(path)
}

function payment(sheets: InputSheets): void {
  const { texts, plan } = sheets.writing
  sheets.heading('payment')
  for (const path of sectionLines.payment) sheets.line(path)
  const rows = plan.paymentMethods.map(({ id }, at): TableRow => {
    return { path: `paymentMethods.${at}`, label: texts.known('paymentMethods', id), fact: id === 'cod' }
  })
  const counted = rows.filter(({ path }) => sheets.has(`${path}.share`))
  sheets.table('methods', ['share', 'percent', 'fixed', 'settlementDays'], counted, {
    fact: { figure: inputFigures.isCod, title: texts.known('paymentMethods', 'cod') },
  })
  for (const path of sectionLines.refusals) sheets.line(path)
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
    if (!sheets.has(path)) continue
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
