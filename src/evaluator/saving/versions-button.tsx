import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button'
import { History } from '../../ui/icons'

const SaveVersionsDialog = lazy(() => import('./versions-dialog'))

/** Leads to what the project was before. */
export function VersionsButton() {
  const { t } = useTranslation('saving')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('versions.open')} onClick={() => setOpen(true)}>
        <History />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <SaveVersionsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
