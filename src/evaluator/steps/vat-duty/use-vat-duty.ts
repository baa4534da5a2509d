import { atom, useAtomValue } from 'jotai'
import { evaluationAtom } from '../../state/atoms'
import { missingAnswersAtom } from '../../state/unanswered'
import { useMonthName } from '../../state/use-month-name'
import { useMonthResult } from '../../state/use-month-result'

interface Duty {
  month: number
  monthName: string
  /** What the month would leave registered, and what it leaves now. */
  figures: { registered: string; now: string }
}

/** Whether registering is a duty, by figures that are the founder's own: examples and open questions raise no alarm. */
export const isDutyAtom = atom(
  (get) => get(evaluationAtom).vat.mustRegisterMonth !== null && get(missingAnswersAtom).length === 0,
)

/** Null while registering is no duty. */
export function useDuty(): Duty | null {
  const result = useMonthResult()
  const monthName = useMonthName()
  const { vat, bottomLine } = useAtomValue(evaluationAtom)
  const isDuty = useAtomValue(isDutyAtom)
  const month = vat.mustRegisterMonth
  if (!isDuty || month === null) return null
  return {
    month,
    monthName: monthName(month),
    figures: {
      registered: result(vat.incomeIfRegistered),
      now: result(bottomLine.operatingIncome),
    },
  }
}
