import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { languageHref } from '../paths'

/** The page in the other language. */
export function LanguageLink() {
  const { t, i18n } = useTranslation('common')
  const [pathname] = useLocation()
  const search = useSearch()
  const other = i18n.language === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={languageHref({ pathname, search, hash: '' }, other)}
      hrefLang={other}
      lang={other}
      title={t('language.other')}
      className="inline-flex h-11 min-w-11 items-center justify-center rounded-control px-2 font-medium text-text no-underline hover:bg-sunken"
    >
      <span aria-hidden="true">{t('language.otherShort')}</span>
      <span className="sr-only">{t('language.other')}</span>
    </a>
  )
}
