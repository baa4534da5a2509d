import { useAtomValue, useStore } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { openSecondSample } from '../starters/second-sample'
import { firstStepAtom } from '../state/atoms'
import { hasOwnPlan, openDevicePlan, openedAtom } from '../state/plan-store'
import { useStep } from '../wizard/step-location'
import type { DevicePlan } from './draft-storage'
import { UnreadablePlan } from './unreadable-plan'

interface SampleBannerProps {
  /** Asks how one's own plan is to be kept. */
  onKeep: () => void
}

/** Says which plan this is, a sample or one's own, and leads to the others; none overwrites another. */
export function SampleBanner({ onKeep }: SampleBannerProps) {
  const { t } = useTranslation('evaluator')
  const opened = useAtomValue(openedAtom)
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={opened === 'own' ? t('sample.mine') : t('sample.banner')}
        className="flex items-center justify-between gap-x-2 rounded-panel bg-accent-soft px-3 py-1.5 sm:px-4"
      >
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 text-small">
          {opened === 'own' ? <OwnText /> : <SampleText opened={opened} />}
          <OtherSample opened={opened} />
        </div>
        {opened === 'own' ? (
          <Button variant="primary" className="shrink-0" onClick={onKeep}>
            {t('sample.keep')}
          </Button>
        ) : (
          <OwnPlanButton />
        )}
      </section>
      <UnreadablePlan />
    </div>
  )
}

/** Short where there is little room: the header says there where it is kept. */
function OwnText() {
  const { t } = useTranslation('evaluator')
  return (
    <p>
      <span className="sm:hidden">{t('sample.mineShort')}</span>
      <span className="max-sm:hidden">{t('sample.mine')}</span>
    </p>
  )
}

function SampleText({ opened }: { opened: Exclude<DevicePlan, 'own'> }) {
  const { t } = useTranslation('evaluator')
  return (
    <p>
      <strong className="font-semibold">{t('sample.banner')}.</strong>{' '}
      <span className="max-sm:sr-only">{opened === 'sample' ? t('sample.text') : t('sample.second')}</span>
    </p>
  )
}

/** Goes where a plan that was just opened is gone on with. */
function useFirstStep(): () => void {
  const store = useStore()
  const [, go] = useStep()
  return () => go(store.get(firstStepAtom))
}

/** From the first sample to the second, from anywhere else to the first. */
function OtherSample({ opened }: { opened: DevicePlan }) {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  const goOn = useFirstStep()
  const open = async () => {
    if (opened === 'sample') await openSecondSample(store)
    else openDevicePlan(store, 'sample')
    goOn()
  }
  return (
    <TextButton onClick={() => void open()}>
      {opened === 'sample' ? t('sample.openSecond') : t('sample.openSample')}
    </TextButton>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative min-h-6 text-start font-medium text-accent underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-1.5"
    >
      {children}
    </button>
  )
}

/** Leads to the own plan, or to the few questions that make one. */
function OwnPlanButton() {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  const [, setQuery] = useSearchParams()
  const goOn = useFirstStep()
  const [begun, setBegun] = useState(false)
  // Known in the browser alone: the prerendered page says 'Start with mine'.
  useEffect(() => setBegun(hasOwnPlan()), [])
  if (begun) {
    return (
      <Button
        variant="primary"
        className="shrink-0"
        onClick={() => {
          openDevicePlan(store, 'own')
          goOn()
        }}
      >
        {t('sample.openMine')}
      </Button>
    )
  }
  // A form, so that a press before the scripts are there leads on as well.
  return (
    <form
      action={paths.demo}
      className="shrink-0"
      onSubmit={(event) => {
        event.preventDefault()
        setQuery({ start: '' })
      }}
    >
      <Button type="submit" variant="primary" name="start">
        {t('sample.startMine')}
      </Button>
    </form>
  )
}
