/**
 * The model as one column of a spreadsheet: each figure below the one before, a list's rows below each other; what is typed
 * as values, the rest as the formulas that the workbook has. A changed plan's figures stand a second time.
 */
export class FigureSheet {
  #domain
  #values
  /** What each row of the column holds: a figure, the row of its list, and the changed plan that it is of. */
  #rows = []
  #places = new Map([[null, new Map()]])

  constructor(domain, values) {
    this.#domain = domain
    this.#values = values
  }

  #count({ scope }) {
    return scope === 'plan' ? 1 : this.#values.count(scope)
  }

  #put(figure, plan) {
    const places = this.#places.get(plan) ?? new Map()
    this.#places.set(plan, places)
    places.set(figure, this.#rows.length)
    for (let row = 0; row < this.#count(figure); row += 1) this.#rows.push({ figure, row, plan })
  }

  /** Puts a figure and all that it is worked out from into the column. */
  add(figure) {
    if (this.#places.get(null).has(figure)) return
    this.#put(figure, null)
    if (!figure.formula) return
    for (const read of this.#domain.figuresIn(figure.formula)) this.add(read)
    if (figure.scope !== 'plan') this.add(this.#counted(figure.scope)?.figure ?? figure)
    for (const one of this.#domain.within(figure.formula)) if (one.kind === 'under') this.#addChanged(one)
  }

  #addChanged(one) {
    const changed = this.#domain.changedBy(one)
    for (const [input] of one.changes) this.#put(input, one)
    for (const figure of changed) this.#put(figure, one)
    const plan = this.#places.get(one)
    for (const figure of changed)
      for (const read of this.#domain.figuresIn(figure.formula)) if (!plan.has(read)) this.add(read)
  }

  #counted(scope) {
    const { projectionMonth, calendarMonth, monthNumber, orderNumber } = this.#domain
    return {
      projection: { figure: projectionMonth, from: 1 },
      calendar: { figure: calendarMonth, from: 1 },
      goods: { figure: orderNumber, from: 1 },
      cash: { figure: monthNumber, from: 0 },
    }[scope]
  }

  /** The row of a figure's cell, from 0. */
  row(figure, row = 0, plan = null) {
    const first = this.#places.get(plan)?.get(figure) ?? this.#places.get(null).get(figure)
    if (first === undefined) throw new Error(`A figure has no cell: ${JSON.stringify(figure).slice(0, 200)}`)
    return first + row
  }

  /** The rows of the numbers that are typed under a name, of the plan or of a list. */
  typed(name, scope) {
    const figure = [...this.#places.get(null).keys()].find(
      (one) => one.scope === scope && one.source?.kind === 'field' && one.source.name === name,
    )
    return figure ? Array.from({ length: this.#count(figure) }, (_, row) => this.row(figure, row)) : []
  }

  #grid(plan) {
    return {
      has: (figure) => (this.#places.get(plan)?.has(figure) || this.#places.get(null).has(figure)) ?? false,
      cell: (figure, row) => `A${this.row(figure, row, plan) + 1}`,
      range: (figure, from, to) => `A${this.row(figure, from, plan) + 1}:A${this.row(figure, to, plan) + 1}`,
      count: (scope) => this.#values.count(scope),
      counted: (scope) => this.#counted(scope),
      code: () => null,
      terms: () => null,
      isNullable: this.#domain.isNullable,
      under: (one) => `A${this.row(one.figure, 0, one) + 1}`,
      nothing: '"—"',
    }
  }

  /** The cells of the column. */
  cells() {
    return this.#rows.map(({ figure, row, plan }) => {
      const change = plan?.changes.find(([input]) => input === figure)?.[1]
      if (typeof change === 'object') return [`=A${this.row(change, change.scope === 'plan' ? 0 : row) + 1}`]
      if (typeof change === 'number') return [change]
      if (!figure.formula) return [this.#values.of(figure, row)]
      return [`=${this.#domain.formulaOf(figure, row, this.#grid(plan))}`]
    })
  }
}
