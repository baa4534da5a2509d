import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../../api'
import { provePasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useSchemaForm } from '../../forms/use-schema-form'
import { paths } from '../../paths'
import { Modal } from '../../ui/overlays/modal'
import { showToast } from '../../ui/overlays/toasts'
import { PasswordField } from '../form/password-field'
import { UsernameForManagers } from '../form/username-for-managers'

interface DeleteDialogProps {
  email: string
  onClose: () => void
}

/** Asks for the password before the account and all in it is removed. */
export default function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('account')
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const remove = trpc.account.delete.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    provePasswordSchema,
    { password: '' },
    async (values) => {
      await remove.mutateAsync(values)
      navigate(paths.login, { replace: true })
      queryClient.clear()
      showToast({ title: t('data.deleted') })
    },
    { CREDENTIALS: 'password' },
  )
  return (
    <Modal title={t('data.deleteQuestion')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('data.deleteText')}</p>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <UsernameForManagers email={email} />
        <PasswordField form={form} name="password" autoComplete="current-password" label={t('fields.password')} />
        <FormEnd
          problem={problem}
          submit={t('data.deleteNow')}
          submitting={t('data.deleting')}
          isPending={isSubmitting}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
