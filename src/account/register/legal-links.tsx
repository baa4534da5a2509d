import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'

const link = 'inline-flex min-h-11 items-center text-accent'

/** What one agrees to. The pages open beside this one: what is typed in the form must stay. */
export function LegalLinks() {
  const { t } = useTranslation('account')
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      {t('register.agree')}
      <a href={paths.terms} target="_blank" rel="noreferrer" className={link}>
        {t('register.terms')}
      </a>
      <a href={paths.privacy} target="_blank" rel="noreferrer" className={link}>
        {t('register.privacy')}
      </a>
    </p>
  )
}
