import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'

interface DiscardButtonProps {
  disabled?: boolean
  onDiscard: () => void
}

/** Discards edits that this device alone holds, once that was confirmed. */
export function DiscardButton({ disabled, onDiscard }: DiscardButtonProps) {
  const { t } = useTranslation(['saving', 'common'])
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {t('left.discard')}
      </Button>
      {isAsking ? (
        <Modal title={t('left.discardTitle')} onClose={() => setAsking(false)}>
          <p className="mt-2 text-muted">{t('left.discardText')}</p>
          <ModalActions>
            <Button onClick={() => setAsking(false)} data-autofocus>
              {t('common:cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                onDiscard()
              }}
            >
              {t('left.discard')}
            </Button>
          </ModalActions>
        </Modal>
      ) : null}
    </>
  )
}
