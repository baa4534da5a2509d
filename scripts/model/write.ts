import type { Part, Rows, Shape } from '../../src/domain/model/figures/outputs/shape'
import type { Figure } from '../../src/domain/model/language/figure'
import { Emitter } from './emit'
import { Places } from './frame'
import { Ranges } from './range'
import { behind, following, readBy } from './reading'
import type { RowObject } from './schedule'

const isFigure = (one: object): one is Figure => 'unit' in one && 'scope' in one
const isRows = (one: object): one is Rows => 'rows' in one && 'of' in one
const isPart = (one: object): one is Part => 'of' in one && !('rows' in one)
type Member = Shape[string]
const isShape = (one: Member): one is Shape => !isFigure(one) && !isRows(one) && !isPart(one)

const figuresIn = (shape: Shape): Figure[] =>
  Object.values(shape).flatMap((one) =>
    isFigure(one) ? [one] : isShape(one) ? figuresIn(one) : isRows(one) ? startOf(one) : [],
  )

const figuresOfRows = (rows: readonly RowObject[]): Figure[] =>
  rows.flatMap(({ fields }) => fields.map(([, figure]) => figure))

const startOf = ({ start = {} }: Rows): Figure[] => Object.values(start).filter((one): one is Figure => isFigure(one))

const partsIn = (shape: Shape): [string, Part][] =>
  Object.entries(shape).flatMap(([name, one]): [string, Part][] =>
    isPart(one) ? [[name, one]] : isShape(one) ? partsIn(one) : [],
  )

/** Writes functions of the generated module: one gives everything in a shape. */
export class Writer {
  readonly ranges = new Ranges(true)
  readonly imports = new Set<string>()
  /** The functions that parts are worked out in, and what is handed on to them. */
  readonly functions: string[] = []
  readonly places = new Places()

  constructor(
    readonly names: ReadonlyMap<Figure, string>,
    /** The statements of lists that all calls of the module's functions share, by their names. */
    readonly reused: Map<string, string> | null = null,
  ) {}

  typeOfRows({ key, of }: Rows): string {
    const [single] = Object.values(of)
    if (key === 'value' && single && isFigure(single)) return `${this.ranges.typeOf(single)}[]`
    const own = key === undefined ? [] : [{ value: '', id: 'id: string', row: 'row: Product' }[key]]
    const fields = Object.entries(of).map(([name, figure]) => `${name}: ${this.ranges.typeOf(figure as Figure)}`)
    return `{ ${[...own, ...fields].join('; ')} }[]`
  }

  /** The type of what a shape becomes. */
  typeOfShape(shape: Shape): string {
    const fields = Object.entries(shape).map(([name, one]) => {
      if (isFigure(one)) return `${name}: ${this.ranges.typeOf(one)}`
      if (isRows(one)) return `${name}: ${this.typeOfRows(one)}`
      if (isPart(one)) return `${name}: ${this.typeOfShape(one.of)}${one.when ? ' | null' : ''}`
      return `${name}: ${this.typeOfShape(one as Shape)}`
    })
    return `{ ${fields.join('; ')} }`
  }

