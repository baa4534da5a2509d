import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../form/change-password-form'
import { usePrograms } from '../form/programs-to-end'
import { Section } from '../form/section'

export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('password.title')} intro={t('password.intro')}>
      <ChangePasswordForm email={email} submit={t('password.submit')} programs={usePrograms()} />
    </Section>
  )
}
