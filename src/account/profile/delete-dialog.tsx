import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../../api'
import { provePasswordSchema } from '../../domain/schemas/account-schema'
import { DeletionDialog } from '../../forms/deletion-dialog'
import { useSchemaForm } from '../../forms/use-schema-form'
import { paths } from '../../paths'
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
  const schemaForm = useSchemaForm(
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
    <DeletionDialog
      title={t('data.deleteQuestion')}
      text={t('data.deleteText')}
      submit={t('data.deleteNow')}
      submitting={t('data.deleting')}
      form={schemaForm}
      onClose={onClose}
    >
      <UsernameForManagers email={email} />
      <PasswordField
        form={schemaForm.form}
        name="password"
        autoComplete="current-password"
        label={t('fields.password')}
      />
    </DeletionDialog>
  )
}
