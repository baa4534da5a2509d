import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { belongsToPage, dismissToast, toastAtom } from '../ui/overlays/toasts'

const ToastHost = lazy(() => import('../ui/overlays/toast-host'))

/** What tells one page from another in the part of an address that only some pages have. */
const pageParameters = ['step', 'start', 'compare', 'tab', 'project'] as const

function usePage(): string {
  const [pathname] = useLocation()
  const query = new URLSearchParams(useSearch())
  return [pathname, ...pageParameters.map((name) => query.get(name))].join(' ')
}

/** A notice of what was done here goes with its page: with another project or step it would be about that one. */
function useLeaving(): void {
  const message = useAtomValue(toastAtom)
  const page = usePage()
  const shownOn = useRef({ id: message?.id, page })
  useEffect(() => {
    // Some lead to their page in the same moment.
    if (message?.id !== shownOn.current.id) shownOn.current = { id: message?.id, page }
    else if (message && belongsToPage(message) && page !== shownOn.current.page) dismissToast()
  }, [message, page])
}

/** The place of notices, loaded with the first of them. */
export function Toasts() {
  const { t, i18n } = useTranslation('common')
  const first = useAtomValue(toastAtom)
  useLeaving()
  const wanted = first !== null || shownOnce
  if (!wanted) return null
  shownOnce = true
  return (
    <Suspense fallback={null}>
      <ToastHost label={t('toast.label')} closeLabel={t('toast.close')} mirrored={i18n.language === 'ar'} />
    </Suspense>
  )
}

let shownOnce = false
