import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withTypicalSettings } from '../../../../domain/reference/typical/typical-settings'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/panel'
import { Tabs } from '../../../../ui/tabs'
import { planAtom } from '../../../state/atoms'
import { applyEditAtom } from '../../../state/undo'
import { advancedAtom } from '../slices'
import { CashTab } from './cash-tab'
import { CustomersTab } from './customers-tab'
import { GrowthTab } from './growth-tab'
import { HealthPanel } from './health-panel'
import { InventoryTab } from './inventory-tab'
import { KeyFigures } from './key-figures'
import { ScenariosTab } from './scenarios-tab'

const isOnAtom = atom((get) => get(advancedAtom) !== null)

const turnOnAtom = atom(null, (get, set) =>
  set(applyEditAtom, {
    plan: withTypicalSettings({ ...get(planAtom), enableAdvancedAnalysis: true }),
    place: 'enableAdvancedAnalysis',
  }),
)

/** The analysis beyond one month; while it is off, one press turns it on. */
export function AdvancedDashboard() {
  const { t } = useTranslation('results')
  if (!useAtomValue(isOnAtom)) return <TurnOn />
  const tabs = [
    { id: 'clv', label: t('tabs.clv'), content: <CustomersTab /> },
    { id: 'cash', label: t('tabs.cash'), content: <CashTab /> },
    { id: 'inventory', label: t('tabs.inventory'), content: <InventoryTab /> },
    { id: 'scenarios', label: t('tabs.scenarios'), content: <ScenariosTab /> },
    { id: 'growth', label: t('tabs.growth'), content: <GrowthTab /> },
  ]
  return (
    <Panel title={t('advanced.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <KeyFigures />
        <HealthPanel />
        <Tabs label={t('advanced.title')} tabs={tabs} />
      </div>
    </Panel>
  )
}

function TurnOn() {
  const { t } = useTranslation('results')
  const turnOn = useSetAtom(turnOnAtom)
  return (
    <Panel title={t('advanced.title')} intro={t('advanced.off')}>
      <Button variant="primary" onClick={turnOn}>
        {t('advanced.enable')}
      </Button>
    </Panel>
  )
}
