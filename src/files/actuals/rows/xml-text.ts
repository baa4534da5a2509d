import { FileRefused } from '../../refusal'

const entities: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', apos: "'", amp: '&' }

/** What a document declares itself stands for anything, as much of it as it likes, so only what needs no declaration is read. */
const undeclared = /&(?!(?:quot|lt|gt|apos|amp|#\d{1,7}|#x[\da-f]{1,6});)/i
const reference = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi

function characterOf(whole: string, hex: string | undefined, decimal: string | undefined, name = ''): string {
  if (name !== '') return entities[name] ?? whole
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (point === 0 || point > 0x10ffff) throw new FileRefused('brokenWorkbook')
  return String.fromCodePoint(point)
}

/** A text of XML with its lines ended in one way. */
export const withLines = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

/** A text of XML with what stands for characters resolved: '&amp;' is '&'. Throws a FileRefused for anything else. */
export function resolvedText(text: string): string {
  if (!text.includes('&')) return withLines(text)
  if (undeclared.test(text)) throw new FileRefused('brokenWorkbook')
  if (text.includes('&#')) return withLines(text).replace(reference, characterOf)
  let resolved = withLines(text)
  // Without a function for each, of which a list of products has dozens. '&' itself is last: '&amp;lt;' is '&lt;'.
  for (const [name, character] of Object.entries(entities)) resolved = resolved.replaceAll(`&${name};`, character)
  return resolved
}
