import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isDutyByGrowth } from '../../../domain/model/conclusion/concluded'
import { evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { missingAnswersAtom } from '../../state/unanswered'
import { useMonthName } from '../../state/use-month-name'
import { useMonthResult } from '../../state/use-month-result'

interface Duty {
  title: string
  /** What the month would leave registered, what it leaves now, and of which year the sales are. */
  figures: { registered: string; now: string; year: string }
}

/** Whether growth alone makes registering a duty. */
const isByGrowthAtom = atom((get) => isDutyByGrowth(get(shownPlanAtom)))

/** 'month 9', with its condition where growth alone leads to it. */
export function useDutyMonth(): (month: number) => string {
  const { t } = useTranslation('vat')
  const monthName = useMonthName()
  const isByGrowth = useAtomValue(isByGrowthAtom)
  return (month) => (isByGrowth ? t('duty.ifGrows', { month: monthName(month) }) : monthName(month))
}

/** Whether registering is a duty, by figures that are the founder's own: examples and open questions raise no alarm. */
export const isDutyAtom = atom(
  (get) => get(evaluationAtom).vat.mustRegisterMonth !== null && get(missingAnswersAtom).length === 0,
)

/** Null while registering is no duty. */
export function useDuty(): Duty | null {
  const { t } = useTranslation('vat')
  const result = useMonthResult()
  const named = useDutyMonth()
  const isByGrowth = useAtomValue(isByGrowthAtom)
  const { vat, bottomLine } = useAtomValue(evaluationAtom)
  const isDuty = useAtomValue(isDutyAtom)
  const month = vat.mustRegisterMonth
  if (!isDuty || month === null) return null
  return {
    title:
      month === 1 ? t(isByGrowth ? 'duty.titleNowIfGrows' : 'duty.titleNow') : t('duty.title', { month: named(month) }),
    figures: {
      registered: result(vat.incomeIfRegistered),
      now: result(bottomLine.operatingIncome),
      // A past year ends with its month, a coming one begins with it.
      year: t(month === vat.mandatory.expectedMonth ? 'duty.years.coming' : 'duty.years.past'),
    },
  }
}
