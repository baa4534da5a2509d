import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../api'
import { showToast } from '../ui/overlays/toasts'

interface Words {
  done: string
  /** Without it the form that was sent says why it was refused. */
  failed?: string
}

/** What every change by an administrator ends in: a notice of how it went, the lists that it concerns, the audit log. */
export function useOutcome(refresh: () => void) {
  const { t } = useTranslation('admin')
  const { audit } = trpc.useUtils().admin
  return ({ done, failed }: Words) => ({
    onSuccess() {
      showToast({ title: t('toast.success'), text: done })
      refresh()
      void audit.invalidate()
    },
    onError(error: unknown) {
      if (failed === undefined) return
      showToast({ title: t('toast.error'), text: serverMessage(error) ?? failed, variant: 'destructive' })
    },
  })
}
