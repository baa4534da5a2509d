import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../i18n/lazy-page'
import { Disclosure } from '../../ui/disclosure'

const Decisions = lazyPage(() => import('./decisions').then((module) => module.Decisions), 'decisions')

/** Where results become decisions; loaded when it is first opened. */
export function DecisionsSection() {
  const { t } = useTranslation('results')
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure id="decisions" title={t('decisions')} onToggle={() => setOpened(true)}>
      <div className="min-h-40">
        {opened ? (
          <Suspense fallback={null}>
            <Decisions />
          </Suspense>
        ) : null}
      </div>
    </Disclosure>
  )
}
