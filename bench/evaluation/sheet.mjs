/**
 * The model as one column of a spreadsheet: each figure below the one before, a list's rows below each other; what is typed
 * as values, the rest as the formulas that the workbook has. A changed plan's figures stand a second time.
 */
export class FigureSheet {
  #domain
  #places
  #sheet = { title: 'Model', cells: [] }
  #added = new Set()
  /** The figures whose cells count the rows of a list. */
  #counting

  constructor(domain, values) {
    this.#domain = domain
    this.#places = new domain.Places(values, domain.isNullable)
    const { projectionMonth, calendarMonth, monthNumber, orderNumber } = domain
    this.#counting = { projection: projectionMonth, calendar: calendarMonth, goods: orderNumber, cash: monthNumber }
    for (const [scope, figure] of Object.entries(this.#counting)) this.#places.counts(figure, scope === 'cash' ? 0 : 1)
  }

  #put(figure, places, contentOf) {
    const count = figure.scope === 'plan' ? 1 : places.values.count(figure.scope)
    const first = this.#sheet.cells.length + 1
    const cells = Array.from({ length: count }, (_, row) => {
      return { sheet: this.#sheet, column: 1, row: first + row, content: () => contentOf(row) }
    })
    this.#sheet.cells.push(...cells)
    places.put(figure, ...cells)
  }

  #putFigure(figure, places) {
    const formula = (row) => `=${places.formula(figure, row)(this.#sheet)}`
    this.#put(figure, places, figure.formula ? formula : (row) => places.values.of(figure, row))
  }

  /** Puts a figure and all that it is worked out from into the column. */
  add(figure) {
    if (this.#added.has(figure)) return
    this.#added.add(figure)
    this.#putFigure(figure, this.#places)
    if (!figure.formula) return
    for (const read of this.#domain.figuresIn(figure.formula)) this.add(read)
    this.add(this.#counting[figure.scope] ?? figure)
    for (const one of this.#domain.within(figure.formula)) if (one.kind === 'under') this.#addChanged(one)
  }

  #addChanged(one) {
    const places = this.#places.under(one)
    const changed = this.#domain.changedBy(one)
    const own = new Set([...one.changes.map(([input]) => input), ...changed])
    for (const [input, value] of one.changes) {
      const of = (row) => (value.scope === 'plan' ? 0 : row)
      this.#put(input, places, (row) => (typeof value === 'number' ? value : `=A${this.rows(value)[of(row)] + 1}`))
    }
    for (const figure of changed) this.#putFigure(figure, places)
    for (const read of changed.flatMap(({ formula }) => this.#domain.figuresIn(formula)))
      if (!own.has(read)) this.add(read)
  }

  /** The rows of a figure's cells in the column, from 0. */
  rows(figure) {
    return this.#places.cellsOf(figure).map(({ row }) => row - 1)
  }

  /** The cells of the column. */
  cells() {
    return this.#sheet.cells.map(({ content }) => [content()])
  }
}
