import { type ProductColumn, productColumns } from '../../domain/error-codes'
import { foldedText } from '../../domain/text/folded-text'

/** The place of each column that was recognized. */
export type Columns = Partial<Record<ProductColumn, number>>

/**
 * What columns are called in the product lists of Salla and Zid, in Mizan's own words and in spreadsheets of either
 * language; as `comparable` writes them. The stock at hand ('الكمية', 'quantity') is no figure of sales, so it is not here.
 */
const names: Record<ProductColumn, readonly string[]> = {
  name: [
    'اسم المنتج',
    'المنتج',
    'الاسم',
    'اسم الصنف',
    'الصنف',
    'اسم المنتج عربي',
    'اسم المنتج بالعربيه',
    'name',
    'product',
    'product name',
    'item',
    'item name',
    'title',
    'name ar',
    'name en',
    'arabic name',
    'english name',
    'product name ar',
  ],
  price: [
    'سعر المنتج',
    'السعر',
    'سعر البيع',
    'سعر الوحده',
    'سعر الوحده شامل الضريبه',
    'السعر شامل الضريبه',
    'سعر البيع شامل الضريبه',
    'السعر بدون الضريبه',
    'السعر بدون ضريبه',
    'السعر قبل الضريبه',
    'السعر غير شامل الضريبه',
    'السعر الاساسي',
    'السعر قبل الخصم',
    'price',
    'product price',
    'unit price',
    'unit price including vat',
    'selling price',
    'sales price',
    'regular price',
    'retail price',
    'variant price',
    'price including vat',
    'price incl vat',
    'price excluding vat',
    'price excl vat',
    'price before vat',
  ],
  salePrice: [
    'السعر المخفض',
    'سعر التخفيض',
    'سعر المنتج المخفض',
    'السعر بعد الخصم',
    'سعر العرض',
    'sale price',
    'discounted price',
    'discount price',
    'special price',
  ],
  cost: [
    'سعر التكلفه',
    'التكلفه',
    'تكلفه المنتج',
    'تكلفه الوحده',
    'سعر المورد',
    'سعر المورد للوحده',
    'سعر الشراء',
    'cost',
    'cost price',
    'cost per item',
    'unit cost',
    'product cost',
    'supplier price',
    'supplier price per unit',
    'purchase price',
  ],
  units: [
    'الوحدات شهريا',
    'الوحدات المباعه',
    'الكميه المباعه',
    'عدد المبيعات',
    'المبيعات الشهريه',
    'المبيعات شهريا',
    'units per month',
    'monthly units',
    'units sold',
    'quantity sold',
    'sold quantity',
    'monthly sales',
    'units',
  ],
  supplierVat: [
    'ضريبه المورد',
    'ضريبه في فاتوره المورد',
    'فاتوره المورد عليها ضريبه',
    'ضريبه التكلفه',
    'supplier vat',
    'supplier charges vat',
    'vat on supplier bill',
    'vat on cost',
    'cost vat',
  ],
  category: ['التصنيف', 'تصنيف المنتج', 'الفئه', 'فئه المنتج', 'القسم', 'category', 'product category', 'categories'],
}

/** A text as headers and statuses are compared: folded, without signs and what else is no letter and no digit. */
export function comparable(text: string): string {
  return foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The signs of a currency after a header's words: 'Price (SAR)', 'السعر (ر.س)'. */
const currencies = / (sar|sr|ريال|ر س|ريال سعودي)$/

function kindOf(header: string): ProductColumn | undefined {
  const words = comparable(header).replace(currencies, '')
  return productColumns.find((kind) => names[kind].includes(words))
}

const withoutVat = /(بدون|قبل|غير شامل) ?(ال)?ضريبه|\b(excl|excluding|before) vat/
const withVat = /شامل ?(ال)?ضريبه|\b(incl|including) vat/

/** What the header of a price says about VAT; null where it says nothing. */
export function vatOf(header: string): 'included' | 'excluded' | null {
  const words = comparable(header)
  if (withoutVat.test(words)) return 'excluded'
  return withVat.test(words) ? 'included' : null
}

function columnsOf(row: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [at, cell] of row.entries()) {
    const kind = kindOf(cell)
    if (kind !== undefined) columns[kind] ??= at
  }
  return columns
}

const rowsBeforeHeader = 10

/** The row of headers, below titles if there are any; null where none is recognized. A name and a price make a header. */
export function findHeader(rows: readonly (readonly string[])[]): { row: number; columns: Columns } | null {
  for (const [row, cells] of rows.slice(0, rowsBeforeHeader).entries()) {
    const columns = columnsOf(cells)
    if ((columns.price ?? columns.salePrice) !== undefined && columns.name !== undefined) return { row, columns }
  }
  return null
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '')

/** A number with no more letters about it than those of a currency. */
const isFigure = (cell: string) => /\p{Nd}/u.test(cell) && (cell.match(/\p{L}/gu)?.length ?? 0) <= 4

/**
 * The headers of a list whose headers are not recognized: the last words above its figures. Null where it has none, so
 * that its columns may be taken to stand as usual.
 */
export function unknownHeaders(rows: readonly (readonly string[])[]): string[] | null {
  const start = rows.slice(0, rowsBeforeHeader)
  const data = start.findIndex((cells) => filled(cells).length > 1 && cells.some(isFigure))
  const above = start.slice(0, Math.max(data, 0)).filter((cells) => filled(cells).length > 1)
  return above.length === 0 ? null : filled(above.at(-1) ?? [])
}

/** Rows without headers: a name, then its price, its cost and the units, as they are most often written. */
export const usualColumns: Columns = { name: 0, price: 1, cost: 2, units: 3 }
