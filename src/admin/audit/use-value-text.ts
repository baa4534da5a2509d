import { useTranslation } from 'react-i18next'
import {
  businessStages,
  costCategories,
  experienceLevels,
  fieldTypes,
  overheadCategories,
  overheadIds,
  overheadModes,
  productCategories,
  teamCategories,
} from '../../domain/options'
import { defaultFields } from '../../domain/plan/evaluator-defaults'
import { formatNumber, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

const named = <T extends string>(all: readonly T[], value: string, words: (known: T) => string) => {
  const known = all.find((one) => one === value)
  return known && words(known)
}

/** A value of the log as the screens write it that it was chosen on; any other text stands for itself. */
export function useValueText(): (field: string, value: unknown) => string {
  const { t } = useTranslation(['admin', 'adminData', 'options', 'fields'])
  const language = useLanguage()
  const chosen: Record<string, (value: string) => string | undefined> = {
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
    defaultMode: (value) => named(overheadModes, value, (one) => t(`options:overheadModes.${one}`)),
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return noValue
    if (typeof value === 'boolean') return t(value ? 'admin:yes' : 'admin:no')
    if (typeof value === 'number') return formatNumber(value, language)
    if (typeof value === 'string') return chosen[field]?.(value) ?? value
    return JSON.stringify(value)
  }
}
