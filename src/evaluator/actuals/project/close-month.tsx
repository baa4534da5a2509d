import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { useMonthWords } from '../../state/use-month-words'
import type { Months } from '../months'

interface CloseMonthProps {
  month: string
  months: Pick<Months, 'close' | 'closeBlock'>
}

/** Closes a month after a question, or says why it cannot be closed now. */
export function CloseMonth({ month, months: { close, closeBlock } }: CloseMonthProps) {
  const { t } = useTranslation(['actuals', 'common'])
  const name = useMonthWords()(month)
  const reason = useId()
  const [isAsking, setAsking] = useState(false)
  const done = () => setAsking(false)
  // The dialog closes with what blocks it, and does not come back by itself.
  if (isAsking && closeBlock !== null) done()
  return (
    <>
      <p id={reason} role="status" className="max-w-[35em] text-small text-muted empty:hidden">
        {closeBlock && t(`closeBlocked.${closeBlock}`)}
      </p>
      <Button disabled={closeBlock !== null} aria-describedby={reason} onClick={() => setAsking(true)}>
        {t('close')}
      </Button>
      {isAsking ? (
        <Modal title={t('closeTitle', { month: name })} onClose={done}>
          <p className="mt-2 text-muted">{t('closeText')}</p>
          <ModalActions>
            <Button onClick={done}>{t('common:cancel')}</Button>
            <Button variant="primary" onClick={() => void close(month, t('record', { month: name })).then(done, done)}>
              {t('close')}
            </Button>
          </ModalActions>
        </Modal>
      ) : null}
    </>
  )
}
