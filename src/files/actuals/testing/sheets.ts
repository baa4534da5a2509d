import { packed } from '../../testing/zip'

/** A cell of a table as a program writes it. */
export type Cell = string | number

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function letters(column: number): string {
  const rest = column % 26
  return (column >= 26 ? letters((column - rest) / 26 - 1) : '') + String.fromCharCode(65 + rest)
}

/** A workbook of one sheet whose texts are shared, and which says wrongly that it ends at A1, as some providers' do. */
export function workbookOf(rows: readonly (readonly Cell[])[], sheet = 'Sheet1'): Uint8Array {
  const texts = new Map<string, number>()
  const indexOf = (text: string) => {
    const index = texts.get(text) ?? texts.size
    texts.set(text, index)
    return index
  }
  const cell = (value: Cell, address: string) =>
    typeof value === 'number'
      ? `<c r="${address}" s="1"><v>${value}</v></c>`
      : `<c r="${address}" t="s"><v>${indexOf(value)}</v></c>`
  const written = rows.map((cells, at) => {
    const filled = cells.map((value, column) => (value === '' ? '' : cell(value, `${letters(column)}${at + 1}`)))
    return `<row r="${at + 1}">${filled.join('')}</row>`
  })
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return packed({
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="A1"/><sheetData>${written.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${[...texts.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  })
}

/** A text of cells that are parted by commas and quoted where they must be. */
export function csvOf(rows: readonly (readonly Cell[])[], separator = ','): Uint8Array {
  const quoted = (value: Cell) => {
    const text = String(value)
    return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')
  return new TextEncoder().encode(`\ufeff${text}\r\n`)
}
