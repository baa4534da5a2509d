import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { deleteUserSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Modal } from '../../ui/overlays/modal'
import { showToast } from '../../ui/overlays/toasts'
import type { User } from './user'

/** Deletes an account for its owner; the address is typed first, for nothing brings it back. */
export default function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('adminUsers')
  const { admin } = trpc.useUtils()
  const remove = trpc.admin.users.delete.useMutation()
  const name = `${user.firstName} ${user.lastName}`
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    deleteUserSchema,
    { id: user.id, email: '' },
    async (values) => {
      await remove.mutateAsync(values)
      showToast({ title: t('requests.deleted') })
      onClose()
      await Promise.all([admin.users.list.invalidate(), admin.audit.invalidate()])
    },
  )
  return (
    <Modal title={t('requests.deleteTitle', { name })} onClose={onClose}>
      <p className="mt-2 text-muted">{t('requests.deleteText')}</p>
      <p className="mt-2">
        <bdi className="font-medium wrap-anywhere">{user.email}</bdi>
      </p>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <TextField form={form} name="email" type="email" dir="ltr" autoComplete="off" label={t('requests.typeEmail')} />
        <FormEnd
          problem={problem}
          submit={t('requests.deleteNow')}
          submitting={t('requests.deleting')}
          isPending={isSubmitting}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
