import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { deleteUserSchema } from '../../domain/schemas/account-schema'
import { DeletionDialog } from '../../forms/deletion-dialog'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { showToast } from '../../ui/overlays/toasts'
import { EmailAddress } from '../../ui/page/email-address'
import type { User } from './user'

/** Deletes an account for its owner; the address is typed first, for nothing brings it back. */
export default function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('adminUsers')
  const { admin } = trpc.useUtils()
  const remove = trpc.admin.users.delete.useMutation()
  const name = `${user.firstName} ${user.lastName}`
  const schemaForm = useSchemaForm(deleteUserSchema, { id: user.id, email: '' }, async (values) => {
    await remove.mutateAsync(values)
    showToast({ title: t('requests.deleted') })
    onClose()
    await Promise.all([admin.users.list.invalidate(), admin.audit.invalidate()])
  })
  return (
    <DeletionDialog
      title={t('requests.deleteTitle', { name })}
      text={t('requests.deleteText')}
      submit={t('requests.deleteNow')}
      submitting={t('requests.deleting')}
      form={schemaForm}
      onClose={onClose}
    >
      <p>
        <span className="font-medium">
          <EmailAddress address={user.email} />
        </span>
      </p>
      <TextField
        form={schemaForm.form}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        label={t('requests.typeEmail')}
      />
    </DeletionDialog>
  )
}
