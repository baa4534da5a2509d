import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../i18n/lazy-page'
import { FigureTable } from '../../../../results/charts/figure-table'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Panel } from '../../../../ui/panel'
import { evaluationAtom, planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { isSameData } from '../stable-reference'
import { Fold } from './fold'

const ProductExplanation = lazyPage(
  () => import('../explanations/product-explanation').then((module) => module.ProductExplanation),
  'explain',
  'results',
  'fields',
  'costs',
)

const productsAtom = selectAtom(evaluationAtom, ({ products }) => products, isSameData)

/** What each product leaves for the fixed costs: of a unit, in a month, and of its sales. */
export function ProductTable() {
  const { t } = useTranslation('results')
  const { money, number, percent } = useFormat()
  const results = useAtomValue(productsAtom)
  const { products } = useAtomValue(planAtom)
  const nameOf = (at: number) => products[at]?.name.trim() || t('products.unnamed', { number: number(at + 1) })
  const best = results.reduce((top, one, at) => (one.contribution > (results[top]?.contribution ?? 0) ? at : top), 0)
  const first = results[best]
  if (!first) return null
  const intro =
    results.length < 2
      ? null
      : first.contribution > 0
        ? t('products.best', { name: nameOf(best), amount: money(first.contribution, wholeMoney) })
        : t('products.noneLeaves')
  return (
    <Panel title={t('products.title')} intro={intro}>
      <FigureTable
        caption={t('products.title')}
        table={{
          columns: [
            t('products.product'),
            t('products.units'),
            t('products.perUnit'),
            t('products.month'),
            t('products.margin'),
          ],
          rows: results.map((one, at) => [
            nameOf(at),
            number(one.units),
            number(one.contributionPerUnit, { min: 2, max: 2 }),
            number(one.contribution, wholeMoney),
            percent(one.marginPct),
          ]),
        }}
      />
      <div className="mt-4 border-b border-line print:hidden">
        {results.map((one, at) => (
          <Fold key={one.id} title={t('products.how', { name: nameOf(at) })}>
            <Suspense fallback={<div className="min-h-40" />}>
              <ProductExplanation at={at} />
            </Suspense>
          </Fold>
        ))}
      </div>
    </Panel>
  )
}
