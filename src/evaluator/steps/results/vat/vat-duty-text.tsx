import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { evaluationAtom } from '../../../state/atoms'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'

interface Duty {
  month: number
  monthName: string
  /** What the month would leave registered, and what it leaves now. */
  figures: { registered: string; now: string }
}

/** Null while registering is no duty. */
function useDuty(): Duty | null {
  const { money } = useFormat()
  const monthName = useMonthName()
  const { vat, bottomLine } = useAtomValue(evaluationAtom)
  const month = vat.mustRegisterMonth
  if (month === null) return null
  return {
    month,
    monthName: monthName(month),
    figures: {
      registered: money(vat.incomeIfRegistered, wholeMoney),
      now: money(bottomLine.operatingIncome, wholeMoney),
    },
  }
}

/** The month in which registering becomes a duty, with the registered figures beside today's; one press takes them. */
export function VatDutyText() {
  const { t } = useTranslation('vat')
  const change = useChange()
  const duty = useDuty()
  if (!duty) return null
  return (
    <Notice
      variant="warning"
      title={duty.month === 1 ? t('duty.titleNow') : t('duty.title', { month: duty.monthName })}
    >
      <p>{t('duty.text', duty.figures)}</p>
      <Button
        className="mt-2 print:hidden"
        onClick={() => change('vatRegistered', (plan) => ({ ...plan, vatRegistered: true }))}
      >
        {t('duty.apply')}
      </Button>
    </Notice>
  )
}

/** The same in one sentence. */
export function VatDutySentence() {
  const { t } = useTranslation('vat')
  const duty = useDuty()
  if (!duty) return null
  return (
    <Notice variant="warning">
      {duty.month === 1
        ? t('duty.shortNow', duty.figures)
        : t('duty.short', { ...duty.figures, month: duty.monthName })}
    </Notice>
  )
}
