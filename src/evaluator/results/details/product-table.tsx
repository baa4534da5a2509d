import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductResult } from '../../../domain/model/evaluation'
import { maxCards } from '../../../domain/plan/plan'
import { lazyPage } from '../../../i18n/lazy-page'
import { DifferenceText } from '../../../results/charts/difference-text'
import { textOfCell } from '../../../results/charts/figure-table'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { classes } from '../../../ui/classes'
import { Panel } from '../../../ui/panel'
import { ScrollSideways } from '../../../ui/scroll-sideways'
import { useFormat } from '../../state/use-format'
import { storedInStateAtom } from '../concluded'
import { useSilentButton } from '../explanations/how'
import { useFigureCell } from '../trial/difference'
import { useProducts } from './use-products'

const ProductExplanation = lazyPage(
  () => import('../explanations/product-explanation').then((module) => module.ProductExplanation),
  'explain',
  'results',
  'fields',
  'costs',
)

/** What each product leaves for the fixed costs: of a unit, in a month, and of its sales. */
export function ProductTable() {
  const { t } = useTranslation('results')
  const { results, nameOf, intro, columns } = useProducts()
  const [sorting, setSorting] = useState<Sorting | null>(null)
  if (results.length === 0) return null
  const rows = sortedRows(results, nameOf, sorting)
  const isMany = results.length > maxCards
  const sort = (at: number) => setSorting({ at, isDescending: sorting?.at === at ? !sorting.isDescending : at !== 0 })
  return (
    <Panel id="profit-by-product" title={t('products.title')} intro={intro}>
      <div className={classes(isMany && 'max-h-[75dvh] overflow-y-auto print:max-h-none')}>
        <ScrollSideways label={t('products.title')}>
          <table className="w-full text-[0.8125rem]/[1.5] sm:text-small">
            <caption className="sr-only">{t('products.title')}</caption>
            <thead>
              <tr className="text-muted">
                {columns.map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={sorting?.at === at ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
                    dir={at === 0 ? undefined : 'ltr'}
                    className={classes(
                      'pb-1.5 font-medium sm:py-2',
                      at === 0 ? 'pe-2 text-start' : 'ps-2 text-end sm:ps-3',
                    )}
                  >
                    {isMany ? (
                      <button
                        type="button"
                        onClick={() => sort(at)}
                        className="min-h-11 font-medium underline-offset-2 hover:underline"
                      >
                        <bdi>{column}</bdi>
                        {sorting?.at === at ? (sorting.isDescending ? ' ↓' : ' ↑') : null}
                      </button>
                    ) : (
                      <bdi>{column}</bdi>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ one, at }) => (
                <ProductRow key={one.id} at={at} name={nameOf(at)} result={one} columns={columns.length} />
              ))}
            </tbody>
          </table>
        </ScrollSideways>
      </div>
    </Panel>
  )
}

/** The column whose order was asked for. */
interface Sorting {
  at: number
  isDescending: boolean
}

const figureNames = ['units', 'contributionPerUnit', 'contribution', 'marginPct'] as const

/** The rows in the order that was asked for; what has no figure is last. */
function sortedRows(results: readonly ProductResult[], nameOf: (at: number) => string, sorting: Sorting | null) {
  const rows = results.map((one, at) => ({ one, at }))
  if (!sorting) return rows
  const sign = sorting.isDescending ? -1 : 1
  const figure = figureNames[sorting.at - 1]
  return rows.toSorted((a, b) => {
    if (figure === undefined) return sign * nameOf(a.at).localeCompare(nameOf(b.at), undefined, { numeric: true })
    const [one, other] = [a.one[figure], b.one[figure]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

type FigureName = (typeof figureNames)[number]

interface ProductRowProps {
  at: number
  name: string
  result: ProductResult
  columns: number
}

/** What a product leaves; a press on the row says how it comes about. */
function ProductRow({ at, name, result, columns }: ProductRowProps) {
  const { number, percent } = useFormat()
  const { button, isOpen, id } = useSilentButton(name)
  const cell = useFigureCell()
  const before = useAtomValue(storedInStateAtom).products[at]
  const cellOf = (name: FigureName, write: (value: number | null) => string, isPercent = false) =>
    cell(result[name], before?.[name] ?? null, write, isPercent)
  const cells = [
    cellOf('units', number),
    cellOf('contributionPerUnit', (value) => number(value, { min: 2, max: 2 })),
    cellOf('contribution', (value) => number(value, wholeMoney)),
    cellOf('marginPct', percent, true),
  ]
  return (
    <>
      <tr className="group relative border-t border-line">
        <th scope="row" className="min-w-20 py-1.5 pe-2 text-start font-normal wrap-anywhere sm:py-2">
          {name}
          {button}
        </th>
        {cells.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
          <td key={column} dir="ltr" className="py-1.5 ps-2 text-end whitespace-nowrap sm:py-2 sm:ps-3">
            {textOfCell(cell)}
            {typeof cell === 'string' ? null : <DifferenceText text={cell.difference} />}
          </td>
        ))}
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={columns} className="py-2">
          {isOpen ? (
            <Suspense fallback={<div className="min-h-40" />}>
              <ProductExplanation at={at} />
            </Suspense>
          ) : null}
        </td>
      </tr>
    </>
  )
}
