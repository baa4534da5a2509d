import { type Columns, comparable } from './columns'

// How the product files of stores tell variants: a row below its product's, with the values of its options. A variant inherits the
// title of its product, and what it does not have of its own.

type Row = readonly string[]

/** What a row of a list says under a column that was recognized. */
export type CellOf = (kind: keyof Columns) => string

/** Salla '[1] القيمة', Shopify 'Option1 Value', Zid 'option 1 value', WooCommerce 'Attribute 1 value(s)'. */
const optionHeader = /^(option ?\d+ value|attribute \d+ values?( s)?|\d+ القيمه)$/
const typeHeaders = ['النوع', 'type']
const parentHeaders = ['parent', 'parent sku', 'parent id']
const idHeaders = ['id', 'sku', 'variant sku', 'رمز المنتج sku']

const variantTypes = ['خيار', 'variation']
const parentTypes = ['variable', 'منتج متغير']
const productTypes = ['منتج', 'simple']

/** Shopify's option of a product without options. */
const noOption = 'Default Title'

interface Places {
  options: readonly number[]
  type: number | null
  parent: number | null
  ids: readonly number[]
}

/** Where a list tells its variants; null for a list without any. */
function placesIn(header: Row, rows: readonly Row[]): Places | null {
  const words = header.map(comparable)
  const placesOf = (isMeant: (word: string) => boolean) => words.flatMap((word, at) => (isMeant(word) ? [at] : []))
  const types = [...variantTypes, ...parentTypes, ...productTypes]
  // Shopify's Type is any word of the merchant's.
  const type = placesOf((word) => typeHeaders.includes(word)).find((at) =>
    rows.some((row) => types.includes(comparable(row[at] ?? ''))),
  )
  const options = placesOf((word) => optionHeader.test(word))
  if (options.length === 0 && type === undefined) return null
  const [parent = null] = placesOf((word) => parentHeaders.includes(word))
  return { options, type: type ?? null, parent, ids: placesOf((word) => idHeaders.includes(word)) }
}

const inherited: readonly (keyof Columns)[] = ['cost', 'category', 'units', 'supplierVat']

class VariantRows {
  readonly #places: Places
  readonly #columns: Columns
  readonly #parents = new Map<string, Row>()
  #last: Row | null = null

  constructor(places: Places, columns: Columns) {
    this.#places = places
    this.#columns = columns
  }

  #cell(row: Row, kind: keyof Columns): string {
    return row[this.#columns[kind] ?? -1] ?? ''
  }

  #type(row: Row | undefined): string {
    return this.#places.type === null ? '' : comparable(row?.[this.#places.type] ?? '')
  }

  #parentOf(row: Row): Row | null {
    const named = this.#places.parent === null ? '' : (row[this.#places.parent] ?? '')
    return this.#parents.get(named.replace(/^id:/, '')) ?? this.#last
  }

  /** The cells of a row as those of a product; null for a row that is none, such as that of a further picture. */
  read(row: Row, next: Row | undefined): CellOf | null {
    const values = this.#places.options.map((at) => row[at] ?? '').filter((value) => value !== '' && value !== noOption)
    const type = this.#type(row)
    const isNamed = this.#cell(row, 'name') !== ''
    const hasPrice = this.#cell(row, 'price') !== '' || this.#cell(row, 'salePrice') !== ''
    const parent = this.#parentOf(row)
    if (variantTypes.includes(type) || (!isNamed && parent !== null && values.length > 0)) {
      return this.#variant(row, parent, values, hasPrice)
    }
    if (!isNamed && !hasPrice && this.#places.type === null) return null
    this.#last = row
    for (const at of this.#places.ids) this.#parents.set(row[at] ?? '', row)
    const isOnlyParent = productTypes.includes(type) && variantTypes.includes(this.#type(next))
    if (parentTypes.includes(type) || isOnlyParent) return null
    const ownValues = this.#places.type === null && isNamed ? values : []
    return (kind) => (kind === 'name' ? titled(this.#cell(row, 'name'), ownValues) : this.#cell(row, kind))
  }

  #variant(row: Row, parent: Row | null, values: readonly string[], hasPrice: boolean): CellOf {
    const own = this.#cell(row, 'name')
    const name = own === '' ? titled(parent ? this.#cell(parent, 'name') : '', values) : own
    return (kind) => {
      if (kind === 'name') return name
      const isPrice = kind === 'price' || kind === 'salePrice'
      const takesParents = isPrice ? !hasPrice : inherited.includes(kind) && this.#cell(row, kind) === ''
      return takesParents && parent ? this.#cell(parent, kind) : this.#cell(row, kind)
    }
  }
}

const titled = (title: string, values: readonly string[]) =>
  title === '' || values.length === 0 ? title : `${title} – ${values.join(' / ')}`

/** The rows below the header that are products, each with its place in the list, variants with their product's title. */
export function* productRows(
  rows: readonly Row[],
  header: { row: number; columns: Columns } | null,
  columns: Columns,
): Generator<[at: number, cell: CellOf]> {
  const places = header ? placesIn(rows[header.row] ?? [], rows.slice(header.row + 1)) : null
  const variants = places && new VariantRows(places, columns)
  for (const [at, row] of rows.entries()) {
    if ((header && at <= header.row) || row.every((text) => text === '')) continue
    const cell: CellOf | null = variants ? variants.read(row, rows[at + 1]) : (kind) => row[columns[kind] ?? -1] ?? ''
    if (cell) yield [at, cell]
  }
}
