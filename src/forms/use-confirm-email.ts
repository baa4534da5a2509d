import { trpc } from '../api'
import { confirmEmailSchema } from '../domain/schemas/account-schema'
import { showToast } from '../ui/overlays/toasts'
import { useSchemaForm } from './use-schema-form'

/** The form for the code that confirms the account's e-mail address. `success` is said once it is confirmed. */
export function useConfirmEmail(success: string, onConfirmed?: () => void) {
  const utils = trpc.useUtils()
  const confirm = trpc.account.confirmEmail.useMutation()
  return useSchemaForm(
    confirmEmailSchema,
    { code: '' },
    async (values) => {
      await confirm.mutateAsync(values)
      // A free place that was held may have become access with it.
      await Promise.all([utils.auth.invalidate(), utils.account.profile.invalidate()])
      showToast({ title: success })
      onConfirmed?.()
    },
    { CODE_INVALID: 'code' },
  )
}
