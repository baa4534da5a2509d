import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { useLanguage } from '../i18n/use-language'
import { languageHref } from '../paths'
import { LanguageSwitch } from '../ui/language-switch'

export function LanguageLink() {
  const { t } = useTranslation('common')
  const [pathname] = useLocation()
  const search = useSearch()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const href = languageHref({ pathname, search, hash: '' }, other)
  return <LanguageSwitch href={href} language={other} name={t('language.other')} short={t('language.otherShort')} />
}
