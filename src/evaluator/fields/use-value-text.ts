import { useTranslation } from 'react-i18next'
import { isRecord } from '../../domain/numbers'
import type { Language } from '../../domain/options'
import { type NumberField, shownField } from '../../domain/plan/field'
import { fieldAt, limitOf } from '../../domain/plan/field-at-path'
import type { Plan } from '../../domain/plan/plan'
import { formatMoney, formatMonth, formatNumber, noValue } from '../../i18n/format'
import { formatField } from '../../i18n/format-field'
import { useFormat } from '../state/use-format'

/** Where the words of a choice are, by the last part of its path; the others are among the options in the plural. */
const wordsOfChoices: Partial<Record<string, string>> = {
  productCategory: 'options:productCategories',
  category: 'options:productCategories',
  salesPriority: 'options:salesPriorities',
  mode: 'options:overheadModes',
  businessRiskLevel: 'options:riskLevels',
  dutyBasis: 'costs:product.dutyBasis',
  socialInsurance: 'costs:team.insured.kinds',
}

const digits = { min: 0, max: 4 }

/** A number of a plan as it is written: money in the plan's currency. */
export function numberText(field: NumberField, value: number, currency: string, language: Language): string {
  const { unit } = shownField(field)
  if (unit === 'money') return formatMoney(value, language, currency, { min: 0, max: 2 })
  if (unit === 'percent') return formatField(field, value, language)
  const text = formatNumber(value, language, digits)
  return unit === 'factor' ? `×${text}` : text
}

/** A month of a date, 'YYYY-MM', as it is written. */
export const monthOf = (month: string, language: Language): string =>
  formatMonth(Number(month.slice(0, 4)), Number(month.slice(5)), language)

/** The value of a field of a plan in words: money in the plan's currency, a choice by its word. */
export function useChangeWords(): (path: string, value: unknown, plan: Pick<Plan, 'currency'>) => string {
  const { t } = useTranslation(['files', 'options', 'costs', 'season'])
  const { language } = useFormat()

  const choiceText = (path: string, value: string) => {
    if (value === '') return t('files:preview.none')
    const name = path.split('.').at(-1) ?? ''
    const words = path === 'season.mode' ? 'season:modes' : (wordsOfChoices[name] ?? `options:${name}s`)
    return t(`${words}.${value}` as 'options:riskLevels.low')
  }

  return (path, value, plan) => {
    if (isRecord(value)) return String(value.name ?? value.customRole ?? '') || noValue
    const field = fieldAt(path)
    const limit = limitOf(path)
    if (typeof value === 'number' && limit) return numberText(limit, value, plan.currency, language)
    if (typeof value === 'boolean') return t(value ? 'files:preview.yes' : 'files:preview.no')
    if (typeof value !== 'string') return noValue
    if (field?.kind === 'choice') return choiceText(path, value)
    if (path === 'startMonth' && value !== '') return monthOf(value, language)
    return value.trim() === '' ? t('files:preview.none') : value
  }
}
