import type { Part, Rows, Shape } from '../../src/domain/model/figures/asked/shape'
import type { Figure } from '../../src/domain/model/language/figure'
import { Emitter } from './emit'
import { Ranges } from './range'
import type { RowObject } from './schedule'

const isFigure = (one: object): one is Figure => 'unit' in one && 'scope' in one
const isRows = (one: object): one is Rows => 'rows' in one && 'of' in one
const isPart = (one: object): one is Part => 'when' in one && 'of' in one
type Member = Shape[string]
const isShape = (one: Member): one is Shape => !isFigure(one) && !isRows(one) && !isPart(one)

const figuresIn = (shape: Shape): Figure[] =>
  Object.values(shape).flatMap((one) =>
    isFigure(one) ? [one] : isShape(one) ? figuresIn(one) : isRows(one) ? startOf(one) : [],
  )

const startOf = ({ start = {} }: Rows): Figure[] => Object.values(start).filter((one): one is Figure => isFigure(one))

const partsIn = (shape: Shape): [string, Part][] =>
  Object.entries(shape).flatMap(([name, one]): [string, Part][] =>
    isPart(one) ? [[name, one]] : isShape(one) ? partsIn(one) : [],
  )

/** Writes functions of the generated module: one gives everything in a shape. */
export class Writer {
  readonly ranges = new Ranges()
  readonly imports = new Set<string>()

  constructor(readonly names: ReadonlyMap<Figure, string>) {}

  typeOf(figure: Figure): string {
    return figure.unit === 'flag' ? 'boolean' : this.ranges.of(figure).isNullable ? 'number | null' : 'number'
  }

  #typeOfRows({ key, of }: Rows): string {
    const [single] = Object.values(of)
    if (key === 'value' && single && isFigure(single)) return `${this.typeOf(single)}[]`
    const own = key === undefined ? [] : [{ value: '', id: 'id: string', at: 'at: number', row: 'row: Product' }[key]]
    const fields = Object.entries(of).map(([name, figure]) => `${name}: ${this.typeOf(figure as Figure)}`)
    return `{ ${[...own, ...fields].join('; ')} }[]`
  }

  /** The type of what a shape becomes. */
  typeOfShape(shape: Shape): string {
    const fields = Object.entries(shape).map(([name, one]) => {
      if (isFigure(one)) return `${name}: ${this.typeOf(one)}`
      if (isRows(one)) return `${name}: ${this.#typeOfRows(one)}`
      return isPart(one) ? `${name}: ${this.typeOfShape(one.of)} | null` : `${name}: ${this.typeOfShape(one as Shape)}`
    })
    return `{ ${fields.join('; ')} }`
  }

  #rowsIn(shape: Shape, isRaw: boolean, path: string): RowObject[] {
    return Object.entries(shape).flatMap(([name, one]): RowObject[] => {
      if (isFigure(one) || isPart(one)) return []
      if (!isRows(one)) return this.#rowsIn(one, isRaw, `${path}_${name}`)
      const fields = Object.entries(one.of) as [string, Figure][]
      const start = one.start && this.#start(one, fields)
      return [
        {
          target: `${path}_${name}`,
          type: this.#typeOfRows(one),
          scope: one.rows,
          key: one.key,
          fields,
          isRaw,
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

  #literal(shape: Shape, emitter: Emitter, isRaw: boolean, path: string): string {
    const fields = Object.entries(shape).map(([name, one]) => {
      if (isRows(one as object)) return `${name}: ${path}_${name}`
      if (isPart(one)) return `${name}: ${this.names.get(one.when)} ? ${name}Part() : null`
      if (!isFigure(one)) return `${name}: ${this.#literal(one as Shape, emitter, isRaw, `${path}_${name}`)}`
      const code = isRaw ? emitter.name(one) : emitter.shown(one)
      return code === name ? name : `${name}: ${code}`
    })
    return `{ ${fields.join(', ')} }`
  }

  /**
   * The statements of a function that gives a shape. Parts are worked out only where they are wanted, in functions of their
   * own: one function of all would take browsers seconds to make fast.
   */
  body(shape: Shape, changeable: readonly Figure[] = [], isRaw = false, known: readonly Figure[] = []): string[] {
    const emitter = new Emitter(this.names, this.ranges, changeable, known)
    const parts = partsIn(shape)
    const behind = parts.flatMap(([name, { of, isRaw }]) => [
      ...figuresIn(of),
      ...this.#rowsIn(of, isRaw === true, name).flatMap(({ fields }) => fields.map(([, figure]) => figure)),
    ])
    emitter.block(
      [...figuresIn(shape), ...parts.map(([, part]) => part.when)],
      this.#rowsIn(shape, isRaw, 'list'),
      behind,
    )
    for (const [name, { of, isRaw = false }] of parts) {
      emitter.lines.push(`  const ${name}Part = (): ${this.typeOfShape(of)} => {`)
      emitter.part([...figuresIn(of)], this.#rowsIn(of, isRaw, name))
      emitter.lines.push(`    return ${this.#literal(of, emitter, isRaw, name)}`, '  }')
    }
    emitter.lines.push(`  return ${this.#literal(shape, emitter, isRaw, 'list')}`)
    for (const one of emitter.imports) this.imports.add(one)
    return emitter.lines
  }
}
