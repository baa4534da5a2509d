import { useAtomValue } from 'jotai'
import { CashChart } from '../advanced/cash-chart'
import { CashPlanSection } from '../cash/cash-by-month'
import { advancedAtom, hasCashPlanAtom } from '../slices'

/** The money of each month: how deep it falls, and when it is back; nothing while neither analysis nor cash plan is on. */
export function CashByMonth() {
  const isAnalysed = useAtomValue(advancedAtom) !== null
  if (useAtomValue(hasCashPlanAtom)) return <CashPlanSection />
  return isAnalysed ? <CashChart level={3} /> : null
}
