import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { defaultFields } from '../../domain/plan/evaluator-defaults'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import type { Column } from '../list/data-table'
import { Named, useRangeText } from './cells'
import { DefaultCostForm } from './default-cost-form'
import { hasLater } from './overridden'
import type { ReferenceKind } from './reference-kind'
import type { DefaultCostRow, DefaultCostValues } from './reference-rows'

/** What fields of new plans begin with. */
export const defaultCosts: ReferenceKind<DefaultCostRow, DefaultCostValues> = {
  words: 'costs',
  router: 'defaultCosts',
  calls: trpc.admin.defaultCosts,
  useNameOf,
  useColumns,
  isOverridden: hasLater,
  Form: DefaultCostForm,
}

function useNameOf() {
  const { t } = useTranslation(['adminData', 'fields'])
  return ({ fieldName }: DefaultCostRow) => {
    const known = defaultFields.find((one) => one === fieldName)
    return known ? t(`fields:${known}`) : fieldName
  }
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
