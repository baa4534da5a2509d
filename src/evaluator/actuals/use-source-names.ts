import { useTranslation } from 'react-i18next'
import type { ActualSource } from '../../domain/actuals/sources'

/** What a figure is from, in words. */
export function useSourceNames(): (sources: readonly ActualSource[]) => string {
  const { t } = useTranslation('actuals')
  const { t: named } = useTranslation('sales')
  return (sources) =>
    sources.map((source) => (source === 'founder' ? t('table.typed') : named(`formats.${source}`))).join(t('comma'))
}
