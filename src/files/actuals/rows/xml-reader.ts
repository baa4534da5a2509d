import { FileRefused } from '../../refusal'
import {
  columnAt,
  decodedText,
  doubleQuote,
  ends,
  equals,
  exclamation,
  greaterThan,
  isSpace,
  isWithin,
  lessThan,
  marks,
  placeAfter,
  question,
  singleQuote,
  slash,
  startsWith,
  wholeNumberIn,
} from './xml-bytes'
import { resolvedText, withLines } from './xml-text'

// A large sheet is a few million small elements of few names. Their bytes are looked at where they lie, and a text is made
// only of what is asked for: an object for each element takes several times as long.

/** Told of each element in turn, by its name without a prefix. What the reader says then is good until the call ends. */
export interface XmlHandlers {
  open: (name: string, xml: XmlReader) => void
  /** A whole text is there; only told while `isText` holds. */
  text: (xml: XmlReader) => void
  close: (name: string) => void
  isText: boolean
}

/** The longest tag or text that is waited for to end, in bytes (a cell has 32 767 characters at most), and the deepest nesting. */
const maxRun = 1_000_000
const maxDepth = 100

const broken = () => new FileRefused('brokenWorkbook')

/** The name of elements, with the prefix that a program may have given it, and without. */
interface Name {
  /** Its bytes, and as one number, exact where they are at most three. */
  bytes: Uint8Array
  key: number
  local: string
}

/**
 * Reads XML that comes in pieces. It holds no more than the piece and the tag or text that has not ended yet. Elements must be
 * closed in order; a document that declares a type of its own, and with it texts of its own, is refused. Throws a FileRefused.
 */
export class XmlReader {
  readonly #handlers: XmlHandlers
  /** What has come and is not read yet, as bytes and as text. */
  #bytes: Uint8Array = new Uint8Array()
  #text = ''
  /** Each byte of it is a character. */
  #isPlain = true
  /** Where the text or tag being read begins: its byte, and its character. */
  #at = 0
  #character = 0
  /** The text that handlers are told of, in bytes. */
  #start = 0
  #end = 0
  #isLiteral = false
  /** Where each attribute of the tag being read begins and ends, and its value: four places each. */
  readonly #places: number[] = []
  #attributes = 0
  /** Names of elements that have come, those of at most three bytes: a sheet has few, so they are found one by one. */
  readonly #names: Name[] = []
  /** Names of elements that are open. */
  readonly #open: Name[] = []
  #hasRoot = false

  constructor(handlers: XmlHandlers) {
    this.#handlers = handlers
  }

