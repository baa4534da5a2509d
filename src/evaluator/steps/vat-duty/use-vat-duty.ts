import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/use-conclusion-texts'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'

interface Duty {
  month: number
  monthName: string
  /** What the month would leave registered, and what it leaves now. */
  figures: { registered: string; now: string }
}

/** Null while registering is no duty. */
export function useDuty(): Duty | null {
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

/** When registering becomes a duty and what the month would leave then, in one sentence; null while it is none. */
export function useDutySentence(): string | null {
  const { t } = useTranslation('vat')
  const duty = useDuty()
  if (duty === null) return null
  const { month, monthName, figures } = duty
  return month === 1 ? t('duty.shortNow', figures) : t('duty.short', { ...figures, month: monthName })
}
