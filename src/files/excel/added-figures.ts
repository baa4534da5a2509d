import type { CellContent } from './sheet-xml'
import type { NamedCell, Workbook } from './workbook'

/** How far below the last input something is still taken for an addition to the list above it. */
const rowsBelow = 20

const rowOf = (address: string) => Number(address.replace(/^[A-Z]+/, ''))

const isFigure = (content: CellContent) =>
  typeof content === 'number' || (content !== null && typeof content === 'object')

/**
 * The addresses of figures that stand between the inputs, or just below them, and are none: a product or a person that was
 * added in Excel. Nothing says what they mean, so they are not read. A workbook as it was exported has none.
 */
export function addedFigures(workbook: Workbook, inputs: readonly NamedCell[]): string[] {
  const [first] = inputs
  if (!first) return []
  const { sheet } = first
  const known = new Set<string>()
  let [top, bottom] = [rowOf(first.address), 0]
  for (const input of inputs) {
    if (input.sheet !== sheet) continue
    known.add(input.address)
    const row = rowOf(input.address)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  return [...workbook.cells(sheet)].flatMap(([address, content]) => {
    const row = rowOf(address)
    const isNear = row >= top && row <= bottom + rowsBelow
    return isNear && !known.has(address) && isFigure(content) ? [address] : []
  })
}
