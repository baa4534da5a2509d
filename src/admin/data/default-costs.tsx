import { useTranslation } from 'react-i18next'
import { type Answers, trpc } from '../../api'
import { defaultFields } from '../../domain/evaluator-defaults'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import type { Column } from '../list/data-table'
import { Named, useRangeText } from './cells'
import { DefaultCostForm } from './default-cost-form'
import { Manager } from './manager'
import { hasLater } from './overridden'
import { useDataOutcome } from './use-writes'

export type DefaultCostRow = Answers['admin']['defaultCosts']['list'][number]

/** What fields of new plans begin with. */
export function DefaultCosts() {
  const { t } = useTranslation(['adminData', 'fields'])
  const list = trpc.admin.defaultCosts.list.useQuery()
  const { defaultCosts } = trpc.useUtils().admin
  const outcome = useDataOutcome('costs', () => defaultCosts.list.invalidate())
  const update = trpc.admin.defaultCosts.update.useMutation(outcome.update)
  const remove = trpc.admin.defaultCosts.delete.useMutation(outcome.remove)
  const nameOf = ({ fieldName }: DefaultCostRow) => {
    const known = defaultFields.find((one) => one === fieldName)
    return known ? t(`fields:${known}`) : fieldName
  }
  return (
    <Manager
      title={t('adminData:costs.title')}
      intro={t('adminData:costs.intro')}
      empty={t('adminData:costs.empty')}
      editTitle={(name) => t('adminData:costs.editTitle', { name })}
      list={list}
      columns={useColumns(nameOf)}
      nameOf={nameOf}
      isOverridden={(row) => hasLater(row, list.data ?? [])}
      addForm={(done) => <DefaultCostForm onSaved={done} />}
      editForm={(row, done) => <DefaultCostForm row={row} onSaved={done} onCancel={done} />}
      isPending={update.isPending || remove.isPending}
      onToggle={({ id, isActive }) => update.mutate({ id, isActive: !isActive })}
      onDelete={({ id }) => remove.mutateAsync({ id })}
    />
  )
}

function useColumns(nameOf: (row: DefaultCostRow) => string): Column<DefaultCostRow>[] {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const range = useRangeText()
  return [
    {
      id: 'field',
      header: t('costs.field'),
      cell: (row) => <Named name={nameOf(row)} description={row.description} />,
    },
    {
      id: 'value',
      header: t('costs.value'),
      isNumber: true,
      cell: ({ defaultValue }) => <bdi className="font-medium">{formatNumber(defaultValue, language, { max: 4 })}</bdi>,
    },
    {
      id: 'range',
      header: t('costs.range'),
      cell: ({ minValue, maxValue }) => <span className="whitespace-nowrap">{range(minValue, maxValue)}</span>,
    },
    { id: 'type', header: t('costs.type'), cell: ({ fieldType }) => t(`costs.types.${fieldType}`) },
    { id: 'group', header: t('costs.group'), cell: ({ category }) => t(`costs.groups.${category}`) },
  ]
}
