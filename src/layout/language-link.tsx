import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { languageHref } from '../paths'
import { LanguageSwitch } from '../ui/language-switch'

export function LanguageLink() {
  const { t, i18n } = useTranslation('common')
  const [pathname] = useLocation()
  const search = useSearch()
  const other = i18n.language === 'ar' ? 'en' : 'ar'
  const href = languageHref({ pathname, search, hash: '' }, other)
  return <LanguageSwitch href={href} language={other} name={t('language.other')} short={t('language.otherShort')} />
}
