import { maxNumber } from '../../../domain/numbers'
import { amountIn } from '../cells/amount'
import { cellText } from '../cells/cell-text'
import { remembered } from '../cells/remembered'
import { UnreadableRow } from '../cells/unreadable'
import type { BundlePart, OrderLine } from './order'

const spaced = remembered((text: string) => cellText(text).replace(/\s+/g, ' '))

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? spaced(String(value)) : ''

const numberIn = (value: unknown): number =>
  typeof value === 'number' && Math.abs(value) <= maxNumber ? value : (amountIn(textIn(value)) ?? 0)

/** Parts of a bundle, as lines are written; what is no list of lines is none. */
function partsIn(value: unknown): BundlePart[] {
  if (!Array.isArray(value)) return []
  const lists = value.filter((part): part is unknown[] => Array.isArray(part))
  const parts = lists.map(([name, units, sku]) => ({
    sku: textIn(sku),
    name: textIn(name),
    units: numberIn(units) || 1,
  }))
  return parts.filter(({ sku, name }) => sku !== '' || name !== '')
}

/** A line of Salla's list: name, units, SKU, price, total, and the parts of a bundle. */
function jsonLine(value: unknown): OrderLine {
  if (!Array.isArray(value) || value.length < 2) throw new UnreadableRow('badLines')
  const [name, units, sku, price, total, parts] = value
  const count = numberIn(units)
  return {
    sku: textIn(sku),
    name: textIn(name),
    units: count,
    value: numberIn(total) || numberIn(price) * count,
    parts: partsIn(parts),
  }
}

/** The lines of an order from a cell of JSON: `[["name", units, "SKU", price, total, [parts]]]`. */
export function linesInJson(text: string): OrderLine[] {
  if (text === '') return []
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new UnreadableRow('badLines')
  }
  if (!Array.isArray(list)) throw new UnreadableRow('badLines')
  return list.map(jsonLine)
}

const writtenLine = /\(SKU:\s*([^)]*)\)\s*(.*?)\s*\((?:Qty|الكمية):\s*(\d+)\)/gi

const countedLine = /(\d+)\s*[×x]\s+?([^,]+)/g

/** The lines of an order from a text: '(SKU: X) name (Qty: 1), …', or '2× name, …'. It has no prices. */
export function linesInText(text: string): OrderLine[] {
  const line = (sku: string, name: string, units: string): OrderLine => ({
    sku: textIn(sku),
    name: textIn(name),
    units: Number(units),
    value: 0,
    parts: [],
  })
  const written = [...text.matchAll(writtenLine)].map(([, sku = '', name = '', units = '']) => line(sku, name, units))
  if (written.length > 0) return written
  return [...text.matchAll(countedLine)].map(([, units = '', name = '']) => line('', name, units))
}
