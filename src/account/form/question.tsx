import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'

interface QuestionProps {
  title: string
  text: string
  /** What the button says, and while it works. */
  yes: string
  working: string
  isPending: boolean
  error: unknown
  onYes: () => void
  onClose: () => void
}

/** Asks before something goes that cannot be brought back. */
export function Question({ title, text, yes, working, isPending, error, onYes, onClose }: QuestionProps) {
  const { t } = useTranslation('common')
  const failureText = useFailureText()
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-2 break-words text-muted">{text}</p>
      <div role="alert" className="mt-4 empty:hidden">
        {error ? <Notice variant="error">{failureText(error)}</Notice> : null}
      </div>
      <ModalActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="danger" aria-disabled={isPending} onClick={isPending ? undefined : onYes}>
          {isPending ? working : yes}
        </Button>
      </ModalActions>
    </Modal>
  )
}
