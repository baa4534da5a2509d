import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { ScenariosTab } from '../advanced/scenarios-tab'
import { advancedAtom } from '../slices'

/** Three months side by side; without the advanced analysis there is none. */
export function Scenarios() {
  const { t } = useTranslation('results')
  if (!useAtomValue(advancedAtom)) return null
  return (
    <Panel id="scenarios" title={t('tabs.scenarios')}>
      <ScenariosTab />
    </Panel>
  )
}
