import { useTranslation } from 'react-i18next'
import { CodeSteps } from './code-steps'
import type { WayProps } from './password-login'
import { WithCode } from './with-code'

/** Signing in with a code instead of the password. */
export function CodeLogin(props: WayProps) {
  const { t } = useTranslation('account')
  return (
    <WithCode {...props} type="login">
      {(email) => <CodeSteps email={email} submit={t('login.submit')} />}
    </WithCode>
  )
}
