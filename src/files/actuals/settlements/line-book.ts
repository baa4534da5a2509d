/**
 * Rows of several files as one list. A row that stands in two files is one; a row that stands twice in one file is two, for
 * what is charged twice must be seen.
 */
export class LineBook<Line> {
  readonly #keyOf: (line: Line) => string
  readonly #lines = new Map<string, Line[]>()

  constructor(keyOf: (line: Line) => string) {
    this.#keyOf = keyOf
  }

  addFile(lines: readonly Line[]): void {
    const own = new Map<string, Line[]>()
    for (const line of lines) {
      const key = this.#keyOf(line)
      const same = own.get(key)
      if (same) same.push(line)
      else own.set(key, [line])
    }
    for (const [key, same] of own) if (same.length > (this.#lines.get(key)?.length ?? 0)) this.#lines.set(key, same)
  }

  get lines(): Line[] {
    return [...this.#lines.values()].flat()
  }
}
