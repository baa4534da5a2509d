import { useTranslation } from 'react-i18next'

/** The first stop of the keyboard: past everything that every page repeats. */
export function SkipLink() {
  const { t } = useTranslation('common')
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {t('skipToContent')}
    </a>
  )
}
