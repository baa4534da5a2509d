import { settled } from '../../../../domain/edits/sales-mix'
import { productCategories } from '../../../../domain/options'
import type { Plan, Product } from '../../../../domain/plan/plan'
import { productFields } from '../../../../domain/plan/plan-fields'
import { readNumber } from '../../../../ui/inputs/number-text'
import { type ColumnId, isNumberColumn, isSwitchColumn, isTyped } from './columns'

/** Where a block of cells is put: the products in the order of the rows, and the columns from the first one on. */
interface Place {
  ids: readonly string[]
  columns: readonly ColumnId[]
}

/** What a pasted block came to. */
export interface Pasted {
  plan: Plan
  pasted: number
  /** Cells whose text does not fit their column, or that have no row. */
  refused: number
}

type NameCategory = (text: string) => string | undefined

const yes = /^(yes|y|true|1|✓|نعم)$/i
const no = /^(no|n|false|0|لا)$/i

function withText(product: Product, column: ColumnId, text: string, categoryOf: NameCategory): Product | null {
  if (isNumberColumn(column)) {
    const reading = readNumber(text)
    return reading.kind === 'number' && reading.value >= 0 ? { ...product, [column]: reading.value } : null
  }
  if (isSwitchColumn(column)) {
    const value = yes.test(text) ? true : no.test(text) ? false : null
    return value === null ? null : { ...product, [column]: value }
  }
  if (column === 'name') {
    return text === '' || text.length > productFields.name.maxLength ? null : { ...product, name: text }
  }
  const category = productCategories.find((id) => id === categoryOf(text))
  return category === undefined ? null : { ...product, category }
}

/** The plan with a block of cells put over its products. What does not fit is left as it is, and counted. */
export function withPasted(
  plan: Plan,
  rows: readonly (readonly string[])[],
  { ids, columns }: Place,
  categoryOf: NameCategory,
): Pasted {
  const products = new Map(plan.products.map((product) => [product.id, product]))
  let pasted = 0
  let refused = 0
  for (const [at, cells] of rows.entries()) {
    const id = ids[at]
    for (const [place, cell] of cells.entries()) {
      const column = columns[place]
      const product = id === undefined ? undefined : products.get(id)
      if (column !== undefined && product !== undefined && !isTyped(column, plan.salesMixEnabled)) continue
      const next = column && product ? withText(product, column, cell.trim(), categoryOf) : null
      if (next === null) refused += 1
      else {
        products.set(next.id, next)
        pasted += 1
      }
    }
  }
  const after = plan.products.map((product) => products.get(product.id) ?? product)
  return { plan: pasted === 0 ? plan : settled(plan, { ...plan, products: after }), pasted, refused }
}
