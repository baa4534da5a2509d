import type { Change, Figure, ScopeName } from '../../src/domain/model/language/figure'
import { Code, nothing } from './code'
import { Frame, longestInPlace, type Part, Places, partApart, partInPlace } from './frame'
import { inputCode } from './input'
import { type Aggregate, type Around, Loop } from './loop'
import { nameOf } from './named'
import type { Ranges } from './range'
import {
  behind,
  type Call,
  following,
  isAggregate,
  isMadeBefore,
  mostRows,
  type RowScope,
  readBy,
  scopeOrder,
  summedScope,
  within,
} from './reading'
import { type RowObject, Schedule } from './schedule'

const isFound = ({ name }: Call) => name === 'FIRST' || name === 'STAYS'

/** Writes the statements that work out figures, each once and after what it reads. */
export class Emitter {
  lines: string[] = []
  readonly imports = new Set<string>()
  readonly #code: Code
  #schedule = new Schedule()
  #done = new Set<Figure>()
  #opened = new Set<RowScope>()
  #kept = new Set<Figure>()
  /** Sums by their key, so that two alike are made once. */
  #sums = new Map<string, Aggregate>()
  #summed = new Set<Aggregate>()
  /** The lists of objects that are there. */
  readonly #written = new Set<string>()
  #made = 0
  /** The lists that figures of rows are kept in. */
  #lists = new Map<Figure, string>()
  /** Off while what is worked out is kept for more than one call. */
  isReusing = true
  #frame: Frame
  #planType = 'Plan'
  /** The functions that parts are worked out in. */
  readonly functions: string[] = []

