import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { newPasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useSchemaForm } from '../../forms/use-schema-form'
import { showToast } from '../../ui/overlays/toasts'
import { NewPasswordField } from './new-password-field'
import { UsernameForManagers } from './username-for-managers'

/** A password for an account whose present one is void: there is none to type. */
export function SetPasswordForm({ email, submit }: { email: string; submit: string }) {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const change = trpc.account.changePassword.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    newPasswordSchema,
    { newPassword: '' },
    async ({ newPassword }) => {
      const user = await change.mutateAsync({ newPassword })
      utils.auth.session.setData(undefined, user)
      void utils.account.sessions.invalidate()
      showToast({ title: t('newPassword.success') })
    },
  )
  return (
    <form {...formProps} className="flex max-w-sm flex-col gap-4">
      <UsernameForManagers email={email} />
      <NewPasswordField form={form} name="newPassword" />
      <FormEnd problem={problem} submit={submit} submitting={t('password.submitting')} isPending={isSubmitting} />
    </form>
  )
}
