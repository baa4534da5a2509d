import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel'

const places = ['salla', 'zid', 'shopify', 'other', 'settlements', 'advertising'] as const

/** What to download where, while there is no month yet. */
export function EmptyMonths() {
  const { t } = useTranslation('actuals')
  return (
    <Panel title={t('empty.title')} intro={t('empty.text')}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {places.map((place) => (
          <div key={place}>
            <dt className="font-medium">{t(`empty.${place}.name`)}</dt>
            <dd className="text-small text-muted">{t(`empty.${place}.where`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-line text-small text-muted">{t('empty.noFile')}</p>
    </Panel>
  )
}
