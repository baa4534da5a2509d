import { useAtomValue, useStore } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { readSiteSettings } from '../../../domain/site/site-settings'
import { downloadPlan } from '../../../files/dialogs/download-plan'
import { loginHref, paths } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { firstStepAtom, planAtom } from '../../state/atoms'
import { useStep } from '../../state/navigation/step-location'
import { deletesByItself } from './deletes-by-itself'
import type { DevicePlan } from './draft-storage'
import { deviceStorageAtom, hasOwnPlan, openDevicePlan, openedAtom } from './plan-store'
import { openSecondSample } from './second-sample'
import { UnreadablePlan } from './unreadable-plan'

/** Few browsers need it. */
const KeptUntil = lazy(() => import('./kept-until'))

interface SampleBannerProps {
  /** Asks how one's own plan is to be kept. */
  onKeep: () => void
}

/** Says which plan this is, a sample or one's own, and leads to the others; none overwrites another. */
export function SampleBanner({ onKeep }: SampleBannerProps) {
  const { t } = useTranslation('evaluator')
  const opened = useAtomValue(openedAtom)
  const isSignedIn = useIsSignedIn()
  const [step] = useStep()
  // It is read where a visit begins, at the sample's results or the own first step, and one quiet line from there on.
  const isPersisted = useAtomValue(deviceStorageAtom) === 'stored' && opened === 'own' && !isSignedIn
  const isQuiet = step !== (opened === 'own' ? 'setup' : 'results')
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={opened === 'own' ? t('sample.mine') : t('sample.banner')}
        className={classes(
          'flex items-center justify-between gap-x-2 cramped:flex-col cramped:items-start cramped:gap-y-2',
          isQuiet ? 'min-h-9 border-b border-line' : 'rounded-panel bg-accent-soft px-3 py-1.5 sm:px-4',
        )}
      >
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-small sm:gap-x-4">
          {opened === 'own' ? <OwnText /> : <SampleText opened={opened} isQuiet={isQuiet} />}
          {/* On a phone one line has room for the plan and the account alone. */}
          <span className="max-sm:hidden">
            <OtherSample opened={opened} />
          </span>
          <AccountLink isSignedIn={isSignedIn} />
        </div>
        {opened === 'own' ? (
          <KeepButton isSignedIn={isSignedIn} isQuiet={isQuiet} onKeep={onKeep} />
        ) : (
          <OwnPlanButton isQuiet={isQuiet} />
        )}
      </section>
      <Unkept />
      {isPersisted && (!isQuiet || step === 'results') && deletesByItself() ? (
        <Suspense fallback={null}>
          <KeptUntil />
        </Suspense>
      ) : null}
      <UnreadablePlan />
    </div>
  )
}

/** Known in the browser alone: the prerendered page is the same for every visitor. */
function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(readSiteSettings(document.getElementById('settings')?.textContent).isSignedIn), [])
  return isSignedIn
}

const linkLook =
  'relative inline-flex min-h-6 items-center text-start font-medium text-accent underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-1.5'

/** The way to the account, and back from here to the own projects. */
function AccountLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('evaluator')
  return (
    <a href={isSignedIn ? paths.app : loginHref(paths.appProjects)} className={linkLook}>
      {isSignedIn ? t('sample.projects') : t('sample.signIn')}
    </a>
  )
}

/** A signed-in visitor is offered the plan in the list of projects. */
function KeepButton({ isSignedIn, isQuiet, onKeep }: SampleBannerProps & { isSignedIn: boolean; isQuiet: boolean }) {
  const { t } = useTranslation('evaluator')
  if (isSignedIn)
    return (
      <LinkButton {...look(isQuiet)} href={paths.app}>
        {t('sample.keep')}
      </LinkButton>
    )
  return (
    <Button {...look(isQuiet)} onClick={onKeep}>
      {t('sample.keep')}
    </Button>
  )
}

/** A plan that this device refuses to keep can be taken along as a file, here and now. */
function Unkept() {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  if (useAtomValue(deviceStorageAtom) !== 'failed') return null
  const download = () => downloadPlan(store.get(planAtom))
  return (
    <Button className="self-start" onClick={download}>
      {t('keep.download')}
    </Button>
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

/** The button of the banner: smaller once the banner is quiet. */
const look = (isQuiet: boolean) =>
  isQuiet
    ? ({ variant: 'secondary', className: 'shrink-0 my-1 min-h-9 px-3 text-small' } as const)
    : ({ variant: 'primary', className: 'shrink-0 max-sm:min-h-9 max-sm:px-3 max-sm:text-small' } as const)

interface SampleTextProps {
  opened: Exclude<DevicePlan, 'own'>
  isQuiet: boolean
}

function SampleText({ opened, isQuiet }: SampleTextProps) {
  const { t } = useTranslation('evaluator')
  return (
    <p>
      <strong className="font-semibold">
        <span className="sm:hidden">{t('sample.bannerShort')}</span>
        <span className="max-sm:hidden">{t('sample.banner')}.</span>
      </strong>{' '}
      <span className={isQuiet ? 'sr-only' : 'max-sm:sr-only'}>
        {opened === 'sample' ? t('sample.text') : t('sample.second')}
      </span>
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
      {t(opened === 'sample' ? 'sample.openSecond' : 'sample.openSample')}
    </TextButton>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={linkLook}>
      {children}
    </button>
  )
}

/** Leads to the own plan, or to the few questions that make one. */
function OwnPlanButton({ isQuiet }: { isQuiet: boolean }) {
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
        {...look(isQuiet)}
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
      <Button type="submit" {...look(isQuiet)} name="start">
        {t('sample.startMine')}
      </Button>
    </form>
  )
}
