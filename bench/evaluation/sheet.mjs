/**
 * A sheet under construction. Cells have names; `{name}` in a formula is the cell, `{name[]}` all cells of
 * a list and `{name[2]}` for one of them.
 */
export class SheetPlan {
  #rows = []
  #places = new Map()

  /** One cell: a value, or a formula that begins with '='. */
  set(name, content) {
    this.list(name, [content])
  }

  /** Several cells below one another. */
  list(name, contents) {
    if (this.#places.has(name)) throw new Error(`${name} is there already`)
    this.#places.set(name, { row: this.#rows.length, count: contents.length })
    this.#rows.push(...contents)
  }

  /** Many formulas at once, by name. */
  define(formulas) {
    for (const [name, formula] of Object.entries(formulas)) this.set(name, formula)
  }

  /** The row of a cell, for reading and writing it. */
  row(name, index = 0) {
    const place = this.#places.get(name)
    if (!place) throw new Error(`there is no cell ${name}`)
    return place.row + index
  }

  #address(text) {
    const [, name, part] = /^([\w.]+)(\[\d*\])?$/.exec(text)
    if (part !== '[]') return `A${this.row(name, part ? Number(part.slice(1, -1)) : 0) + 1}`
    const { row, count } = this.#places.get(name) ?? { row: this.row(name), count: 1 }
    return `A${row + 1}:A${row + count}`
  }

  /** The cells of column A, names replaced by addresses. */
  cells() {
    const resolve = (content) =>
      typeof content === 'string' && content.startsWith('=')
        ? content.replace(/\{([^}]+)\}/g, (_, text) => this.#address(text))
        : content
    return this.#rows.map((content) => [resolve(content)])
  }
}
