import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { lastMonths, MonthSelect } from './month-select'

/** Chooses the month whose figures are typed: who sells in chats has no file of orders. */
export default function TypeMonthDialog({
  onBegin,
  onClose,
}: {
  onBegin: (month: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['actuals', 'common'])
  const months = lastMonths()
  const [month, setMonth] = useState(months[1] ?? '')
  return (
    <Modal title={t('typeMonth')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('typeMonthText')}</p>
      <div className="mt-4">
        <MonthSelect month={month} months={months} onChange={setMonth} />
      </div>
      <ModalActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" onClick={() => onBegin(month)}>
          {t('typeFigures')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
