import { serverCode, trpc } from '../api'
import { confirmEmailSchema } from '../domain/schemas/account-schema'
import { showToast } from '../ui/overlays/toasts'
import { useFailureText } from './server-problem'
import { useSchemaForm } from './use-schema-form'

interface Options {
  onConfirmed?: (() => void) | undefined
  /** The code that a link has brought, so that none is typed. */
  code?: string
  /** What to say where that is not taken. */
  refused?: string
}

/** The form for the code that confirms the account's e-mail address. `success` is said once it is confirmed, with access or without. */
export function useConfirmEmail(
  success: (hasAccess: boolean) => string,
  { onConfirmed, code = '', refused }: Options = {},
) {
  const utils = trpc.useUtils()
  const confirm = trpc.account.confirmEmail.useMutation()
  const failureText = useFailureText()
  return useSchemaForm(
    confirmEmailSchema,
    { code },
    async (values) => {
      await confirm.mutateAsync(values)
      // A free place that was held may have become access with it.
      await Promise.all([utils.auth.invalidate(), utils.account.profile.invalidate()])
      const user = await utils.auth.session.fetch()
      showToast({ title: success(user?.hasAccess === true) })
      onConfirmed?.()
    },
    refused === undefined ? { CODE_INVALID: 'code' } : {},
    (error) => (refused !== undefined && serverCode(error) === 'CODE_INVALID' ? refused : failureText(error)),
  )
}
