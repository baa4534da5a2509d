import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { trpc } from '../../api'
import { loginWithCodeSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useSchemaForm } from '../../forms/use-schema-form'
import { pageAfterLogin } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { CodeField } from '../form/code-field'
import { useFirstPage, useSignedIn } from '../use-signed-in'
import { useLoginFailureText, type WayProps } from './password-login'
import { WithCode } from './with-code'

/** Signing in with a code instead of the password. */
export function CodeLogin(props: WayProps) {
  return (
    <WithCode {...props} type="login">
      {(email) => <EnterCode email={email} />}
    </WithCode>
  )
}

function EnterCode({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const search = useSearch()
  const signedIn = useSignedIn()
  const firstPage = useFirstPage()
  const login = trpc.auth.loginWithCode.useMutation()
  const empty = { email, code: '' }
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    loginWithCodeSchema,
    empty,
    async (values) => {
      const user = await login.mutateAsync(values)
      showToast({ title: t('login.success') })
      signedIn(user, await firstPage(pageAfterLogin(search)))
    },
    { CODE_INVALID: 'code' },
    useLoginFailureText(),
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <CodeField form={form} name="code" />
      <FormEnd
        problem={problem}
        problemTitle={t('login.failedTitle')}
        submit={t('login.submit')}
        submitting={t('login.submitting')}
        isPending={isSubmitting}
        className="w-full"
      />
    </form>
  )
}
