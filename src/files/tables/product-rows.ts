import type { RowProblemCode } from '../../domain/error-codes'
import { maxNumber } from '../../domain/numbers'
import { productFields } from '../../domain/plan/plan-fields'
import { readNumber } from '../../ui/inputs/number-text'
import { type Columns, findHeader, unknownHeaders, usualColumns, vatOf } from './columns'
import { type CellOf, productRows } from './variants'

/** A row of a list of products. Prices as they stand there, with VAT or without. */
export interface ListedProduct {
  /** Its number in the list, from 1. */
  row: number
  name: string
  category: string
  price: number
  /** The discounted price, where there is one. */
  salePrice: number | null
  cost: number | null
  units: number | null
  /** Whether the supplier's bill carries VAT, where the list says so. */
  supplierVat: boolean | null
}

export interface RowProblem {
  row: number
  name: string
  code: RowProblemCode
  /** What stands in the cell that is wrong. */
  text: string
}

export interface ProductList {
  products: ListedProduct[]
  problems: RowProblem[]
  /** The header of each column that was recognized; null for a list without headers. */
  headers: { [K in keyof Columns]?: string } | null
  /** The list has headers, and a name or a price is not among them: which column is which is not guessed, so there are no products. */
  unknown: readonly string[] | null
  /** What the header of the prices says about VAT. */
  vat: 'included' | 'excluded' | null
}

/** A number of a list. A comma can only be meant as a decimal sign where it does not part thousands: nothing is half typed. */
function numberIn(text: string): number | null {
  const reading = readNumber(text)
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'problem' && reading.problem === 'decimalComma' ? Number(reading.example) : null
}

class WrongCell extends Error {
  readonly code: RowProblemCode
  readonly text: string

  constructor(code: RowProblemCode, text: string) {
    super(code)
    this.code = code
    this.text = text
  }
}

/** The number of a cell; null where it is empty. */
function optional(text: string, code: RowProblemCode): number | null {
  if (text.trim() === '') return null
  const number = numberIn(text)
  if (number === null || number < 0) throw new WrongCell(code, text)
  return number
}

const { unitPriceInclVAT: priceField, unitsPerMonth: unitsField } = productFields

/** The prices that a list may have: bounds are SAR, so they hold for a plan in SAR. */
type IsSold = (price: number) => boolean
const soldIn =
  (isSar: boolean): IsSold =>
  (price) =>
    price >= priceField.min && price <= (isSar ? priceField.max : maxNumber)

function nameIn(text: string): string {
  if (text === '') throw new WrongCell('noName', '')
  if (text.length > productFields.name.maxLength) throw new WrongCell('nameTooLong', text)
  return text
}

function priceIn(text: string, salePrice: number | null, isSold: IsSold): number {
  const price = optional(text, 'badPrice') ?? salePrice
  if (price === null || price === 0) throw new WrongCell('noPrice', text)
  if (!isSold(price)) throw new WrongCell('priceRange', text)
  return price
}

function unitsIn(text: string): number | null {
  const units = optional(text, 'badUnits')
  if (units === null || units === 0) return null
  if (!Number.isInteger(units)) throw new WrongCell('badUnits', text)
  if (units > unitsField.max) throw new WrongCell('unitsRange', text)
  return units
}

const yes = /^(yes|y|true|✓|نعم)$/i
const no = /^(no|n|false|لا)$/i

/** Yes or no, or the rate. */
function vatIn(text: string): boolean | null {
  if (yes.test(text)) return true
  if (no.test(text)) return false
  const rate = optional(text, 'badVat')
  return rate === null ? null : rate > 0
}

function productIn(cell: CellOf, row: number, isSold: IsSold): ListedProduct {
  const sale = optional(cell('salePrice'), 'badPrice')
  const name = nameIn(cell('name').replace(/\s+/g, ' '))
  const price = priceIn(cell('price'), sale, isSold)
  return {
    row,
    name,
    category: cell('category'),
    price,
    salePrice: sale !== null && isSold(sale) && sale < price ? sale : null,
    cost: optional(cell('cost'), 'badCost') || null,
    units: unitsIn(cell('units')),
    supplierVat: vatIn(cell('supplierVat')),
  }
}

/** So much of a cell says which one is meant; a quotation mark that is never closed makes a cell of the whole rest of a file. */
const maxShownLength = 60

const shown = (text: string) => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

/** The products of a table for a plan in SAR or another currency, and what is wrong with the rows that are none. */
export function productsIn(rows: readonly (readonly string[])[], isSar = true): ProductList {
  const header = findHeader(rows)
  const unknown = header ? null : unknownHeaders(rows)
  if (unknown) return { products: [], problems: [], headers: null, unknown, vat: null }
  const columns = header?.columns ?? usualColumns
  const products: ListedProduct[] = []
  const problems: RowProblem[] = []
  for (const [at, cell] of productRows(rows, header, columns)) {
    try {
      products.push(productIn(cell, at + 1, soldIn(isSar)))
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      problems.push({ row: at + 1, name: shown(cell('name')), code: error.code, text: shown(error.text) })
    }
  }
  const headers: ProductList['headers'] = header
    ? Object.fromEntries(Object.entries(columns).map(([kind, at]) => [kind, rows[header.row]?.[at] ?? '']))
    : null
  return { products, problems, headers, unknown: null, vat: vatOf(headers?.price ?? headers?.salePrice ?? '') }
}