  write(piece: Uint8Array): void {
    this.#take(piece)
    const bytes = this.#bytes
    const { length } = bytes
    for (;;) {
      let start = this.#at
      while (start < length && bytes[start] !== lessThan) start += 1
      if (start === length) break
      if (start > this.#at) this.#tellText(this.#at, start)
      this.#moveTo(start)
      const end = bytes[start + 1] === slash ? this.#readClose(start + 2) : this.#readTag(start)
      // It has not come whole.
      if (end === -1) break
      this.#moveTo(end)
    }
    if (length - this.#at > maxRun) throw broken()
  }

  end(): void {
    if (!this.#isBlank(this.#at, this.#bytes.length) || this.#open.length > 0 || !this.#hasRoot) throw broken()
  }

  /** The value of an attribute of the element that opens; undefined where it has none. */
  attribute(name: string): string | undefined {
    const place = this.#placeOf(name)
    return place === -1
      ? undefined
      : resolvedText(this.#rawText(this.#places[place] ?? 0, this.#places[place + 1] ?? 0))
  }

  /** The column of the address in an attribute of the element that opens, from 0: 27 of 'AB7'. -1 where it has none. */
  column(name: string): number {
    const place = this.#placeOf(name)
    return place === -1 ? -1 : columnAt(this.#bytes, this.#places[place] ?? 0)
  }

  /** The text that is there, without marks. */
  text(): string {
    const text = this.#rawText(this.#start, this.#end)
    return this.#isLiteral ? withLines(text) : resolvedText(text)
  }

  /** The whole number that the text is; -1 where it is anything else. */
  wholeNumber(): number {
    return wholeNumberIn(this.#bytes, this.#start, this.#end)
  }

  #take(piece: Uint8Array): void {
    const rest = this.#bytes.subarray(this.#at)
    const bytes = new Uint8Array(rest.length + piece.length)
    bytes.set(rest)
    bytes.set(piece, rest.length)
    this.#bytes = bytes
    this.#text = decodedText(bytes)
    this.#isPlain = this.#text.length === bytes.length
    this.#at = 0
    this.#character = 0
  }

  #isBlank(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) if (!isSpace(this.#bytes[at])) return false
    return true
  }

  #charactersIn(start: number, end: number): number {
    if (this.#isPlain) return end - start
    let characters = 0
    for (let at = start; at < end; at += 1) {
      const byte = this.#bytes[at] ?? 0
      if (!isWithin(byte)) characters += byte >= 0xf0 ? 2 : 1
    }
    return characters
  }

  #rawText(start: number, end: number): string {
    if (this.#isPlain) return this.#text.slice(start, end)
    const first = this.#character + this.#charactersIn(this.#at, start)
    return this.#text.slice(first, first + this.#charactersIn(start, end))
  }

  #moveTo(at: number): void {
    if (!this.#isPlain) this.#character += this.#charactersIn(this.#at, at)
    this.#at = at
  }

  /** Where the tag that closes an element ends; -1 while it has not come whole, as of the others below. */
  #readClose(start: number): number {
    const name = this.#open.at(-1)
    if (!name) throw broken()
    const { length } = this.#bytes
    let at = start
    for (let index = 0; index < name.bytes.length; index += 1) {
      if (at === length) return -1
      if (this.#bytes[at] !== name.bytes[index]) throw broken()
      at += 1
    }
    while (isSpace(this.#bytes[at])) at += 1
    if (at === length) return -1
    if (this.#bytes[at] !== greaterThan) throw broken()
    this.#open.pop()
    this.#handlers.close(name.local)
    return at + 1
  }

  #readTag(start: number): number {
    const bytes = this.#bytes
    const first = bytes[start + 1]
    if (first === question) return placeAfter(ends.instruction, bytes, start)
    if (first === exclamation) return this.#readMark(start)
    let key = 0
    let at = start + 1
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte === greaterThan || byte === slash || isSpace(byte)) break
      key = (key << 8) | byte
    }
    if (at === bytes.length) return -1
    if (at === start + 1) throw broken()
    const end = this.#readAttributes(at)
    if (end !== -1) this.#tellElement(this.#nameOf(key, start + 1, at), bytes[end - 2] === slash)
    return end
  }

  /** What is no element: a comment, or characters that stand for themselves. */
  #readMark(start: number): number {
    if (startsWith(marks.comment, this.#bytes, start))
      return placeAfter(ends.comment, this.#bytes, start + marks.comment.length)
    if (!startsWith(marks.characters, this.#bytes, start)) {
      // It may still become one of these when more has come.
      if (this.#bytes.length - start < marks.characters.length) return -1
      throw broken()
    }
    const end = placeAfter(ends.characters, this.#bytes, start)
    if (this.#open.length === 0) throw broken()
    if (end !== -1 && this.#handlers.isText)
      this.#tellRun(start + marks.characters.length, end - ends.characters.length, true)
    return end
  }

  #nameOf(key: number, start: number, end: number): Name {
    const isShort = end - start <= 3
    for (let index = 0; isShort && index < this.#names.length; index += 1) {
      const name = this.#names[index]
      if (name?.key === key) return name
    }
    const whole = this.#rawText(start, end)
    const name = { key, bytes: this.#bytes.slice(start, end), local: whole.slice(whole.indexOf(':') + 1) }
    if (isShort) this.#names.push(name)
    return name
  }

  /** Reads what stands in a tag after its name. */
  #readAttributes(start: number): number {
    const bytes = this.#bytes
    const { length } = bytes
    let at = start
    this.#attributes = 0
    for (;;) {
      while (isSpace(bytes[at])) at += 1
      const byte = bytes[at]
      if (byte === greaterThan) return at + 1
      if (byte === slash && at + 1 < length && bytes[at + 1] !== greaterThan) throw broken()
      if (byte === slash) return at + 1 < length ? at + 2 : -1
      const name = at
      while (at < length && bytes[at] !== equals && bytes[at] !== greaterThan && !isSpace(bytes[at])) at += 1
      const nameEnd = at
      while (isSpace(bytes[at])) at += 1
      if (at >= length) return -1
      if (bytes[at] !== equals || name === nameEnd) throw broken()
      at += 1
      while (isSpace(bytes[at])) at += 1
      if (at >= length) return -1
      const quote = bytes[at]
      if (quote !== doubleQuote && quote !== singleQuote) throw broken()
      const value = at + 1
      for (at = value; at < length && bytes[at] !== quote; ) at += 1
      if (at === length) return -1
      const place = this.#attributes * 4
      this.#places[place] = name
      this.#places[place + 1] = nameEnd
      this.#places[place + 2] = value
      this.#places[place + 3] = at
      this.#attributes += 1
      at += 1
    }
  }

  /** Where the value of an attribute is among the places; -1 where the element has none of this name. */
  #placeOf(name: string): number {
    for (let place = 0; place < this.#attributes * 4; place += 4) {
      const start = this.#places[place] ?? 0
      if ((this.#places[place + 1] ?? 0) - start !== name.length) continue
      let at = 0
      while (at < name.length && this.#bytes[start + at] === name.charCodeAt(at)) at += 1
      if (at === name.length) return place + 2
    }
    return -1
  }

  #tellText(start: number, end: number): void {
    if (this.#open.length === 0) {
      if (!this.#isBlank(start, end) && this.#rawText(start, end) !== '\ufeff') throw broken()
    } else if (this.#handlers.isText) this.#tellRun(start, end, false)
  }

  #tellRun(start: number, end: number, isLiteral: boolean): void {
    this.#start = start
    this.#end = end
    this.#isLiteral = isLiteral
    this.#handlers.text(this)
  }

  #tellElement(name: Name, isEmpty: boolean): void {
    const depth = this.#open.length
    if ((depth === 0 && this.#hasRoot) || depth >= maxDepth) throw broken()
    this.#hasRoot = true
    this.#handlers.open(name.local, this)
    if (isEmpty) this.#handlers.close(name.local)
    else this.#open.push(name)
  }
}
