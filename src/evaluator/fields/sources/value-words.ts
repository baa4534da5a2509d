import { useTranslation } from 'react-i18next'
import { isNumberField, shownField } from '../../../domain/plan/field'
import { shippingPresets } from '../../../domain/reference/presets'
import type { PresetValue } from '../../../domain/typical/preset-values'
import type { TypicalValue } from '../../../domain/typical/typical-values'
import { labelKey } from '../../../i18n/field-key'
import { formatMoney, formatPercent, pluralOf } from '../../../i18n/format'
import { formatField } from '../../../i18n/format-field'
import { useFormat } from '../../state/use-format'
import { useRoleName } from '../role-names'
import { monthOf } from '../use-value-text'
import { fieldOf, type ShownValue } from './shown-value'

/** A month of a date, 'YYYY-MM', as this page writes it. */
export function useMonthText(): (month: string) => string {
  const { language } = useFormat()
  return (month) => monthOf(month, language)
}

/** What a value is called; beside its field without the field's own name. */
export function useValueName(isBesideField = false): (of: TypicalValue | PresetValue) => string {
  const { t } = useTranslation(['sources', 'fields', 'options', 'costs'])
  const roleName = useRoleName()
  const monthText = useMonthText()
  const word = (key: string) => t(key as 'options:riskLevels.low')

  const under = (field: string, name: string) => (isBesideField ? name : `${field} – ${name}`)

  const presetName = (preset: PresetValue): string => {
    switch (preset.kind) {
      case 'law': {
        const name = t(`sources:law.${preset.id}`)
        return preset.since ? `${name} (${t('sources:since', { date: monthText(preset.since) })})` : name
      }
      case 'packaging':
        return under(t('fields:packagingPerOrder'), word(`costs:order.packaging.${preset.id}`))
      case 'shipping': {
        const to = shippingPresets.find(({ id }) => id === preset.id)?.to
        const courier = word(`costs:order.shipping.${preset.id}`)
        const handedOver = to && `${t('sources:separator')}${t(`costs:order.handedOver.${to}`)}`
        return under(t('fields:shippingPerOrder'), `${courier}${handedOver ?? ''}`)
      }
      case 'fulfillment':
        return under(t('fields:fulfillmentPerOrder'), word(`costs:fulfillment.presets.${preset.id}`))
      case 'platform':
        return under(t('options:overheads.ecommercePlatform'), word(`costs:overheads.platforms.${preset.id}`))
      case 'gateway':
        return under(
          word(`options:${preset.field.replace(/\.percent$/, '')}`),
          word(`costs:payment.gateways.${preset.id}`),
        )
      case 'choice':
        return word(`fields:${preset.field}`)
      case 'role':
        return t('sources:fullTime', { role: roleName(preset.id) })
      default:
        return word(`options:productCategories.${preset.id}`)
    }
  }

  const typicalName = ({ field }: TypicalValue): string => {
    if (isBesideField) return ''
    const [group = '', ...rest] = field.split('.')
    const id = rest.at(-2) ?? ''
    if (group === 'overheads') return word(`options:overheads.${id}`)
    const label = t(`fields:${labelKey(field.replace(/^season\.events\.[a-zA-Z]+/, 'season.events.0'))}`)
    if (group === 'paymentMethods') return `${label} – ${word(`options:paymentMethods.${id}`)}`
    return group === 'season' ? word(`options:seasonEvents.${id}`) : label
  }

  return (of) => ('kind' in of ? presetName(of) : typicalName(of))
}

/** For which stores a value is typical; '' for all. */
export function useCondition(): (of: TypicalValue | PresetValue) => string {
  const { t } = useTranslation('options')
  return (of) => {
    if ('kind' in of) return ''
    if (of.sourcing) return t(`sourcingTypes.${of.sourcing}`)
    return of.category ? t(`productCategories.${of.category}`) : ''
  }
}

/** Where the words of a choice are. */
const wordsOfChoices: Partial<Record<string, string>> = {
  dutyBasis: 'costs:product.dutyBasis',
  businessRiskLevel: 'options:riskLevels',
}

/** A value with its unit; money is in riyals, a choice has its word. */
export function useValueText(): (shown: ShownValue) => string {
  const { t } = useTranslation(['sources', 'costs', 'options'])
  const { language } = useFormat()
  const sar = (value: number) => formatMoney(value, language, 'SAR', { max: 2 })
  return ({ of, value }) => {
    if ('kind' in of && of.kind === 'choice') {
      return t(`${wordsOfChoices[of.field]}.${of.id}` as 'options:riskLevels.low')
    }
    if ('kind' in of) return of.unit === 'money' ? sar(value) : formatPercent(value, language, { max: 2 })
    const field = fieldOf(of)
    if (!field || !isNumberField(field)) return String(value)
    const { unit } = shownField(field)
    if (unit === 'money') return sar(value)
    const figure = formatField(field, value, language)
    return unit === 'days' || unit === 'months'
      ? t(`sources:units.${unit}`, { count: pluralOf(value), figure })
      : figure
  }
}
