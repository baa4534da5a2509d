import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { FileRefused } from '../refusal'

// The parts of a workbook's XML that we read. Programs prefix names as they like ('x:sheet'), so prefixes do not count.

/** What a cell holds; null where it is empty. */
export type CellValue = number | string | boolean | null

/** A cell without a value: it shows an error ('#REF!'), or the value of its formula was never worked out. */
export interface CellFault {
  fault: 'error' | 'noValue'
  /** The error as the cell shows it; '' where there is none. */
  text: string
}

export type CellContent = CellValue | CellFault

export const isFault = (content: CellContent | undefined): content is CellFault =>
  typeof content === 'object' && content !== null

/** The cells of a sheet by their address: 'B7'. */
export type Cells = ReadonlyMap<string, CellContent>

const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child instanceof XmlElement && nameOf(child) === name ? [child] : []))
}

/** Elements of this name anywhere below. */
function allBelow(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return []
    return nameOf(child) === name ? [child] : allBelow(child, name)
  })
}

function rootOf(xml: string): XmlElement {
  try {
    const { root } = parseXml(xml)
    if (root) return root
  } catch {
    // Not XML.
  }
  throw new FileRefused('brokenWorkbook')
}

/** Characters that XML has no place for are written as '_x000D_'. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The text of a cell without its phonetic guide; it may be in runs of several looks. */
function richText(element: XmlElement): string {
  const runs = [...childrenOf(element, 't'), ...childrenOf(element, 'r').flatMap((run) => childrenOf(run, 't'))]
  return unescaped(runs.map(({ text }) => text).join(''))
}

export const sharedTextsIn = (xml: string): string[] => childrenOf(rootOf(xml), 'si').map(richText)

const noValue: CellFault = { fault: 'noValue', text: '' }

const maxErrorLength = 60

function numberIn(text: string): CellContent {
  const number = Number(text)
  return Number.isFinite(number) ? number : { fault: 'error', text: text.slice(0, maxErrorLength) }
}

function cellContent(cell: XmlElement, texts: readonly string[]): CellContent {
  const [inline] = childrenOf(cell, 'is')
  if (inline) return richText(inline)
  const { t: type } = cell.attributes
  const [value] = childrenOf(cell, 'v')
  if (!value || value.text === '') {
    const isFormula = childrenOf(cell, 'f').length > 0
    // A formula may come to an empty text; any other value that is not there was left to be worked out.
    if (!isFormula) return null
    return value && type === 'str' ? '' : noValue
  }
  switch (type) {
    case 's':
      return texts[Number(value.text)] ?? noValue
    case 'str':
    case 'd':
      return unescaped(value.text)
    case 'b':
      return value.text === '1' || value.text === 'true'
    case 'e':
      return { fault: 'error', text: value.text.slice(0, maxErrorLength) }
    default:
      return numberIn(value.text)
  }
}

export function cellsIn(xml: string, texts: readonly string[]): Cells {
  const cells = new Map<string, CellContent>()
  for (const cell of allBelow(rootOf(xml), 'c')) {
    const { r: address } = cell.attributes
    if (address !== undefined) cells.set(address, cellContent(cell, texts))
  }
  return cells
}

/** Attributes by their names without prefixes: 'r:id' is 'id'. */
function attribute({ attributes }: XmlElement, name: string): string {
  const key = Object.keys(attributes).find((one) => one.slice(one.indexOf(':') + 1) === name)
  return (key === undefined ? undefined : attributes[key]) ?? ''
}

/** The address of a sheet's relation is its own attribute, not the sheet's number. */
const relationOf = ({ attributes }: XmlElement) =>
  Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? ''

export interface Contents {
  /** The relation of each sheet by its name. */
  sheets: ReadonlyMap<string, string>
  /** What the names of the workbook stand for: a sheet's cells, as text. */
  names: ReadonlyMap<string, string>
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean
}

/** The table of contents of a workbook. */
export function contentsIn(xml: string): Contents {
  const root = rootOf(xml)
  const [properties] = childrenOf(root, 'workbookPr')
  const date = properties ? attribute(properties, 'date1904') : ''
  // A name of one sheet alone is none of the workbook's.
  const names = allBelow(root, 'definedName').filter((name) => attribute(name, 'localSheetId') === '')
  return {
    sheets: new Map(allBelow(root, 'sheet').map((sheet) => [attribute(sheet, 'name'), relationOf(sheet)])),
    names: new Map(names.map((name) => [attribute(name, 'name'), name.text.trim()])),
    from1904: date === '1' || date === 'true',
  }
}

/** The files that relations lead to, by their ids. */
export function relationsIn(xml: string): ReadonlyMap<string, string> {
  return new Map(childrenOf(rootOf(xml), 'Relationship').map((one) => [attribute(one, 'Id'), attribute(one, 'Target')]))
}
