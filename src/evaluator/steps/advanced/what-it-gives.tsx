import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'

const parts = ['health', 'lifetime', 'cash', 'capital', 'scenarios', 'growth'] as const

/** Why one would turn the analysis on, and that nothing is lost while it is off. */
export function WhatItGives() {
  const { t } = useTranslation('advanced')
  return (
    <Panel title={t('gives.title')} intro={t('kept')}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {parts.map((part) => (
          <div key={part}>
            <dt className="font-medium">{t(`gives.${part}.name`)}</dt>
            <dd className="text-small text-muted">{t(`gives.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
