import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Field } from '../../ui/inputs/field'
import { SelectBox } from '../../ui/inputs/select-box'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { useMonthWords } from '../state/use-month-words'

const offered = 24

/** The months before this one, the last first. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: offered }, (_, at) => {
    const first = new Date(now.getFullYear(), now.getMonth() - at, 1)
    return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`
  })
}

/** Chooses the month whose figures are typed: who sells in chats has no file of orders. */
export default function TypeMonthDialog({
  onBegin,
  onClose,
}: {
  onBegin: (month: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['actuals', 'common'])
  const named = useMonthWords()
  const id = useId()
  const months = lastMonths()
  const [month, setMonth] = useState(months[1] ?? '')
  return (
    <Modal title={t('typeMonth')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('typeMonthText')}</p>
      <div className="mt-4">
        <Field id={id} label={t('month')}>
          {() => (
            <SelectBox
              id={id}
              value={month}
              choices={months.map((value) => ({ value, label: named(value) }))}
              onChange={setMonth}
              isLong
            />
          )}
        </Field>
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
