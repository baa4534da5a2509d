import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/numbers'
import { benchmarkOf, benchmarkSource } from '../../../../domain/reference/benchmarks'
import { useField } from '../../../fields/field-atom'
import { benchmarksAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { sarMoney } from '../sar-money'
import { isSarAtom } from '../slices'

type Position = 'below' | 'inside' | 'above'

function positionOf(cost: number, min: number, max: number): Position {
  if (cost < min) return 'below'
  return cost > max ? 'above' : 'inside'
}

/** What stores of the chosen category pay for a customer; said only while the plan is in SAR, as the figures are. */
export function CacRange() {
  const { t } = useTranslation(['costs', 'options'])
  const { language } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const benchmarks = useAtomValue(benchmarksAtom)
  const [category] = useField('productCategory')
  const [typed] = useField('customerAcquisitionCost')
  if (!isSar) return null
  const benchmark = benchmarkOf(category, benchmarks)
  const { categoryId, minCac, maxCac, typicalCac } = benchmark
  const cost = amountOf(typed)
  const range = {
    category: t(`options:productCategories.${categoryId}`),
    min: sarMoney(minCac, language),
    max: sarMoney(maxCac, language),
    typical: sarMoney(typicalCac, language),
  }
  return (
    <div className="text-small text-muted">
      <p>{categoryId === 'other' ? t('costs:acquisition.rangeOther', range) : t('costs:acquisition.range', range)}</p>
      <p>{t(`costs:acquisition.sources.${benchmarkSource(benchmark)}`)}</p>
      {cost > 0 && maxCac > 0 ? (
        <p className="mt-1 font-medium text-text">{t(`costs:acquisition.${positionOf(cost, minCac, maxCac)}`)}</p>
      ) : null}
    </div>
  )
}
