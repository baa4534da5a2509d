import { useTranslation } from 'react-i18next'
import type { KnownFigure } from '../../domain/actuals/month-figures'

/** What a figure is from, in words. */
export function useSourceNames(): (known: KnownFigure) => string {
  const { t } = useTranslation('actuals')
  const { t: named } = useTranslation('sales')
  return ({ sources, calculated }) => {
    if (calculated === 'whole') return t('table.calculated')
    const names = sources.map((source) => (source === 'founder' ? t('table.typed') : named(`formats.${source}`)))
    return [...names, ...(calculated ? [t('table.calculated')] : [])].join(t('comma'))
  }
}
