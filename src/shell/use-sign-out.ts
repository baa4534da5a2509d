import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../api'
import { paths } from '../paths'
import { showToast } from '../ui/overlays/toasts'

/** What this tab keeps for reloads: nothing of it is for the next user. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked: it held nothing.
  }
}

/** Ends the session, forgets what was loaded with it, and leads to the sign-in page. */
export function useSignOut(): { isPending: boolean; signOut: () => void } {
  const { t } = useTranslation('shell')
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { session } = trpc.useUtils().auth
  const { mutate, isPending } = trpc.auth.logout.useMutation({
    onSuccess() {
      // First away from the guarded page: it would ask to sign in and come back to it.
      navigate(paths.login, { replace: true })
      queryClient.clear()
      forgetTab()
      session.setData(undefined, null)
      showToast({ title: t('toast.success'), text: t('toast.loggedOut') })
    },
    onError() {
      showToast({ title: t('toast.error'), text: t('toast.logoutFailed'), variant: 'destructive' })
    },
  })
  return { isPending, signOut: () => (isPending ? undefined : mutate()) }
}
