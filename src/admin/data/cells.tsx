import { useTranslation } from 'react-i18next'
import { formatNumber, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

/** From here to there, as far as either end is given. */
export function useRangeText() {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  return (low: number | null, high: number | null, write = (value: number) => formatNumber(value, language)) => {
    if (low !== null && high !== null) return t('rangeText', { min: write(low), max: write(high) })
    if (low !== null) return t('atLeast', { min: write(low) })
    return high === null ? noValue : t('atMost', { max: write(high) })
  }
}

/** What a row is about, with the administrator's own words below it. */
export function Named({ name, description }: { name: string; description: string | null }) {
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      {description ? (
        <span className="block text-muted wrap-anywhere">
          <bdi>{description}</bdi>
        </span>
      ) : null}
    </>
  )
}
