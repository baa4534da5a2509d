import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'

const atHand = ['revenue', 'product', 'order', 'fixed'] as const

/** What a founder does well to have at hand before going on. */
export function GettingStarted() {
  const { t } = useTranslation('setup')
  return (
    <Panel title={t('title')} intro={t('gettingStartedIntro')}>
      <ul className="list-disc space-y-1 ps-5 marker:text-accent">
        {atHand.map((id) => (
          <li key={id}>{t(`atHand.${id}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}
