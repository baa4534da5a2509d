import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { blankCustomOverhead, type Plan } from '../../../domain/plan/plan'
import { type Duty, dutiesOf } from '../../../domain/typical/duties'
import { fileName } from '../../../files/file-name'
import { formatDate } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { downloadText } from '../../../ui/device/download'
import { LongList } from '../../../ui/overlays/long-list'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { CertaintyWord, Published } from '../../fields/sources/value-source'
import { evaluationAtom, planAtom } from '../../state/atoms'
import { useGoToField } from '../../state/navigation/use-go-to-field'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { isSarAtom } from '../../steps/costs/slices'
import type { CalendarEntry } from './calendar'

/** What of the list a plan has taken over: its id begins so. */
const added = (id: string) => `duty-${id}`

const hasCost = (plan: Plan, id: string) => plan.customOverheadsOps.some((cost) => cost.id.startsWith(added(id)))

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
            <Row key={`${duty.id}${duty.date}`} duty={duty} />
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

/** A duty in a sentence: what it is, and what it costs how often. */
function useDutyText(): (duty: Duty) => string {
  const { t } = useTranslation('duties')
  const { money } = useFormat()
  return ({ id, fee, every }) => {
    const cost =
      fee === null ? t('feeOpen') : fee === 0 ? t('free') : t(`fees.${every}`, { fee: money(fee, { max: 0 }) })
    return `${t(`texts.${id}`)} ${cost}`
  }
}

function Row({ duty }: { duty: Duty }) {
  const { t } = useTranslation(['duties', 'sources'])
  const { language } = useFormat()
  const textOf = useDutyText()
  const { id, date, every, certainty, source } = duty
  const when = date && formatDate(new Date(`${date}T12:00:00`), language)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t(`duties:names.${id}`)}</span>
        <span className="text-small">
          {when ? t(`duties:due.${every}`, { date: when }) : t('duties:beforeOpening')}
        </span>
      </p>
      <p className="text-small">{textOf(duty)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
        <CertaintyWord certainty={certainty} />
        <span>{source ? <Published source={source} date={source.date} /> : t('duties:ask')}</span>
      </p>
      <AddCost duty={duty} />
    </li>
  )
}

/** One press puts a fee among the plan's overheads, known as an example. */
function AddCost({ duty: { id, fee, every } }: { duty: Duty }) {
  const { t } = useTranslation('duties')
  const plan = useAtomValue(planAtom)
  const isSar = useAtomValue(isSarAtom)
  const change = useChange()
  if (!fee || !isSar) return null
  if (hasCost(plan, id)) return <p className="mt-1 text-small">{t('added')}</p>
  const name = t(`names.${id}`)
  const mode = { once: 'oneTime', month: 'monthly', quarter: 'monthly', year: 'annual' } as const
  const add = () =>
    change('customOverheadsOps', (before) => {
      const cost = { ...blankCustomOverhead(added(id)), name, amount: fee, mode: mode[every], chargesVat: false }
      return { ...before, customOverheadsOps: [...before.customOverheadsOps, cost] }
    })
  return (
    <Button className="mt-2" onClick={add}>
      {t('add')}
    </Button>
  )
}
