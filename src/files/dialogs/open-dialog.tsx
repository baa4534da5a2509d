import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import type { Opened } from '../opened'
import { FileChooser } from './file-chooser'
import { useFile } from './use-file'

/** What follows a file that was read: the page that shows it, or why it is of no use here. */
type Found = { title?: string; page: ReactNode } | { unfit: string }

interface OpenDialogProps {
  intro: string
  /** What is shown of a file; `back` leads to the choice of another. */
  found: (opened: Opened, back: () => void) => Found
  onClose: () => void
}

/** Takes a file, reads it, and shows what the caller makes of it. */
export function OpenDialog({ intro, found, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['files', 'common'])
  const { state, open, cancel } = useFile()
  const shown = state.kind === 'opened' ? found(state.opened, cancel) : null
  if (shown && 'page' in shown) {
    return (
      <Modal title={shown.title ?? t('files:title')} onClose={onClose}>
        {shown.page}
      </Modal>
    )
  }
  return (
    <Modal title={t('files:title')} onClose={onClose}>
      <p className="mt-2 text-muted">{intro}</p>
      {shown ? (
        <div role="alert" className="mt-4">
          <Notice variant="warning">{shown.unfit}</Notice>
        </div>
      ) : null}
      <FileChooser state={shown ? { kind: 'waiting' } : state} onFile={open} onCancel={cancel} />
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalActions>
    </Modal>
  )
}
