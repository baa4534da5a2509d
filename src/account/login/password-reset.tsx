import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { serverCode, trpc } from '../../api'
import { resetPasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useFailureText } from '../../forms/server-problem'
import { useSchemaForm } from '../../forms/use-schema-form'
import { showToast } from '../../ui/overlays/toasts'
import { CodeField } from '../form/code-field'
import { NewPasswordField } from '../form/new-password-field'
import { UsernameForManagers } from '../form/username-for-managers'
import { useEnter } from '../use-signed-in'
import { wayHref } from './login-methods'
import type { WayProps } from './password-login'
import { WithCode } from './with-code'

/** A forgotten password: a code by mail, with it a new password, and straight in. */
export function PasswordReset(props: WayProps) {
  return (
    <WithCode {...props} type="password_reset">
      {(email) => <NewPassword email={email} />}
    </WithCode>
  )
}

/** The new password, with the code that is typed, or with the one that a link has brought. */
export function NewPassword({ email, code }: { email: string; code?: string }) {
  const { t } = useTranslation('account')
  const search = useSearch()
  const [, navigate] = useLocation()
  const enter = useEnter()
  const reset = trpc.auth.resetPassword.useMutation()
  const login = trpc.auth.login.useMutation()
  const failureText = useFailureText()
  const empty = { email, code: code ?? '', password: '' }
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    resetPasswordSchema,
    empty,
    async (values) => {
      await reset.mutateAsync(values)
      showToast({ title: t('reset.success') })
      // The password is set and the code used up: where signing in fails now, it is tried again on its own page.
      const user = await login.mutateAsync({ email, password: values.password }).catch(() => null)
      if (user) await enter(user)
      else navigate(wayHref(search, 'password'))
    },
    code === undefined ? { CODE_INVALID: 'code' } : {},
    (error) => (code !== undefined && serverCode(error) === 'CODE_INVALID' ? t('link.over') : failureText(error)),
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <UsernameForManagers email={email} />
      {code === undefined ? <CodeField form={form} name="code" /> : null}
      <NewPasswordField form={form} name="password" />
      <FormEnd
        problem={problem}
        submit={t('reset.submit')}
        submitting={t('reset.submitting')}
        isPending={isSubmitting}
        className="w-full"
      />
    </form>
  )
}
