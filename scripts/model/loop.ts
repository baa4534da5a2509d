import type { Expression, Figure } from '../../src/domain/model/language/figure'
import { Code, nothing } from './code'
import { inputCode, seriesCode } from './input'
import { isOfPlacesAlone, ofRows, spanOf, walkOf } from './nested'
import type { Ranges } from './range'
import { type Call, entered, isCounted, isMadeBefore, type RowScope, rowCount, summedScope } from './reading'
import type { RowObject } from './schedule'

/** A sum, the lowest or the first of something over the rows of a list. */
export interface Aggregate {
  variable: string
  scope: RowScope
  call: Call
  /** Where the amounts of each row stand that are entered from another list. */
  list?: string
}

/** What a loop needs of the function around it. */
export interface Around {
  ranges: Ranges
  imports: Set<string>
  kept: ReadonlySet<Figure>
  name(figure: Figure): string
  /** The list that a row's figure is kept in. */
  listOf(figure: Figure): string
  /** A new list, and the statement before the loop that makes it, where it is not there for all calls. */
  newList(name: string, type: string, scope: RowScope, of?: Figure): { list: string; declared?: string }
  shown(figure: Figure, code: string): string
  aggregate(call: Call): Aggregate
  /** True the first time that a list is walked. */
  opens(scope: RowScope): boolean
}

const aggregateLines: Record<string, (variable: string, code: string) => [start: string, line: string]> = {
  COUNT: (variable) => ['= 0', `${variable} += 1`],
  FIRST: (variable, code) => [': number | null = null', `if (${variable} === null && ${code}) ${variable} = at + 1`],
  STAYS: (variable, code) => [': number | null = null', `${variable} = ${code} ? (${variable} ?? at + 1) : null`],
}

/** What is there where a condition holds and nowhere else. */
function thereIf(one: Expression): { condition: Expression; found: Expression } | null {
  const [condition, found, rest] = one.kind === 'call' && one.name === 'IF' ? one.arguments : []
  return condition && found && rest?.kind === 'nothing' ? { condition, found } : null
}

/** Writes one loop over the rows of a list. */
export class Loop {
  readonly #head: string[] = []
  readonly #body: string[] = []
  readonly #tail: string[] = []
  readonly #here = new Set<Figure>()
  /** Figures that are there in some rows alone: the lowest of them is found without them. */
  readonly #later = new Set<Figure>()
  readonly #before = new Map<string, string>()
  readonly #previousOf = new Map<string, Figure>()
  readonly #code: Code
  #current: Figure | null = null
  #nested = 0
  #index = 'at'

  constructor(
    readonly around: Around,
    readonly scope: RowScope,
    readonly indent: string,
  ) {
    this.#code = this.#codeWith((figure) => this.#reference(figure))
  }

