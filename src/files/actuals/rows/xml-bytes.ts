import { FileRefused } from '../../refusal'

// The bytes that XML is made of.

const tab = 9
const lineFeed = 10
const carriageReturn = 13
const space = 32
export const exclamation = 33
export const doubleQuote = 34
export const singleQuote = 39
export const slash = 47
export const lessThan = 60
export const equals = 61
export const greaterThan = 62
export const question = 63

export const isSpace = (byte: number | undefined): boolean =>
  byte === space || byte === lineFeed || byte === tab || byte === carriageReturn

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** How what is no element begins, and how it ends. */
export const marks = { comment: bytesOf('<!--'), characters: bytesOf('<![CDATA[') }
export const ends = { comment: bytesOf('-->'), characters: bytesOf(']]>'), instruction: bytesOf('?>') }

export function startsWith(mark: Uint8Array, bytes: Uint8Array, at: number): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte)
}

/** The place after the next mark; -1 where there is none. */
export function placeAfter(mark: Uint8Array, bytes: Uint8Array, from: number): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (startsWith(mark, bytes, at)) return at + mark.length
  return -1
}

/** The column of an address of a sheet, from 0: 27 of 'AB7'. -1 where no letters are. */
export function columnAt(bytes: Uint8Array, start: number): number {
  let column = 0
  // Four letters are more than any sheet has.
  for (let at = start; at < start + 4; at += 1) {
    const letter = (bytes[at] ?? 0) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

/** The whole number between two places; -1 where anything else is, or more than nine digits. */
export function wholeNumberIn(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > 9) return -1
  let number = 0
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 48
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

/** A byte within a character of several. */
export const isWithin = (byte: number): boolean => (byte & 0xc0) === 0x80

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** How many bytes at the end begin a character that has not come whole: at most three. */
function cutBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isWithin(byte)) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}

/** The text of bytes that may end within a character, which is left out. Throws a FileRefused for what is no UTF-8. */
export function decodedText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes.subarray(0, bytes.length - cutBytes(bytes)))
  } catch {
    throw new FileRefused('brokenWorkbook')
  }
}
