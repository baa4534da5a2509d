import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { formatMoney, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import type { Column } from '../list/data-table'
import { BenchmarkForm } from './benchmark-form'
import { Named, useRangeText } from './cells'
import type { ReferenceKind } from './reference-kind'
import type { BenchmarkRow, BenchmarkValues } from './reference-rows'
import { regionName } from './regions'

/** What stores of a category reach. */
export const benchmarks: ReferenceKind<BenchmarkRow, BenchmarkValues> = {
  words: 'benchmarks',
  router: 'categoryBenchmarks',
  calls: trpc.admin.categoryBenchmarks,
  useNameOf,
  useColumns,
  Form: BenchmarkForm,
}

function useNameOf() {
  const { t } = useTranslation(['adminData', 'options'])
  return ({ categoryId }: BenchmarkRow) => t(`options:productCategories.${categoryId}`)
}

function useColumns(nameOf: (row: BenchmarkRow) => string): Column<BenchmarkRow>[] {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const range = useRangeText()
  const percent = (value: number) => formatPercent(value, language)
  const figures = (low: number, typical: number, high: number, write: (value: number) => string) => (
    <span className="block min-w-32">
      {t('benchmarks.typical', { range: range(low, high, write), typical: write(typical) })}
    </span>
  )
  const money = (currency: string) => (value: number) => formatMoney(value, language, currency, { max: 2 })
  return [
    {
      id: 'category',
      header: t('benchmarks.category'),
      cell: (row) => <Named name={nameOf(row)} description={null} />,
    },
    {
      id: 'margins',
      header: t('benchmarks.margins'),
      cell: (row) => figures(row.minMargin, row.typicalMargin, row.maxMargin, percent),
    },
    {
      id: 'cac',
      header: t('benchmarks.cac'),
      cell: (row) => figures(row.minCac, row.typicalCac, row.maxCac, money(row.currency)),
    },
    { id: 'region', header: t('benchmarks.region'), cell: ({ region }) => <bdi>{regionName(region, language)}</bdi> },
  ]
}