  #codeWith(reference: (figure: Figure) => string): Code {
    const { around } = this
    return new Code(around.ranges, {
      name: (figure) => around.name(figure),
      listOf: (figure) => around.listOf(figure),
      reference,
      summed: (call) => this.#summed(call),
      before: (start, of) => this.#previous(start, of),
      lastTwelve: (of, outside) => this.#lastTwelve(of, outside),
      last: (count) => this.#last(count),
    })
  }

  #reference(figure: Figure): string {
    const name = this.around.name(figure)
    if (figure.scope === 'plan' || this.#here.has(figure)) return name
    if (this.#later.has(figure)) {
      this.#written(figure)
      return name
    }
    if (figure.source?.kind === 'place') return `(${this.#index} + 1)`
    const isOwn = figure.scope === this.scope
    if (figure.formula && isCounted(figure)) {
      if (!isOwn) return `(${this.#code.write(figure.formula, nothing)})`
      this.#written(figure)
      return name
    }
    const read = this.#kept(figure, isOwn ? 'at' : this.#index)
    if (!isOwn) return `(${read})`
    this.#body.push(`const ${name} = ${read}`)
    this.#here.add(figure)
    return name
  }

  /** A figure of a row as it is kept: every row has been walked before. */
  #kept(figure: Figure, index: string): string {
    return `${this.around.listOf(figure)}[${index}] as ${this.around.ranges.typeOf(figure)}`
  }

  #previous(start: string, of: Figure | null): string {
    const figure = of ?? this.#current
    if (!figure) throw new Error('BEFORE stands in the figure of a row')
    const name = this.around.name(figure)
    const key = `${name} ${start}`
    const known = this.#before.get(key)
    if (known) return known
    const variable = `before${this.#before.size === 0 ? '' : this.#before.size + 1}_${name}`
    this.#before.set(key, variable)
    this.#head.push(`let ${variable} = ${figure.unit === 'flag' ? `Boolean(${start})` : start}`)
    this.#previousOf.set(variable, figure)
    return variable
  }

  #lastTwelve(of: Figure, outside: string): string {
    const name = this.around.name(of)
    const list = this.#list(`${name}Back`, 'number')
    this.#head.push(`let year_${name} = 12 * ${outside}`)
    const gone = `at < 12 ? ${outside} : (${list}[at - 12] as number)`
    this.#body.push(`${list}[at] = ${name}`, `year_${name} += ${name} - (${gone})`)
    return `year_${name}`
  }

  /** The sum of this figure's rows before this one, of so many. */
  #last(count: string): string {
    if (!this.#current) throw new Error('LAST stands in the figure of a row')
    const name = this.around.name(this.#current)
    const list = this.#list(`${name}Back`, 'number')
    this.#head.push(`let last_${name} = 0`)
    this.#tail.push(`${list}[at] = ${name}`)
    this.#tail.push(`last_${name} += ${name} - (at < ${count} ? 0 : (${list}[at - ${count}] as number))`)
    return `last_${name}`
  }

  /** A sum over another list, walked inside of this row. */
  #summed(call: Call): string {
    const row = entered(call)?.row
    if (row) return `(${this.around.aggregate(call).list}[${this.#reference(row)}] as number)`
    if (isMadeBefore(call)) return this.around.aggregate(call).variable
    const [inner] = call.arguments
    if (!inner || call.name !== 'SUM') throw new Error('Only sums stand inside of a row')
    this.#nested += 1
    const variable = `part${this.#nested}`
    const spanned = spanOf(inner, summedScope(call), (one) => this.#code.write(one, nothing))
    if (!spanned && isOfPlacesAlone(inner, this.scope)) return this.#rowByRow(variable, inner, summedScope(call))
    const list = spanned ?? { walk: walkOf(summedScope(call)), rest: inner }
    const line = this.#withIndex('i', () => this.#code.addition((added) => `${variable} += ${added}`, list.rest))
    this.#body.push(`let ${variable} = 0`, `${list.walk} ${line}`)
    return variable
  }

  #withIndex<T>(index: string, write: () => T): T {
    const outer = this.#index
    this.#index = index
    const written = write()
    this.#index = outer
    return written
  }

  /** A sum for all rows of this list at once, before the loop: each row of the other list is read once. */
  #rowByRow(name: string, inner: Expression, scope: RowScope): string {
    const { list, declared } = this.around.newList(name, 'number', this.scope)
    const [once, each] = [new Map<Figure, string>(), new Map<Figure, string>()]
    const code = this.#codeWith((figure) => {
      const name = this.around.name(figure)
      if (figure.scope === 'plan') return name
      if (figure.scope === scope) once.set(figure, this.#kept(figure, 'i'))
      else if (!each.has(figure)) each.set(figure, figure.formula ? code.write(figure.formula, nothing) : 'at + 1')
      return name
    })
    const lines = (read: Map<Figure, string>, indent: string) =>
      [...read].map(([figure, value]) => `${indent}const ${this.around.name(figure)} = ${value}`)
    const count = rowCount(this.scope) ?? `${this.scope}Rows.length`
    const { own, rest } = ofRows(inner, scope)
    const guard = own.map((one) => code.write(one, nothing, 1)).join(' && ')
    const added = code.addition((amount) => `${list}[at] = (${list}[at] as number) + (${amount})`, rest)
    this.around.imports.add('zeros')
    for (const imported of code.imports) this.around.imports.add(imported)
    this.#head.push(
      ...(declared ? [declared] : []),
      `zeros(${list}, ${count})`,
      `${walkOf(scope)} {`,
      ...lines(once, '  '),
      ...(guard ? [`  if (!(${guard})) continue`] : []),
      `  for (let at = 0; at < ${count}; at += 1) {`,
      ...lines(each, '    '),
      `    ${added}`,
      '  }',
      '}',
    )
    return `(${list}[at] as number)`
  }

  figure(figure: Figure): void {
    const isKept = this.around.kept.has(figure)
    if (figure.formula && !isKept && thereIf(figure.formula)) this.#later.add(figure)
    else this.#written(figure)
  }

  #written(figure: Figure): void {
    const { around } = this
    const name = around.name(figure)
    this.#later.delete(figure)
    this.#current = figure
    const series = seriesCode(figure)
    if (series) this.#head.push(series)
    const value = figure.formula ? this.#code.write(figure.formula, nothing) : inputCode(figure, around.imports)
    this.#body.push(`const ${name} = ${value}`)
    this.#here.add(figure)
    if (!around.kept.has(figure)) return
    const isNullable = around.ranges.of(figure).isNullable
    const type = figure.unit === 'flag' ? 'boolean' : isNullable ? '(number | null)' : 'number'
    this.#body.push(`${this.#list(`${name}Of`, type, figure)}[at] = ${name}`)
  }

  #list(name: string, type: string, of?: Figure, scope = this.scope): string {
    const { list, declared } = this.around.newList(name, type, scope, of)
    if (declared) this.#head.push(declared)
    return list
  }

  aggregate(sum: Aggregate): void {
    const { variable, call } = sum
    const [inner] = call.arguments
    const place = entered(call)
    if (!inner) throw new Error(`${call.name} of nothing`)
    if (place) {
      const [to, amount] = [this.#code.write(place.to, nothing), this.#code.write(place.amount, nothing)]
      this.around.imports.add('zeros')
      const list = this.#list(variable, 'number', undefined, place.row.scope as RowScope)
      sum.list = list
      this.#head.push(`const ${variable}End = zeros(${list}, ${rowCount(place.row.scope)} + 1)`)
      this.#body.push(`if (${to} < ${variable}End) ${list}[${to}] = (${list}[${to}] ?? 0) + ${amount}`)
      return
    }
    const [start, line] = this.#gathered(variable, call.name, inner)
    this.#head.push(`let ${variable}${start.startsWith(':') ? start : ` ${start}`}`)
    this.#body.push(line)
  }

  #gathered(variable: string, name: string, inner: Expression): [start: string, line: string] {
    if (name === 'LOWEST') return this.#lowest(variable, inner)
    const lines = aggregateLines[name]
    return lines
      ? lines(variable, this.#code.write(inner, nothing, 1))
      : ['= 0', this.#code.addition((added) => `${variable} += ${added}`, inner)]
  }

  /** The lowest of what is there in some rows alone: others are passed over. */
  #lowest(variable: string, inner: Expression): [start: string, line: string] {
    const isLater = inner.kind === 'figure' && this.#later.has(inner.figure)
    const read = isLater && inner.figure.formula ? inner.figure.formula : inner
    const some = thereIf(read)
    if (!some) return ['= Infinity', `${variable} = Math.min(${variable}, ${this.#code.write(read, nothing, 1)})`]
    const { ranges } = this.around
    const found = this.#code.write(some.found, ranges.under(some.condition, nothing), 1)
    const line = `${variable} = Math.min(${variable}, ${found})`
    if (ranges.holds(some.condition, nothing)) return ['= Infinity', line]
    return ['= Infinity', `if (${this.#code.write(some.condition, nothing)}) ${line}`]
  }

  rows({ target, type, fields, key, until, start }: RowObject): void {
    const valueIn = (figure: Figure) => this.around.shown(figure, this.#reference(figure))
    const own = key === undefined || key === 'value' ? [] : [{ id: 'id: row.id', row: 'row' }[key]]
    const values = fields.map(([field, figure]) => `${field}: ${valueIn(figure)}`)
    const [single] = fields
    const object = key === 'value' && single ? valueIn(single[1]) : `{ ${[...own, ...values].join(', ')} }`
    this.#head.push(`const ${target}: ${type} = [${start ?? ''}]`)
    this.#body.push(`${until ? `if (at < ${this.around.name(until)}) ` : ''}${target}.push(${object})`)
  }

  lines(): string[] {
    for (const imported of this.#code.imports) this.around.imports.add(imported)
    for (const [variable, figure] of this.#previousOf) this.#tail.push(`${variable} = ${this.#reference(figure)}`)
    const all = [...this.#body, ...this.#tail].join('\n')
    const opening = this.#opening(/\bat\b/.test(all), /\brow\b/.test(all))
    const inside = [...this.#body, ...this.#tail].map((line) => `  ${line}`)
    return [...this.#head, ...opening, ...inside, '}'].map((line) => `${this.indent}${line}`)
  }

  #opening(readsPlace: boolean, readsRow: boolean): string[] {
    const count = rowCount(this.scope)
    if (count) return [`for (let at = 0; at < ${count}; at += 1) {`]
    const list = `${this.scope}Rows`
    const opens = this.around.opens(this.scope) ? [`const ${list} = readers.rowsOf.${this.scope}(plan)`] : []
    if (!readsPlace) return [...opens, `for (const row of ${list}) {`]
    const row = readsRow ? [`  const row = ${list}[at]`, '  if (row === undefined) break'] : []
    return [...opens, `for (let at = 0; at < ${list}.length; at += 1) {`, ...row]
  }
}
