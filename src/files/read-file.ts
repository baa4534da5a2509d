import { fileKind } from './bytes/file-kind'
import { textOf } from './bytes/text-of'
import { unpack } from './bytes/unpack'
import { readWorkbook } from './excel/read-workbook'
import { readJson } from './json/read-json'
import { maxFileBytes } from './limits'
import type { FileAnswer, Opened } from './opened'
import { FileRefused } from './refusal'
import { ordersFileOf } from './tables/orders-header'
import { readTable } from './tables/read-table'

/** A product may be called '[New] Oud candle': only what is whole JSON is taken for a list of it. */
function isJsonList(text: string): boolean {
  if (!/^\s*\[/.test(text)) return false
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

function openedText(text: string): Opened {
  if (text.trim() === '') throw new FileRefused('empty')
  if (/^\s*\{/.test(text) || isJsonList(text)) return readJson(text)
  const table = readTable(text)
  if (!table.rows.some((row) => row.length > 1)) throw new FileRefused('unknownKind')
  const orders = ordersFileOf(table.rows)
  if (orders) throw new FileRefused(orders)
  return { kind: 'table', ...table }
}

function opened(bytes: Uint8Array): Opened {
  const kind = fileKind(bytes)
  if (kind === 'packed') return readWorkbook(unpack(bytes))
  if (kind === 'text') return openedText(textOf(bytes))
  throw new FileRefused(kind)
}

/** What the bytes of a file hold, or why they are not opened. Nothing that a file can hold makes it throw. */
export function readFile(bytes: Uint8Array): FileAnswer {
  try {
    if (bytes.length > maxFileBytes) throw new FileRefused('tooLarge')
    return { kind: 'opened', opened: opened(bytes) }
  } catch (error) {
    return { kind: 'refused', refusal: error instanceof FileRefused ? error.refusal : 'unreadable' }
  }
}
