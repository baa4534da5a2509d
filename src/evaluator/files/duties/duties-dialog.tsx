import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dutiesOf } from '../../../domain/typical/duties'
import { fileName } from '../../../files/file-name'
import { Button } from '../../../ui/button'
import { downloadText } from '../../../ui/device/download'
import { LongList } from '../../../ui/overlays/long-list'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { evaluationAtom, planAtom } from '../../state/atoms'
import { useGoToField } from '../../state/navigation/use-go-to-field'
import type { CalendarEntry } from './calendar'
import { DutyRow, useDutyText } from './duty-row'

/** The papers and duties of the store with their days, for the calendar, and their fees, for the plan. */
export function DutiesDialog({ projectName, onClose }: { projectName?: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['duties', 'exportFile', 'common'])
  const plan = useAtomValue(planAtom)
  const { vat } = useAtomValue(evaluationAtom)
  const textOf = useDutyText()
  const duties = dutiesOf(plan, vat.mustRegisterMonth)
  const dated = duties.flatMap((duty) => (duty.date === null ? [] : [{ ...duty, date: duty.date }]))
  const name = projectName?.trim() || plan.storeName.trim() || t('exportFile:untitled')
  const save = async () => {
    const { calendarText } = await import('./calendar')
    const entries = dated.map((duty): CalendarEntry => {
      const { id, date, every, source } = duty
      return { id, date, every, title: t(`duties:names.${id}`), text: textOf(duty), url: source?.url ?? null }
    })
    const text = calendarText(`${name} – ${t('duties:title')}`, entries, new Date())
    downloadText(fileName(name, t('duties:fileName'), 'ics'), text, 'text/calendar;charset=utf-8')
  }
  return (
    <Modal title={t('duties:title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('duties:intro')}</p>
      {dated.length === 0 ? <MonthMissing onLeave={onClose} /> : null}
      <LongList label={t('duties:title')} className="mt-3 max-h-[max(8rem,min(55dvh,100dvh-27rem))]">
        <ul className="divide-y divide-line">
          {duties.map((duty) => (
            <DutyRow key={`${duty.id}${duty.date}`} duty={duty} />
          ))}
        </ul>
      </LongList>
      <ModalActions>
        <Button onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
        {dated.length === 0 ? null : (
          <Button variant="primary" onClick={() => void save()}>
            {t('duties:save')}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
}

/** Leads to the month of the first sale, from which every line has its day. */
function MonthMissing({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('duties')
  const goTo = useGoToField()
  const leave = () => {
    onLeave()
    // The dialog gives the focus back first.
    setTimeout(() => goTo('startMonth'))
  }
  return (
    <p className="mt-2">
      <button type="button" onClick={leave} className="min-h-6 text-start text-info underline underline-offset-4">
        {t('noMonth')}
      </button>
    </p>
  )
}
