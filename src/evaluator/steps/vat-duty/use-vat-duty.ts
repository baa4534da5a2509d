import { useAtomValue } from 'jotai'
import { evaluationAtom } from '../../state/atoms'
import { useMonthName } from '../../state/use-month-name'
import { useMonthResult } from '../../state/use-month-result'

interface Duty {
  month: number
  monthName: string
  /** What the month would leave registered, and what it leaves now. */
  figures: { registered: string; now: string }
}

/** Null while registering is no duty. */
export function useDuty(): Duty | null {
  const result = useMonthResult()
  const monthName = useMonthName()
  const { vat, bottomLine } = useAtomValue(evaluationAtom)
  const month = vat.mustRegisterMonth
  if (month === null) return null
  return {
    month,
    monthName: monthName(month),
    figures: {
      registered: result(vat.incomeIfRegistered),
      now: result(bottomLine.operatingIncome),
    },
  }
}
