import { atom, useAtomValue } from 'jotai'
import { isExampleFigure } from '../../../../domain/rules/unanswered'
import { findingsAtom, planAtom } from '../../../state/atoms'
import { useElementIds } from '../../costs/slices'
import { type Cell, type ColumnId, cellId } from './columns'
import { Row } from './row'

/** Which numbers of each product are wrong, and which stand as an example: 'unitPriceInclVAT error'. */
const marksAtom = atom((get) => {
  const plan = get(planAtom)
  const found = get(findingsAtom)
  return plan.products.map((product, index) => {
    const marks: string[] = []
    for (const column of ['unitPriceInclVAT', 'unitsPerMonth', 'exFactoryPrice', 'salesMixTargetPct'] as const) {
      if (found.get(cellId(index, column))?.some(({ level }) => level === 'error')) marks.push(`${column} error`)
      if (column !== 'salesMixTargetPct' && isExampleFigure(plan, product, column)) marks.push(`${column} example`)
    }
    return marks.join()
  })
})

const productsAtom = atom((get) => get(planAtom).products)

interface RowsProps {
  ids: readonly string[]
  columns: readonly ColumnId[]
  isShared: boolean
  active: Cell | null
  editing: Cell | null
}

const columnIn = (cell: Cell | null, id: string) => (cell?.id === id ? cell.column : null)

/** Some products as rows. The plan is looked at once for all of them: atoms of each row would be worked out again with every key. */
export function Rows({ ids, columns, isShared, active, editing }: RowsProps) {
  const all = useElementIds('products')
  const products = useAtomValue(productsAtom)
  const marks = useAtomValue(marksAtom)
  return ids.map((id) => {
    const index = all.indexOf(id)
    const product = products[index]
    return product ? (
      <Row
        key={id}
        index={index}
        product={product}
        marks={marks[index] ?? ''}
        columns={columns}
        isShared={isShared}
        active={columnIn(active, id)}
        editing={columnIn(editing, id)}
      />
    ) : null
  })
}
