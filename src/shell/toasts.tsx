import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { toastAtom } from '../ui/overlays/toasts'

const ToastHost = lazy(() => import('../ui/overlays/toast-host'))

/** The place of notices, loaded with the first of them. */
export function Toasts() {
  const { t, i18n } = useTranslation('common')
  const first = useAtomValue(toastAtom)
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
