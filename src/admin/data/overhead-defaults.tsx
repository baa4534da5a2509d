import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { overheadIds } from '../../domain/options'
import { Money } from '../list/cells'
import type { Column } from '../list/data-table'
import { Named } from './cells'
import { OverheadDefaultForm } from './overhead-default-form'
import { hasLater } from './overridden'
import type { ReferenceKind } from './reference-kind'
import type { OverheadDefaultRow, OverheadDefaultValues } from './reference-rows'

/** What overheads of new plans begin with. */
export const overheadDefaults: ReferenceKind<OverheadDefaultRow, OverheadDefaultValues> = {
  words: 'overheads',
  router: 'overheadDefaults',
  calls: trpc.admin.overheadDefaults,
  useNameOf,
  useColumns,
  isOverridden: hasLater,
  Form: OverheadDefaultForm,
}

function useNameOf() {
  const { t } = useTranslation(['adminData', 'options'])
  return ({ fieldName }: OverheadDefaultRow) => {
    const known = overheadIds.find((one) => one === fieldName)
    return known ? t(`options:overheads.${known}`) : fieldName
  }
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
