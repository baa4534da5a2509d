import { useTranslation } from 'react-i18next'
import { productCategories } from '../../domain/options'
import type { ProjectDetails } from '../../domain/project/project-details'
import { formatMoney, formatNumber, formatPercent, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

export const detailNames = ['category', 'price', 'units', 'cac', 'exFactory', 'vat', 'discount', 'fulfillment'] as const
export type DetailName = (typeof detailNames)[number]

/** The key fields of a plan as they are written, dashes where nothing was entered; and how many products it has besides. */
export function useDetailTexts(): (details: Partial<ProjectDetails>) => Record<DetailName | 'more', string> {
  const { t } = useTranslation(['adminProjects', 'options'])
  const language = useLanguage()
  return (details) => {
    const { currency = 'SAR', products = 0 } = details
    const money = (value: number | null | undefined) => formatMoney(value ?? null, language, currency)
    const percent = (value: number | undefined) => formatPercent(value ?? null, language)
    const category = productCategories.find((known) => known === details.productCategory)
    return {
      category: category ? t(`options:productCategories.${category}`) : details.productCategory || noValue,
      price: money(details.unitPriceInclVAT),
      more: products > 1 ? t('more', { count: products - 1 }) : '',
      units: formatNumber(details.unitsPerMonth ?? null, language),
      cac: money(details.customerAcquisitionCost),
      exFactory: money(details.exFactoryPrice),
      vat: details.vatRegistered === false ? t('notRegistered') : percent(details.vatPct),
      discount: percent(details.firstOrderDiscountPct),
      fulfillment: details.fulfillmentMethod ? t(`options:fulfillmentMethods.${details.fulfillmentMethod}`) : noValue,
    }
  }
}
