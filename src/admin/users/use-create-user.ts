import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { createUserSchema } from '../../domain/schemas/account-schema'
import { useSchemaForm } from '../../forms/use-schema-form'
import { useLanguage } from '../../i18n/use-language'
import { useOutcome } from '../use-outcome'

const empty = { firstName: '', lastName: '', email: '', password: '', isAdmin: false }

/** The form that makes an account; `onDone` is called when it is made. */
export function useCreateUser(onDone: () => void) {
  const { t } = useTranslation('adminUsers')
  const preferredLanguage = useLanguage()
  const { users } = trpc.useUtils().admin
  const outcome = useOutcome(() => void users.list.invalidate())
  const create = trpc.admin.users.create.useMutation(outcome({ done: t('toast.created') }))
  return useSchemaForm(
    createUserSchema,
    { ...empty, preferredLanguage },
    async (values) => {
      await create.mutateAsync(values)
      onDone()
    },
    { EMAIL_TAKEN: 'email' },
    (error) => serverMessage(error) ?? t('toast.createFailed'),
  )
}
