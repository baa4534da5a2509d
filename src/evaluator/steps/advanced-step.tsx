import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel'
import { NumberField } from '../fields/number-field'

export function AdvancedStep() {
  const { t } = useTranslation('advanced')
  return (
    <Panel title={t('title')}>
      <NumberField path="vatPct" />
    </Panel>
  )
}
