import { useTranslation } from 'react-i18next'
import { type Answers, trpc } from '../../api'
import { overheadIds } from '../../domain/options'
import { Money } from '../list/cells'
import type { Column } from '../list/data-table'
import { Named } from './cells'
import { Manager } from './manager'
import { OverheadDefaultForm } from './overhead-default-form'
import { hasLater } from './overridden'
import { useDataOutcome } from './use-writes'

export type OverheadDefaultRow = Answers['admin']['overheadDefaults']['list'][number]

/** What overheads of new plans begin with. */
export function OverheadDefaults() {
  const { t } = useTranslation(['adminData', 'options'])
  const list = trpc.admin.overheadDefaults.list.useQuery()
  const { overheadDefaults } = trpc.useUtils().admin
  const outcome = useDataOutcome('overheads', () => overheadDefaults.list.invalidate())
  const update = trpc.admin.overheadDefaults.update.useMutation(outcome.update)
  const remove = trpc.admin.overheadDefaults.delete.useMutation(outcome.remove)
  const nameOf = ({ fieldName }: OverheadDefaultRow) => {
    const known = overheadIds.find((one) => one === fieldName)
    return known ? t(`options:overheads.${known}`) : fieldName
  }
  return (
    <Manager
      title={t('adminData:overheads.title')}
      intro={t('adminData:overheads.intro')}
      empty={t('adminData:overheads.empty')}
      editTitle={(name) => t('adminData:overheads.editTitle', { name })}
      list={list}
      columns={useColumns(nameOf)}
      nameOf={nameOf}
      isOverridden={(row) => hasLater(row, list.data ?? [])}
      addForm={(done) => <OverheadDefaultForm onSaved={done} />}
      editForm={(row, done) => <OverheadDefaultForm row={row} onSaved={done} onCancel={done} />}
      isPending={update.isPending || remove.isPending}
      onToggle={({ id, isActive }) => update.mutate({ id, isActive: !isActive })}
      onDelete={({ id }) => remove.mutateAsync({ id })}
    />
  )
}

function useColumns(nameOf: (row: OverheadDefaultRow) => string): Column<OverheadDefaultRow>[] {
  const { t } = useTranslation(['adminData', 'options'])
  return [
    {
      id: 'field',
      header: t('adminData:overheads.field'),
      cell: (row) => <Named name={nameOf(row)} description={row.description} />,
    },
    {
      id: 'amount',
      header: t('adminData:overheads.amount'),
      isNumber: true,
      cell: ({ defaultAmount }) => <Money amount={defaultAmount} />,
    },
    {
      id: 'mode',
      header: t('adminData:overheads.mode'),
      cell: ({ defaultMode, defaultMonths }) => (
        <>
          {t(`options:overheadModes.${defaultMode}`)}
          {defaultMode === 'oneTime' ? (
            <span className="block whitespace-nowrap text-muted">
              {t('adminData:overheads.over', { count: defaultMonths ?? 12 })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'group',
      header: t('adminData:overheads.group'),
      cell: ({ category }) => t(`adminData:overheads.groups.${category}`),
    },
  ]
}
