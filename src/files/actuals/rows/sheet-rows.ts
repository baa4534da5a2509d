import type { Unpacked } from '../../bytes/unpack'
import { sheetFiles } from '../../excel/workbook'
import { maxColumns } from '../../limits'
import { FileRefused } from '../../refusal'
import type { TakeRow, TakeTable } from './take-row'
import { type XmlHandlers, XmlReader } from './xml-reader'

// A large sheet is read as it is unpacked: nothing of it is held but the row that is being read and the shared texts.

async function readXml(files: Unpacked, path: string, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers)
  await files.eachPiece(path, (piece) => reader.write(piece))
  reader.end()
}

const sharedTextsPath = 'xl/sharedStrings.xml'

/** Gathers the shared texts of a workbook: what is in runs of several looks is one, and phonetic guides are left out. */
class SharedTexts implements XmlHandlers {
  readonly texts: string[] = []
  isText = false
  #current = ''
  #isGuide = false

  open = (name: string) => {
    if (name === 'si') this.#current = ''
    else if (name === 'rPh') this.#isGuide = true
    this.isText = name === 't' && !this.#isGuide
  }

  text = (xml: XmlReader) => {
    this.#current = this.#current === '' ? xml.text() : this.#current + xml.text()
  }

  close = (name: string) => {
    if (name === 'si') this.texts.push(this.#current)
    else if (name === 'rPh') this.#isGuide = false
    this.isText = false
  }
}

/** Gives the rows of a sheet. Where a sheet says that it ends is often wrong, so it is not looked at. */
class SheetRows implements XmlHandlers {
  readonly #texts: readonly string[]
  readonly #take: TakeRow
  #cells: string[] = []
  #row = 0
  #column = 0
  #next = 0
  #type = ''
  #value = ''
  isText = false

  constructor(texts: readonly string[], take: TakeRow) {
    this.#texts = texts
    this.#take = take
  }

  open = (name: string, xml: XmlReader) => {
    this.isText = name === 'v' || name === 't'
    if (name === 'c') {
      const column = xml.column('r')
      this.#column = column === -1 ? this.#next : column
      this.#next = this.#column + 1
      this.#type = xml.attribute('t') ?? ''
      this.#value = ''
    } else if (name === 'row') {
      const number = xml.attribute('r')
      this.#row = number === undefined ? this.#row + 1 : Number(number)
      this.#cells = []
      this.#next = 0
    }
  }

  text = (xml: XmlReader) => {
    const index = this.#type === 's' ? xml.wholeNumber() : -1
    const text = index === -1 ? xml.text() : (this.#texts[index] ?? '')
    this.#value = this.#value === '' ? text : this.#value + text
  }

  close = (name: string) => {
    this.isText = false
    if (name === 'c') this.#endCell()
    else if (name === 'row') this.#take(this.#cells, this.#row)
  }

  #endCell(): void {
    if (this.#value === '' || this.#type === 'e') return
    if (this.#column >= maxColumns) throw new FileRefused('tooManyCells')
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = this.#value
  }
}

/** Gives each row of each sheet of a workbook as it is unpacked. Numbers and days come as the file holds them. */
export async function eachSheetRow(files: Unpacked, takeTable: TakeTable): Promise<void> {
  const { sheets, from1904 } = sheetFiles(files)
  const shared = new SharedTexts()
  if (files.has(sharedTextsPath)) await readXml(files, sharedTextsPath, shared)
  for (const { name, path } of sheets)
    await readXml(files, path, new SheetRows(shared.texts, takeTable({ name, from1904 })))
}
