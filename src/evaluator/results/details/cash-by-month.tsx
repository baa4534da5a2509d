import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { isReaderAtom } from '../../state/atoms'
import { useTurnOnAnalysis } from '../../state/use-turn-on-analysis'
import { CashChart } from '../advanced/cash-tab'
import { CashPlanSection } from '../cash/cash-by-month'
import { ChartPanel } from '../charts/chart-panel'
import { advancedAtom, hasCashPlanAtom } from '../slices'

/** The money of each month: how deep it falls, and when it is back. */
export function CashByMonth() {
  const advanced = useAtomValue(advancedAtom)
  if (useAtomValue(hasCashPlanAtom)) return <CashPlanSection />
  if (!advanced) return <TurnOn />
  return (
    <ChartPanel>
      <CashChart level={2} />
    </ChartPanel>
  )
}

/** The analysis beyond one month is off: one press turns it on. */
function TurnOn() {
  const { t } = useTranslation('results')
  const turnOn = useTurnOnAnalysis()
  if (useAtomValue(isReaderAtom)) return null
  return (
    <Panel title={t('advanced.title')} intro={t('advanced.off')}>
      <Button variant="primary" onClick={turnOn}>
        {t('advanced.enable')}
      </Button>
    </Panel>
  )
}
