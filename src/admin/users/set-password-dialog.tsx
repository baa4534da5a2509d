import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { setPasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { PasswordField } from '../../forms/password-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Modal } from '../../ui/overlays/modal'
import { useOutcome } from '../use-outcome'
import type { User } from './user'

interface SetPasswordDialogProps {
  user: User
  onClose: () => void
}

/** Another first password for an account whose owner has not chosen one yet. */
export default function SetPasswordDialog({ user, onClose }: SetPasswordDialogProps) {
  const { t } = useTranslation(['adminUsers', 'admin'])
  const { users } = trpc.useUtils().admin
  const outcome = useOutcome(() => void users.list.invalidate())
  const set = trpc.admin.users.setPassword.useMutation(outcome({ done: t('toast.passwordSet') }))
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    setPasswordSchema,
    { id: user.id, password: '' },
    async (values) => {
      await set.mutateAsync(values)
      onClose()
    },
    {},
    (error) => serverMessage(error) ?? t('toast.passwordFailed'),
  )
  return (
    <Modal title={t('setPassword.title', { name: `${user.firstName} ${user.lastName}` })} onClose={onClose}>
      <p className="mt-2 text-muted">{t(user.passwordEndsAt ? 'setPassword.text' : 'setPassword.textAdmin')}</p>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          label={t('create.password')}
          hint={t('create.passwordHint')}
          texts={{ passwordShort: t('create.passwordShort') }}
        />
        <FormEnd
          problem={problem}
          problemTitle={t('admin:toast.error')}
          submit={t('setPassword.submit')}
          submitting={t('setPassword.submitting')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
