import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Unpacked } from '../../bytes/unpack'
import { sheetFiles } from '../../excel/workbook'
import { maxColumns } from '../../limits'
import { FileRefused } from '../../refusal'
import type { TakeRow, TakeTable } from './take-row'

// A large sheet is read as it is unpacked: nothing of it is held but the row that is being read and the shared texts.

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

interface Handlers {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** Reads a file of XML as it is unpacked. What declares a type of its own, and with it texts of its own, is refused. */
async function parseXml(files: Unpacked, path: string, { open, text, close }: Handlers): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new FileRefused('brokenWorkbook')
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => open(localName(name), attributes))
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => close(localName(name)))
  try {
    await files.eachPiece(path, (piece) => void parser.write(decoder.decode(piece, { stream: true })))
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('brokenWorkbook')
  }
}

const sharedTextsPath = 'xl/sharedStrings.xml'

async function sharedTexts(files: Unpacked): Promise<string[]> {
  const texts: string[] = []
  if (!files.has(sharedTextsPath)) return texts
  let current = ''
  let isText = false
  let isGuide = false
  await parseXml(files, sharedTextsPath, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') isGuide = true
      isText = name === 't' && !isGuide
    },
    text(text) {
      if (isText) current += text
    },
    close(name) {
      if (name === 'si') texts.push(current)
      if (name === 'rPh') isGuide = false
      isText = false
    },
  })
  return texts
}

/** The place of a column by the letters that a cell's address begins with; `from` where the cell has no address. */
function columnOf(address: string | undefined, from: number): number {
  if (address === undefined) return from
  let column = 0
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at)
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

/** Handlers that give the rows of a sheet. Where a sheet says that it ends is often wrong, so it is not looked at. */
class SheetRows implements Handlers {
  readonly #texts: readonly string[]
  readonly #take: TakeRow
  #cells: string[] = []
  #row = 0
  #column = 0
  #next = 0
  #type = ''
  #value = ''
  #isValue = false

  constructor(texts: readonly string[], take: TakeRow) {
    this.#texts = texts
    this.#take = take
  }

  open = (name: string, { r, t }: Readonly<Record<string, string>>) => {
    this.#isValue = name === 'v' || name === 't'
    if (name === 'c') {
      this.#column = columnOf(r, this.#next)
      this.#next = this.#column + 1
      this.#type = t ?? ''
      this.#value = ''
    } else if (name === 'row') {
      this.#row = r === undefined ? this.#row + 1 : Number(r)
      this.#cells = []
      this.#next = 0
    }
  }

  text = (text: string) => {
    if (this.#isValue) this.#value += text
  }

  close = (name: string) => {
    this.#isValue = false
    if (name === 'c') this.#endCell()
    else if (name === 'row') this.#take(this.#cells, this.#row)
  }

  #endCell(): void {
    if (this.#value === '' || this.#type === 'e') return
    if (this.#column >= maxColumns) throw new FileRefused('tooManyCells')
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = this.#type === 's' ? (this.#texts[Number(this.#value)] ?? '') : this.#value
  }
}

/** Gives each row of each sheet of a workbook as it is unpacked. Numbers and days come as the file holds them. */
export async function eachSheetRow(files: Unpacked, takeTable: TakeTable): Promise<void> {
  const { sheets, from1904 } = sheetFiles(files)
  const texts = await sharedTexts(files)
  for (const { name, path } of sheets) {
    const rows = new SheetRows(texts, takeTable({ name, from1904 }))
    await parseXml(files, path, rows)
  }
}