  #rowsIn(shape: Shape, path: string): RowObject[] {
    return Object.entries(shape).flatMap(([name, one]): RowObject[] => {
      if (isFigure(one) || isPart(one)) return []
      if (!isRows(one)) return this.#rowsIn(one, `${path}_${name}`)
      const fields = Object.entries(one.of) as [string, Figure][]
      const start = one.start && this.#start(one, fields)
      return [
        {
          target: `${path}_${name}`,
          type: this.typeOfRows(one),
          scope: one.rows,
          key: one.key,
          fields,
          until: one.until,
          start,
        },
      ]
    })
  }

  #start({ start = {} }: Rows, fields: [string, Figure][]): string {
    const values = fields.map(([field]) => {
      const figure = start[field]
      return `${field}: ${figure && isFigure(figure) ? this.names.get(figure) : '0'}`
    })
    return `{ ${values.join(', ')} }`
  }

  #literal(shape: Shape, emitter: Emitter, path: string): string {
    const fields = Object.entries(shape).map(([name, one]) => {
      if (isRows(one as object) || isPart(one)) return `${name}: ${path}_${name}`
      if (!isFigure(one)) return `${name}: ${this.#literal(one as Shape, emitter, `${path}_${name}`)}`
      const code = emitter.shown(one)
      return code === name ? name : `${name}: ${code}`
    })
    return `{ ${fields.join(', ')} }`
  }

  /**
   * The statements of a function that gives a shape. Parts are worked out only where they are wanted, in functions of their
   * own: one function of all would take browsers seconds to make fast.
   */
  body(shape: Shape, changeable: readonly Figure[] = [], known: readonly Figure[] = []): string[] {
    const emitter = new Emitter(this.names, this.ranges, changeable, known, this.reused, this.places)
    this.#fill(emitter, shape)
    return this.#written(emitter)
  }

  #written(emitter: Emitter): string[] {
    for (const one of emitter.imports) this.imports.add(one)
    this.functions.push(...emitter.functions)
    return emitter.lines
  }

  #fill(emitter: Emitter, shape: Shape, indent = '  ', path = 'list'): void {
    const parts = partsIn(shape)
    const roots = [...figuresIn(shape), ...parts.flatMap(([, { when }]) => when ?? [])]
    const later = parts.flatMap(([name, part]) => this.#readIn(part, name))
    emitter.block(roots, this.#rowsIn(shape, path), later, indent)
    for (const [name, { of, when, changes = [] }] of parts) {
      const write = () => {
        emitter.change(changes, '  ')
        this.#fill(emitter, of, '  ', name)
      }
      const part = { name: `${name}Part`, variable: `${path}_${name}`, type: this.typeOfShape(of) }
      emitter.part(part, when, write, indent)
    }
    emitter.lines.push(`${indent}return ${this.#literal(shape, emitter, path)}`)
  }

  /** What a part gives, and what it recalculates from a changed plan. */
  #readIn({ of, changes = [] }: Part, path: string): Figure[] {
    const own = [...figuresIn(of), ...figuresOfRows(this.#rowsIn(of, path))]
    const all = [...own, ...partsIn(of).flatMap(([name, part]) => this.#readIn(part, name))]
    const others = following(
      all,
      changes.map(([input]) => input),
    )
    return [...all, ...[...others].flatMap(readBy)].filter((figure) => !others.has(figure))
  }

  /**
   * The statements of a function that gives another one, of a plan in which some inputs are others: what does not follow from
   * those is worked out once for all such plans.
   */
  staged(shape: Shape, given: readonly Figure[], type: string): string[] {
    const emitter = new Emitter(this.names, this.ranges, [], [], this.reused, this.places)
    const parts = partsIn(shape)
    const rows = [...this.#rowsIn(shape, 'list'), ...parts.flatMap(([name, { of }]) => this.#rowsIn(of, name))]
    const figures = [
      ...figuresIn(shape),
      ...parts.flatMap(([, { when, of }]) => [...(when ? [when] : []), ...figuresIn(of)]),
    ]
    const all = behind([...figures, ...figuresOfRows(rows)])
    const moving = following(all, given)
    const isFixed = (row: RowObject) => figuresOfRows([row]).every((figure) => !moving.has(figure))
    const read = new Set([...moving].flatMap(readBy))
    for (const figure of [...figures, ...figuresOfRows(rows)]) read.add(figure)
    const later = [...moving, ...figuresOfRows(rows.filter((row) => !isFixed(row)))]
    emitter.isReusing = false
    emitter.block(
      all.filter((figure) => read.has(figure) && !moving.has(figure)),
      rows.filter(isFixed),
      later,
    )
    emitter.lines.push(`  return (plan: ${type}) => {`)
    const scopes = given.map(({ scope }) => scope)
    emitter.isReusing = true
    emitter.varies(type)
    emitter.inside(() => this.#fill(emitter, shape, '    '), scopes)
    emitter.lines.push('  }')
    return this.#written(emitter)
  }
}
