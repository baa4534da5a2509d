import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductResult } from '../../../domain/model/evaluation'
import { lazyPage } from '../../../i18n/lazy-page'
import { DifferenceText } from '../../../results/charts/difference-text'
import { textOfCell } from '../../../results/charts/figure-table'
import { wholeMoney } from '../../../results/conclusion/use-conclusion-texts'
import { classes } from '../../../ui/classes'
import { Panel } from '../../../ui/panel'
import { ScrollSideways } from '../../../ui/scroll-sideways'
import { storedEvaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
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
  if (results.length === 0) return null
  return (
    <Panel id="profit-by-product" title={t('products.title')} intro={intro}>
      <ScrollSideways label={t('products.title')}>
        <table className="w-full text-[0.8125rem]/[1.5] sm:text-small">
          <caption className="sr-only">{t('products.title')}</caption>
          <thead>
            <tr className="text-muted">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  dir={at === 0 ? undefined : 'ltr'}
                  className={classes(
                    'pb-1.5 font-medium sm:py-2',
                    at === 0 ? 'pe-2 text-start' : 'ps-2 text-end sm:ps-3',
                  )}
                >
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((one, at) => (
              <ProductRow key={one.id} at={at} name={nameOf(at)} result={one} columns={columns.length} />
            ))}
          </tbody>
        </table>
      </ScrollSideways>
    </Panel>
  )
}

type FigureName = 'units' | 'contributionPerUnit' | 'contribution' | 'marginPct'

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
  const before = useAtomValue(storedEvaluationAtom).products[at]
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
