import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { paths } from '../../paths'
import { buttonClasses } from '../../ui/button'
import { Section } from '../form/section'

/** The way to access tokens and webhooks. */
export function ConnectSection() {
  const { t } = useTranslation('account')
  return (
    <Section title={t('connect.title')} intro={t('connect.intro')}>
      <Link href={paths.connect} className={buttonClasses('secondary', 'self-start')}>
        {t('connect.open')}
      </Link>
    </Section>
  )
}
