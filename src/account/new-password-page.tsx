import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { usePageTitle } from '../i18n/use-page-title'
import { Card } from './form/card'
import { ChangePasswordForm } from './form/change-password-form'
import { SetPasswordForm } from './form/set-password-form'

/** Shown instead of every other page while the password was set by an administrator, or is void. */
export function NewPasswordPage() {
  const { t } = useTranslation('account')
  const { email = '', hasPassword = true } = trpc.auth.session.useQuery().data ?? {}
  const Form = hasPassword ? ChangePasswordForm : SetPasswordForm
  usePageTitle(t('newPassword.title'))
  return (
    <Card>
      <h1 className="text-page font-semibold">{t('newPassword.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{hasPassword ? t('newPassword.intro') : t('newPassword.introVoid')}</p>
      <Form email={email} submit={t('newPassword.submit')} />
    </Card>
  )
}
