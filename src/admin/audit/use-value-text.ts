import { useTranslation } from 'react-i18next'
import {
  businessStages,
  costCategories,
  experienceLevels,
  fieldTypes,
  orderStatuses,
  overheadCategories,
  overheadIds,
  overheadModes,
  productCategories,
  teamCategories,
  tokenScopes,
} from '../../domain/options'
import { defaultFields } from '../../domain/plan/evaluator-defaults'
import type { NumberField } from '../../domain/plan/field'
import { planFields } from '../../domain/plan/plan-fields'
import { accessReasons } from '../../domain/rules/access'
import { exportedLists, signInWays } from '../../domain/site/audit'
import { formatMoney, formatNumber, formatPercent, noValue } from '../../i18n/format'
import { formatField } from '../../i18n/format-field'
import { useLanguage } from '../../i18n/use-language'
import type { Entry } from './entry'

type Row = NonNullable<Entry['before']>

const named = <T extends string>(all: readonly T[], value: string, words: (known: T) => string) => {
  const known = all.find((one) => one === value)
  return known && words(known)
}

/** The number of the plan that a value of a row is one of; a benchmark's or an overhead's is none. */
function planNumberOf(field: string, row: Row): NumberField | null {
  if (!/^(default|min|max)Value$/.test(field)) return null
  const name = defaultFields.find((one) => one === row.fieldName)
  return name ? planFields[name] : null
}

/** The unit of a figure that is none of the plan's: a share, or money in the row's currency. */
function unitOf(field: string): 'percent' | 'money' | null {
  if (/Margin$/.test(field)) return 'percent'
  return /Cac$/.test(field) || field === 'suggestedMonthlyCost' || field === 'defaultAmount' ? 'money' : null
}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** A logged value as the screen shows it on which it was chosen; any other text as it is. */
export function useValueText(): (field: string, row: Row) => string {
  const { t } = useTranslation(['admin', 'adminAudit', 'adminData', 'adminOrders', 'adminUsers', 'options', 'fields'])
  const language = useLanguage()
  const chosen: Record<string, (value: string) => string | undefined> = {
    list: (value) => named(exportedLists, value, (one) => t(`admin:tabs.${one}`)),
    categoryId: (value) => named(productCategories, value, (one) => t(`options:productCategories.${one}`)),
    fieldName: (value) =>
      named(overheadIds, value, (one) => t(`options:overheads.${one}`)) ??
      named(defaultFields, value, (one) => t(`fields:${one}`)),
    fieldType: (value) => named(fieldTypes, value, (one) => t(`adminData:costs.types.${one}`)),
    category: (value) =>
      named(costCategories, value, (one) => t(`adminData:costs.groups.${one}`)) ??
      named(teamCategories, value, (one) => t(`adminData:roles.groups.${one}`)) ??
      named(overheadCategories, value, (one) => t(`adminData:overheads.groups.${one}`)),
    experienceLevel: (value) => named(experienceLevels, value, (one) => t(`adminData:roles.levels.${one}`)),
    businessStage: (value) => named(businessStages, value, (one) => t(`adminData:roles.stages.${one}`)),
    status: (value) => named(orderStatuses, value, (one) => t(`adminOrders:statuses.${one}`)),
    access: (value) => named(accessReasons, value, (one) => t(`adminUsers:access.${one}`)),
    way: (value) => named(signInWays, value, (one) => t(`adminAudit:ways.${one}`)),
    scope: (value) => named(tokenScopes, value, (one) => t(`adminAudit:scopes.${one}`)),
    defaultMode: (value) => named(overheadModes, value, (one) => t(`options:overheadModes.${one}`)),
  }
  return (field, row) => {
    const value = row[field]
    if (value === null || value === undefined || value === '') return noValue
    if (typeof value === 'boolean') return t(value ? 'admin:yes' : 'admin:no')
    if (typeof value === 'number') {
      const number = planNumberOf(field, row)
      if (number) return formatField(number, value, language)
      const unit = unitOf(field)
      if (unit === 'percent') return formatPercent(value, language)
      if (unit === 'money') return formatMoney(value, language, textOf(row.currency, 'SAR'), { max: 2 })
      return formatNumber(value, language)
    }
    if (typeof value === 'string') return chosen[field]?.(value) ?? value
    return JSON.stringify(value)
  }
}
