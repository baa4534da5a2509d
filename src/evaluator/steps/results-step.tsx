import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel'
import { NumberField } from '../fields/number-field'

export function ResultsStep() {
  const { t } = useTranslation('results')
  return (
    <Panel title={t('title')}>
      <NumberField path="vatPct" />
    </Panel>
  )
}
