import { useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { downloadText } from '../../ui/download'
import { Notice } from '../../ui/notice'
import { firstStepAtom } from '../state/atoms'
import { hasOwnPlan, openDevicePlan, openedAtom, unreadableAtom } from '../state/plan-store'
import { useStep } from '../wizard/step-location'

const StartMineDialog = lazy(() => import('./start-mine-dialog'))

/** Says whether this is the sample or one's own plan, and leads to the other; neither overwrites the other. */
export function SampleBanner() {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  const opened = useAtomValue(openedAtom)
  const unreadable = useAtomValue(unreadableAtom)
  const [, go] = useStep()
  const [asking, setAsking] = useState(false)
  const [begun, setBegun] = useState(false)
  // Known in the browser alone: the prerendered page says 'Start with mine'.
  useEffect(() => setBegun(hasOwnPlan()), [])

  const open = (which: 'own' | 'sample') => {
    openDevicePlan(store, which)
    go(store.get(firstStepAtom))
  }

  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={opened === 'sample' ? t('sample.banner') : t('sample.mine')}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel bg-accent-soft px-4 py-2"
      >
        <p className="text-small">
          {opened === 'sample' ? (
            <>
              <strong className="font-semibold">{t('sample.banner')}.</strong> {t('sample.text')}
            </>
          ) : (
            t('sample.mine')
          )}
        </p>
        {opened === 'sample' ? (
          <Button variant="primary" onClick={() => (begun ? open('own') : setAsking(true))}>
            {begun ? t('sample.openMine') : t('sample.startMine')}
          </Button>
        ) : (
          <Button onClick={() => open('sample')}>{t('sample.openSample')}</Button>
        )}
      </section>
      {unreadable === null ? null : (
        <Notice variant="warning" live>
          <p>{t('saved.unreadable')}</p>
          <Button className="mt-2" onClick={() => downloadText('mizan-plan.txt', unreadable, 'text/plain')}>
            {t('saved.download')}
          </Button>
        </Notice>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <StartMineDialog
            onClose={() => setAsking(false)}
            onStarted={() => {
              setAsking(false)
              setBegun(true)
              go('setup')
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
