import { useTranslation } from 'react-i18next'
import { type Answers, trpc } from '../../api'
import { formatMoney, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import type { Column } from '../list/data-table'
import { BenchmarkForm } from './benchmark-form'
import { Named, useRangeText } from './cells'
import { Manager } from './manager'
import { useDataOutcome } from './use-writes'

export type BenchmarkRow = Answers['admin']['categoryBenchmarks']['list'][number]

/** What stores of a category reach. */
export function Benchmarks() {
  const { t } = useTranslation(['adminData', 'options'])
  const list = trpc.admin.categoryBenchmarks.list.useQuery()
  const { categoryBenchmarks } = trpc.useUtils().admin
  const outcome = useDataOutcome('benchmarks', () => categoryBenchmarks.list.invalidate())
  const update = trpc.admin.categoryBenchmarks.update.useMutation(outcome.update)
  const remove = trpc.admin.categoryBenchmarks.delete.useMutation(outcome.remove)
  const nameOf = ({ categoryId }: BenchmarkRow) => t(`options:productCategories.${categoryId}`)
  return (
    <Manager
      title={t('adminData:benchmarks.title')}
      intro={t('adminData:benchmarks.intro')}
      empty={t('adminData:benchmarks.empty')}
      editTitle={(name) => t('adminData:benchmarks.editTitle', { name })}
      list={list}
      columns={useColumns(nameOf)}
      nameOf={nameOf}
      addForm={(done) => <BenchmarkForm rows={list.data ?? []} onSaved={done} />}
      editForm={(row, done) => <BenchmarkForm row={row} rows={[]} onSaved={done} onCancel={done} />}
      isPending={update.isPending || remove.isPending}
      onToggle={({ id, isActive }) => update.mutate({ id, isActive: !isActive })}
      onDelete={({ id }) => remove.mutateAsync({ id })}
    />
  )
}

function useColumns(nameOf: (row: BenchmarkRow) => string): Column<BenchmarkRow>[] {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const range = useRangeText()
  const percent = (value: number) => formatPercent(value, language)
  const figures = (low: number, typical: number, high: number, write: (value: number) => string) => (
    <span className="block min-w-36">
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
    { id: 'region', header: t('benchmarks.region'), cell: ({ region }) => <bdi>{region}</bdi> },
  ]
}
