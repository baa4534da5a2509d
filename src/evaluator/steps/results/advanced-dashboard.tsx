import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { Tabs } from '../../../ui/tabs'
import { evaluationAtom, planAtom } from '../../atoms'
import { commandAtom } from '../../undo'
import { HealthPanel } from './health-panel'
import { KeyFigures } from './key-figures'
import { CashTab, CustomersTab, GrowthTab, InventoryTab, ScenariosTab } from './tabs'

/** The analysis beyond one month; while it is off, one press turns it on. */
export function AdvancedDashboard() {
  const { t } = useTranslation('results')
  const { advanced } = useAtomValue(evaluationAtom)
  if (!advanced) return <TurnOn />
  const tabs = [
    { id: 'clv', label: t('tabs.clv'), content: <CustomersTab /> },
    { id: 'cash', label: t('tabs.cash'), content: <CashTab /> },
    { id: 'inventory', label: t('tabs.inventory'), content: <InventoryTab /> },
    { id: 'scenarios', label: t('tabs.scenarios'), content: <ScenariosTab /> },
    { id: 'growth', label: t('tabs.growth'), content: <GrowthTab /> },
  ]
  return (
    <Panel title={t('advanced.title')}>
      <KeyFigures />
      <HealthPanel />
      <div className="mt-6">
        <Tabs label={t('advanced.title')} tabs={tabs} />
      </div>
    </Panel>
  )
}

function TurnOn() {
  const { t } = useTranslation('results')
  const plan = useAtomValue(planAtom)
  const command = useSetAtom(commandAtom)
  return (
    <Panel title={t('advanced.title')} intro={t('advanced.off')}>
      <Button
        look="primary"
        onClick={() => command({ plan: { ...plan, enableAdvancedAnalysis: true }, place: 'enableAdvancedAnalysis' })}
      >
        {t('advanced.enable')}
      </Button>
    </Panel>
  )
}