  constructor(
    readonly names: ReadonlyMap<Figure, string>,
    readonly ranges: Ranges,
    /** Inputs that a caller may replace. */
    readonly changeable: readonly Figure[] = [],
    /** Figures that the caller has worked out. */
    readonly known: readonly Figure[] = [],
    /** Lists of the module, which are there for all calls: each call writes over what the one before left in them. */
    readonly reused: Map<string, string> | null = null,
    readonly places = new Places(),
  ) {
    this.#frame = new Frame()
    this.#frame.declare('plan', 'Plan')
    for (const figure of known) this.#frame.declare(this.name(figure), this.ranges.typeOf(figure))
    const notHere = () => {
      throw new Error('Only the figure of a row looks back')
    }
    this.#code = new Code(ranges, {
      name: (figure) => this.name(figure),
      reference: (figure) => this.name(figure),
      listOf: (figure) => this.#listOf(figure),
      summed: (call) => this.#aggregate(call).variable,
      before: notHere,
      lastTwelve: notHere,
      last: notHere,
    })
  }

  name(figure: Figure): string {
    return nameOf(figure, this.names)
  }

  /** A figure as an answer holds it: percentages a hundred times. */
  shown(figure: Figure, code = this.name(figure)): string {
    if (figure.unit !== 'percent') return code
    return this.ranges.of(figure).isNullable ? `${code} === null ? null : ${code} * 100` : `${code} * 100`
  }

  #aggregate(call: Call): Aggregate {
    const key = JSON.stringify([call.name, call.arguments], (name, value) =>
      name === 'figure' ? this.name(value) : value,
    )
    const found = this.#sums.get(key)
    if (found) return found
    this.#made += 1
    const made = { variable: `${call.name.toLowerCase()}${this.#made}`, scope: summedScope(call), call }
    this.#sums.set(key, made)
    return made
  }

  /** Works out figures and rows that are not known yet. `later` are read by what follows. */
  block(
    roots: readonly Figure[],
    wantedRows: readonly RowObject[],
    later: readonly Figure[] = [],
    indent = '  ',
  ): void {
    const rows = wantedRows.filter(({ target }) => !this.#written.has(target))
    for (const { target } of rows) this.#written.add(target)
    const wanted = rows.flatMap(({ fields, until }) => [...fields.map(([, one]) => one), ...(until ? [until] : [])])
    const fresh = behind([...roots, ...wanted], this.known).filter((figure) => !this.#done.has(figure))
    const after = new Set([
      ...later,
      ...behind(later)
        .filter((one) => !fresh.includes(one))
        .flatMap(readBy),
    ])
    const readAfter = new Set([...after].filter((one) => one.scope !== 'plan' && fresh.includes(one)))
    this.#schedule.fit(fresh, rows, readAfter)
    this.#kept = this.#schedule.kept(fresh, rows, readAfter)
    const sums = this.#sumsIn(fresh)
    const phases = fresh.map((figure) => this.#schedule.phase(figure))
    const last = Math.max(0, ...phases, ...rows.map((row) => this.#schedule.phaseOfRows(row)))
    for (let phase = 0; phase <= last; phase += 1) {
      const now = fresh.filter((figure) => this.#schedule.phase(figure) === phase)
      for (const figure of now) if (figure.scope === 'plan') this.#statement(figure, indent)
      for (const scope of scopeOrder) {
        const objects = rows.filter((row) => row.scope === scope && this.#schedule.phaseOfRows(row) === phase)
        this.#loop(
          scope,
          now.filter((figure) => figure.scope === scope),
          this.#dueSums(sums, scope, phase),
          objects,
          indent,
        )
      }
    }
  }

  /** Sums over a whole list; one inside of another list's row is walked where it stands. */
  #sumsIn(fresh: readonly Figure[]): Aggregate[] {
    const calls = fresh.flatMap(({ formula }) => (formula ? [...within(formula)].filter(isAggregate) : []))
    return [...new Set(calls.filter(isMadeBefore).map((call) => this.#aggregate(call)))]
  }

  #listOf(figure: Figure): string {
    const list = this.#lists.get(figure)
    if (list === undefined) throw new Error(`A figure of rows is not kept: ${this.name(figure)}`)
    return list
  }

  #newList(name: string, type: string, scope: RowScope, of?: Figure): { list: string; declared?: string } {
    const reused = this.isReusing ? this.reused : null
    let list = name
    for (let at = 2; reused?.has(list); at += 1) list = `${name}${at}`
    if (of) this.#lists.set(of, list)
    const most = type === 'number' ? mostRows[scope] : undefined
    const declared = most ? `const ${list} = new Float64Array(${most})` : `const ${list}: ${type}[] = []`
    if (!reused) {
      this.#frame.declare(list, most ? 'Float64Array' : `readonly ${type}[]`)
      return { list, declared }
    }
    reused.set(list, declared)
    return { list }
  }

  #dueSums(sums: readonly Aggregate[], scope: RowScope, phase: number): Aggregate[] {
    const isDue = (one: Aggregate) =>
      one.scope === scope && !this.#summed.has(one) && this.#schedule.phaseOfSummed(one.call) === phase
    return sums.filter(isDue)
  }

  #statement(figure: Figure, indent: string): void {
    this.#done.add(figure)
    const value = figure.formula ? this.#code.write(figure.formula, nothing) : inputCode(figure, this.imports)
    for (const imported of this.#code.imports) this.imports.add(imported)
    const name = this.name(figure)
    const frame = value === null ? this.#frame.outermost : this.#frame
    frame.declare(name, this.ranges.typeOf(figure))
    if (value === null) return
    const given = this.changeable.includes(figure) ? `changes.${name} ?? ` : ''
    this.lines.push(`${indent}const ${name} = ${given}${value}`)
  }

  #loop(scope: RowScope, figures: Figure[], sums: Aggregate[], objects: RowObject[], indent: string): void {
    const isKnown = ({ key, fields: [single] }: RowObject) =>
      key === 'value' && single !== undefined && this.#done.has(single[1])
    for (const { target, fields } of objects.filter(isKnown))
      for (const [, figure] of fields) this.lines.push(`${indent}const ${target} = ${this.#listOf(figure)}`)
    this.#walk(
      scope,
      figures,
      sums,
      objects.filter((one) => !isKnown(one)),
      indent,
    )
  }

  #walk(scope: RowScope, figures: Figure[], sums: Aggregate[], objects: RowObject[], indent: string): void {
    if (figures.length + sums.length + objects.length === 0) return
    const around: Around = {
      ranges: this.ranges,
      imports: this.imports,
      kept: this.#kept,
      name: (figure) => this.name(figure),
      shown: (figure, code) => this.shown(figure, code),
      aggregate: (call) => this.#aggregate(call),
      listOf: (figure) => this.#listOf(figure),
      newList: (name, type, scope, of) => this.#newList(name, type, scope, of),
      opens: (list) => this.#opens(list),
    }
    const loop = new Loop(around, scope, indent)
    for (const figure of figures) {
      loop.figure(figure)
      this.#done.add(figure)
    }
    for (const one of sums) {
      loop.aggregate(one)
      this.#frame.declare(one.variable, isFound(one.call) ? 'number | null' : 'number')
      this.#summed.add(one)
    }
    for (const object of objects) {
      loop.rows(object)
      this.#frame.declare(object.target, object.type)
    }
    this.lines.push(...loop.lines())
  }

  #opens(scope: RowScope): boolean {
    if (this.#opened.has(scope)) return false
    this.#opened.add(scope)
    const type =
      scope === 'products'
        ? `readonly ${this.#planType}['products'][number]`
        : `readonly ReturnType<typeof readers.rowsOf.${scope}>[number]`
    this.#frame.declare(`${scope}Rows`, `${type}[]`)
    return true
  }

  /** Inputs that are others from here on, to the end of the braces. */
  change(changes: readonly Change[], indent: string): void {
    const others = following(
      this.#done,
      changes.map(([input]) => input),
    )
    const isOther = ({ call }: Aggregate) =>
      [...within(call)].some((one) => one.kind === 'figure' && others.has(one.figure))
    for (const figure of others) this.#done.delete(figure)
    for (const [key, sum] of this.#sums) if (isOther(sum)) this.#sums.delete(key)
    for (const [input, value] of changes) {
      const written = typeof value === 'object' ? this.name(value) : input.unit === 'flag' ? value === 1 : value
      this.lines.push(`${indent}const ${this.name(input)} = ${written}`)
      this.#frame.declare(this.name(input), this.ranges.typeOf(input))
      this.#done.add(input)
    }
  }

  /** Works out a part, where there is one, into a variable; `write` ends with what it gives. */
  part(part: Part, when: Figure | undefined, write: () => void, indent: string): void {
    const [lines, frame] = [this.lines, this.#frame]
    this.lines = []
    this.#frame = new Frame(frame)
    this.inside(write)
    const apart = this.lines.length > longestInPlace ? partApart(part, this.#frame.taken(this.lines), this.lines) : null
    const statements = apart?.called ?? partInPlace(part, this.lines)
    if (apart) this.functions.push(apart.written)
    if (apart) this.places.hold(apart.numbers)
    ;[this.lines, this.#frame] = [lines, frame]
    const { variable, type } = part
    const made = `let ${variable}: ${when ? `${type} | null = null` : type}`
    const open = when ? `if (${this.name(when)}) {` : '{'
    for (const line of [made, open, ...statements, '}']) this.lines.push(indent + line)
  }

  /** Another plan is read from here on. */
  varies(planType: string): void {
    this.#planType = planType
    this.#frame.declare('plan', planType)
  }

  /** Writes inside of braces: what is worked out there is not known after them. Lists that are `given` there are others. */
  inside(write: () => void, given: readonly ScopeName[] = []): void {
    const before = [this.#schedule, this.#done, this.#opened, this.#sums, this.#summed, this.#lists] as const
    this.#lists = new Map(this.#lists)
    this.#schedule = new Schedule(this.#schedule)
    this.#done = new Set(this.#done)
    this.#opened = new Set([...this.#opened].filter((scope) => !given.includes(scope)))
    this.#sums = new Map(this.#sums)
    this.#summed = new Set(this.#summed)
    write()
    ;[this.#schedule, this.#done, this.#opened, this.#sums, this.#summed, this.#lists] = before
  }
}
