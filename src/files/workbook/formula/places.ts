import type { Figure, ScopeName } from '../../../domain/model/language/figure'
import { type Call, type RowScope, summedScope, type Under } from '../../../domain/model/language/reading'
import type { FigureValues } from '../../../domain/model/values'
import { advancedFields } from '../../../domain/plan/plan-fields'
import { noValue } from '../../../i18n/format'
import { type CellDraft, cellIn, type Formula, quoted, rangeOf, type Scalar, type SheetDraft } from '../book'
import { conditionOf, formulaOf, termOf } from './emit'
import type { Grid } from './grid'

/** What a typed number is known by, whichever figure reads it. */
const keyOf = ({ source, scope }: Figure): string | null =>
  source?.kind === 'field' ? `${scope}.${source.name}` : null

/** Series and orders are empty where they have nothing; results and products say so. */
const nothingOf = (scope: ScopeName): string => (scope === 'plan' || scope === 'products' ? noValue : '')

/** Rows of earlier customers: as many as the longest stay counts. */
const lifespanRows = advancedFields.avgCustomerLifespanMonths.max

/** Which cell each figure stands in, and its formula and value there. */
export class Places {
  readonly #cells = new Map<Figure | string, CellDraft[]>()
  readonly #answers = new Map<Figure, { cell: CellDraft; when: Figure | null }>()
  readonly #codes = new Map<Figure, string>()
  readonly #terms = new Map<Call, CellDraft[][]>()
  readonly #changed = new Map<Under, Places>()
  readonly #counted = new Map<ScopeName, { figure: Figure; from: number }>()

  constructor(
    readonly values: FigureValues,
    readonly isNullable: (figure: Figure) => boolean,
    /** Where figures stand that this plan has in common with another. */
    readonly base: Places | null = null,
  ) {}

  /** Lets formulas speak of a figure's cell; those of a list come in the order of its rows. */
  put(figure: Figure, ...cells: CellDraft[]): void {
    const key = keyOf(figure) ?? figure
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), ...cells])
  }

  /** The same for a typed number, by its list and its name there. */
  putTyped(scope: ScopeName, name: string, cell: CellDraft): void {
    const key = `${scope}.${name}`
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), cell])
  }

  /** What a sum adds up in a row, a cell for each. */
  putTerms(call: Call, row: number, cells: CellDraft[]): void {
    const rows = this.#terms.get(call) ?? []
    rows[row] = cells
    this.#terms.set(call, rows)
  }

  /** One of those: of a row of the list that the sum goes over. */
  term(figure: Figure, row: number, call: Call, at: number): { formula: Formula; value: Scalar } {
    const [inner] = call.arguments
    const place = { figure, row, rows: { [figure.scope]: row, [summedScope(call)]: at } }
    const value = (inner && this.values.expression(inner, place)) ?? nothingOf(figure.scope)
    return { formula: (from) => termOf(figure, row, call, at, this.grid(from, figure.scope)), value }
  }

  /** A flag that holds where the cell has a word. */
  putCode(figure: Figure, code: string, ...cells: CellDraft[]): void {
    this.put(figure, ...cells)
    this.#codes.set(figure, code)
  }

  /** The figure whose cells count the rows of its list, from a number on. */
  counts(figure: Figure, from: number): void {
    this.#counted.set(figure.scope, { figure, from })
  }

  /** The cells of the same plan in which some inputs are others. */
  under(one: Under): Places {
    const changed = this.#changed.get(one) ?? new Places(this.values.under(one), this.isNullable, this)
    this.#changed.set(one, changed)
    return changed
  }

  /** The cells of a figure, and while a part is on those that answer with it there. */
  cellsOf(figure: Figure, part: Figure | null = null): readonly CellDraft[] {
    const placed = this.#cells.get(keyOf(figure) ?? figure) ?? this.base?.cellsOf(figure)
    if (placed && placed.length > 0) return placed
    const answer = this.#answers.get(figure)
    return answer && (answer.when === null || answer.when === part) ? [answer.cell] : []
  }

  #code(figure: Figure): string | null {
    const { base } = this
    return this.#codes.get(figure) ?? (this.#cells.has(figure) || !base ? null : base.#code(figure))
  }

  /** The figures as formulas of one sheet name them. */
  grid(from: SheetDraft, scope: ScopeName, part: Figure | null = null): Grid {
    const counted = (of: RowScope): { figure: Figure; from: number } => {
      const found = this.#counted.get(of) ?? this.base?.grid(from, scope).counted(of)
      if (!found) throw new Error(`The rows of ${of} are not counted`)
      return found
    }
    return {
      has: (figure) => this.cellsOf(figure, part).length > 0,
      cell: (figure, row) => {
        const cell = this.cellsOf(figure, part)[row]
        if (!cell) throw new Error(`A figure has no cell ${row}: ${JSON.stringify(figure).slice(0, 200)}`)
        return cellIn(cell, from)
      },
      range: (figure, first, last) => rangeOf(this.cellsOf(figure, part).slice(first, last + 1), from),
      count: (of) => (of === 'lifespan' ? lifespanRows : this.values.count(of)),
      counted,
      code: (figure) => this.#code(figure),
      terms: (call, row) => {
        const cells = this.#terms.get(call)?.[row]
        return cells && cells.length > 0 ? rangeOf(cells, from) : null
      },
      isNullable: this.isNullable,
      under: (one) => this.under(one).grid(from, scope).cell(one.figure, 0),
      nothing: quoted(nothingOf(scope)),
    }
  }

  /** The formula of a figure in a row of its list. */
  formula(figure: Figure, row = 0): Formula {
    return (from) => formulaOf(figure, row, this.grid(from, figure.scope))
  }

  /** The formula of a cell that answers with a figure: where that stands, or itself, while its part is on. */
  answer(figure: Figure, when: Figure | null, row = 0): Formula {
    return (from) => {
      const grid = this.grid(from, figure.scope, when)
      const own = this.#cells.get(figure)?.[row]
      const text = own ? cellIn(own, from) : formulaOf(figure, row, grid)
      return when === null ? text : `IF(${conditionOf(when, grid)},${text},${grid.nothing})`
    }
  }

  /** Formulas of the same part find a figure where it is answered if it stands nowhere else. */
  answeredIn(figure: Figure, when: Figure | null, cell: CellDraft): void {
    if (!this.#answers.has(figure)) this.#answers.set(figure, { cell, when })
  }

  readonly nothing = noValue

  /** What a cell of a figure shows. */
  shown(figure: Figure, row = 0): Scalar {
    return this.values.of(figure, row) ?? nothingOf(figure.scope)
  }
}
