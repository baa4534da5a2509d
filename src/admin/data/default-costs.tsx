import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { planFields } from '../../domain/plan/plan-fields'
import { formatNumber } from '../../i18n/format'
import { formatField } from '../../i18n/format-field'
import { useLanguage } from '../../i18n/use-language'
import type { Column } from '../list/data-table'
import { Named, useRangeText } from './cells'
import { DefaultCostForm, knownField } from './default-cost-form'
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
    const known = knownField(fieldName)
    return known ? t(`fields:${known}`) : fieldName
  }
}

function useColumns(nameOf: (row: DefaultCostRow) => string): Column<DefaultCostRow>[] {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const range = useRangeText()
  const write = (fieldName: string) => (value: number) => {
    const known = knownField(fieldName)
    return known ? formatField(planFields[known], value, language) : formatNumber(value, language, { max: 4 })
  }
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
      cell: ({ fieldName, defaultValue }) => <bdi className="font-medium">{write(fieldName)(defaultValue)}</bdi>,
    },
    {
      id: 'range',
      header: t('costs.range'),
      cell: ({ fieldName, minValue, maxValue }) => (
        <span className="whitespace-nowrap">{range(minValue, maxValue, write(fieldName))}</span>
      ),
    },
    { id: 'type', header: t('costs.type'), cell: ({ fieldType }) => t(`costs.types.${fieldType}`) },
    { id: 'group', header: t('costs.group'), cell: ({ category }) => t(`costs.groups.${category}`) },
  ]
}
