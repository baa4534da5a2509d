const invisible = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g

/** What a cell with anything about it has; most have nothing, which one test tells faster than taking it away. */
const dressed = /^[\s']|\s$|[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]|^(?:\\N|-|null)$/

/**
 * A cell without what programs put around it: the apostrophe that keeps a spreadsheet from making a number of a text, the
 * pair of them about a name, the sign of a database for nothing ('\N') and marks that are not seen.
 */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return ''
  if (!dressed.test(cell)) return cell
  let text = cell.replace(invisible, '').trim()
  if (text.startsWith("'")) text = text.slice(1, text.length > 1 && text.endsWith("'") ? -1 : undefined).trim()
  return text === '\\N' || text === '-' || text === 'null' ? '' : text
}

/** A long number that a spreadsheet has rounded to '6.61E+12': its last digits are lost. */
export const isRoundedNumber = (text: string): boolean => /^\d(?:\.\d+)?E\+\d+$/i.test(text)

/** The number of an order as files of different programs agree on it: '#1001' is '1001', a number of a sheet has no '.0'. */
export const orderNumber = (text: string): string => text.replace(/^#\s*/, '').replace(/^(\d+)\.0+$/, '$1')
