import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isDutyByGrowth } from '../../../domain/model/conclusion/concluded'
import { blankCustomOverhead, type Plan } from '../../../domain/plan/plan'
import { type Duty, dayOf } from '../../../domain/typical/duties'
import { formatDate } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { CertaintyWord, Published } from '../../fields/sources/value-source'
import { evaluationAtom, planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { isSarAtom } from '../../steps/costs/slices'

/** A duty in a sentence: what it is, and what it costs how often. */
export function useDutyText(): (duty: Duty) => string {
  const { t } = useTranslation('duties')
  const plan = useAtomValue(planAtom)
  const { money } = useFormat('SAR')
  const costOf = ({ fee, every }: Duty) => {
    if (fee === 'none') return []
    if (fee === null) return [t('feeOpen')]
    return [fee === 0 ? t('free') : t(`fees.${every}`, { fee: money(fee, { max: 0 }) })]
  }
  return (duty) => {
    const ifGrows = duty.id === 'vatRegistration' && isDutyByGrowth(plan)
    return [ifGrows ? t('vatIfGrows') : t(`texts.${duty.id}`), ...costOf(duty)].join(' ')
  }
}

/** When a duty is due, in words. */
function useDutyDay(): (duty: Duty) => string {
  const { t } = useTranslation('duties')
  const { language } = useFormat()
  const monthName = useMonthName()
  const { vat } = useAtomValue(evaluationAtom)
  return (duty) => {
    const { id, date } = duty
    const day = dayOf(duty)
    if (day === 'within') return t('due.within', { date: monthName(Math.max(1, vat.mustRegisterMonth ?? 1)) })
    if (date !== null) return t(`due.${day}`, { date: formatDate(new Date(`${date}T12:00:00`), language) })
    if (id === 'vatReturn') return t('afterOpening')
    return id === 'registerUpdate' ? t('afterRegistration') : t('beforeOpening')
  }
}

/** A duty with its day, its fee, and how sure that is. */
export function DutyRow({ duty }: { duty: Duty }) {
  const { t } = useTranslation('duties')
  const textOf = useDutyText()
  const dayOfDuty = useDutyDay()
  const { id, certainty, source } = duty
  // An example is a fee: what the law asks for is none.
  const isExample = certainty === 'example'
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t(`names.${id}`)}</span>
        <span className="text-small">{dayOfDuty(duty)}</span>
      </p>
      <p className="text-small">
        {textOf(duty)} {isExample ? <CertaintyWord certainty={certainty} /> : null}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
        {certainty === null || isExample ? null : <CertaintyWord certainty={certainty} />}
        <span>{source ? <Published source={source} date={source.date} /> : t('noSource')}</span>
      </p>
      <AddCost duty={duty} />
    </li>
  )
}

/** What of the list a plan has taken over: its id begins so. */
const added = (id: string) => `duty-${id}`

const hasCost = (plan: Plan, id: string) => plan.customOverheadsOps.some((cost) => cost.id.startsWith(added(id)))

/** One press puts a fee among the plan's overheads, known as an example. */
function AddCost({ duty: { id, fee, every } }: { duty: Duty }) {
  const { t } = useTranslation('duties')
  const plan = useAtomValue(planAtom)
  const isSar = useAtomValue(isSarAtom)
  const change = useChange()
  if (fee === 'none' || !fee || !isSar) return null
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
