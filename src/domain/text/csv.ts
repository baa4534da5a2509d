/** By this Excel knows that a table is UTF-8. */
export const byteOrderMark = '\ufeff'

/** Spreadsheets take a text that begins so for a formula, and run it; letters of full width count in some of them. */
const beginsFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** A text that no spreadsheet takes for a formula: an apostrophe stands wherever one would begin. */
export function plainText(text: string): string {
  // Programs that cut cells at semicolons, tabs or line ends begin one behind each, regardless of quotes around it.
  const inside = text.replace(/(["\s;]+)([^"\s;]?)/g, (part, gap: string, next: string, at: number) => {
    const isCut = at === 0 ? gap.includes(';') : /[;\t\r\n]/.test(gap)
    return isCut && beginsFormula.test(next) ? `${gap}'${next}` : part
  })
  return beginsFormula.test(text) ? `'${inside}` : inside
}

/** A text as a cell of a table of commas, in quotes. */
export function quotedCell(text: string): string {
  return `"${plainText(text).replaceAll('"', '""')}"`
}

/** A text stands in quotes where it would not be one cell, or not one text, without them; a number never does. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return /[",;\n\r\t']/.test(plainText(value)) ? quotedCell(value) : value
}

/** A table of commas, with the mark by which Excel knows that its letters are UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
