import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverCode, trpc } from '../../api'
import { recoverySchema } from '../../domain/schemas/passkey-schema'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../form/password-field'
import { useEnter } from '../use-signed-in'
import { LoginEnd } from './login-end'
import { useLoginFailureText, WayLink, type WayProps } from './password-login'

/** Signing in with a code that was written down, and with the password where the account asks for it besides. */
export function RecoveryLogin({ email, onEmail }: WayProps) {
  const { t } = useTranslation('account')
  const enter = useEnter()
  const recover = trpc.passkeys.recover.useMutation()
  const [asksPassword, setAsksPassword] = useState(false)
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    recoverySchema,
    { email, code: '' },
    async (values) => {
      const user = await recover.mutateAsync(values).catch((error: unknown) => {
        if (serverCode(error) !== 'PASSWORD_NEEDED') throw error
        setAsksPassword(true)
      })
      if (user) await enter(user)
    },
    { RECOVERY_INVALID: 'code', CREDENTIALS: 'password' },
    useLoginFailureText(),
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField form={form} name="email" type="email" dir="ltr" autoComplete="username" label={t('fields.email')} />
      <TextField
        form={form}
        name="code"
        dir="ltr"
        autoComplete="off"
        label={t('passkeys.login.code')}
        hint={t('passkeys.login.codeHint')}
      />
      {asksPassword ? (
        <>
          <Notice live>{t('code.passwordToo')}</Notice>
          <PasswordField form={form} name="password" autoComplete="current-password" label={t('fields.password')} />
        </>
      ) : null}
      <LoginEnd problem={problem} isPending={isSubmitting} />
      <WayLink way="password" onFollow={() => onEmail(form.getValues('email'))}>
        {t('login.withPassword')}
      </WayLink>
    </form>
  )
}
