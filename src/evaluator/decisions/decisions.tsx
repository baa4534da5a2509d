import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs'
import { GoalPanel } from './goal/goal-panel'
import { OffersPanel } from './offers-panel'
import { TornadoPanel } from './tornado-panel'
import { UncertaintyPanel } from './uncertainty-panel'

/** From results to decisions: what they hang on, how sure they are, what an offer must sell. */
export function Decisions() {
  const { t } = useTranslation('decisions')
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="max-w-line text-small text-muted">{t('intro')}</p>
      <Tabs
        label={t('label')}
        tabs={[
          { id: 'goal', label: t('tabs.goal'), content: <GoalPanel /> },
          { id: 'hangs', label: t('tabs.hangs'), content: <TornadoPanel /> },
          { id: 'sure', label: t('tabs.sure'), content: <UncertaintyPanel /> },
          { id: 'offers', label: t('tabs.offers'), content: <OffersPanel /> },
        ]}
      />
    </div>
  )
}
