import { type createStore, useAtomValue, useStore } from 'jotai'
import { type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import type { ActualMonth } from '../../domain/actuals/month'
import { noTrial } from '../../domain/edits/trial'
import type { StepId } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { begunPlan } from '../../domain/quick-start/begun-plan'
import { missingAnswers } from '../../domain/rules/unanswered'
import { type MovedStarter, movedStarterIn, withOwnMoved } from '../../domain/samples/moved-starter'
import { downloadPlan } from '../../files/dialogs/download-plan'
import { lazyPage } from '../../i18n/lazy-page'
import { Button } from '../../ui/button'
import { showToast } from '../../ui/overlays/toasts'
import { Panel } from '../../ui/panel'
import type { SoldBy } from '../actuals/begin/sell-already'
import { addDeviceActuals, deviceActuals } from '../saving/guest/device-actuals'
import { DraftStatus } from '../saving/guest/draft-status'
import { forgetTrial } from '../saving/guest/draft-storage'
import { starterIn } from '../saving/guest/named-plans'
import { beginOwnPlan, hasOwnPlan, newPlanAtom, openDevicePlan, openedAtom } from '../saving/guest/plan-store'
import { setActualsAside } from '../saving/guest/replaced-actuals'
import { UnreadablePlan } from '../saving/guest/unreadable-plan'
import { languageAtom, planAtom, trialAtom } from '../state/atoms'
import { historyAtom } from '../state/undo/undo'
import { useChange } from '../state/use-change'
import { QuickStart } from '../steps/quick-start/quick-start'
import { Header } from '../wizard/header'
import { PlanDialogs } from '../wizard/plan-dialogs'

const SellAlready = lazyPage(
  () => import('../actuals/begin/sell-already').then((module) => module.SellAlready),
  'actuals',
  'sales',
  'files',
)

/** Keeps months beside the plan of this device. */
async function keepMonths(rows: readonly ActualMonth[]): Promise<void> {
  if (!addDeviceActuals(rows)) throw new Error('The device keeps nothing')
}

/** Whether a plan is still in the hands of the quick start: it has one product, and something left to answer. */
const isUnderWay = (plan: Plan) => plan.products.length === 1 && missingAnswers(plan).length > 0
const stateOf = (plan: Plan) => (isUnderWay(plan) ? 'begun' : 'finished')

/** Puts the own plan of this device on the screen, or a new one. */
export function openOwnPlan(store: ReturnType<typeof createStore>): void {
  if (store.get(openedAtom) === 'own') return
  if (hasOwnPlan()) openDevicePlan(store, 'own')
  else beginOwnPlan(store, begunPlan)
}

/**
 * Puts the own plan on the screen, a new one where there is none. Answers whether there is one that is finished. Who goes
 * back without a word finds the sample again.
 */
function useOwnPlan(hasLeft: RefObject<boolean>): 'loading' | 'begun' | 'finished' {
  const store = useStore()
  const [state, setState] = useState<'loading' | 'begun' | 'finished'>(() =>
    store.get(openedAtom) === 'own' ? stateOf(store.get(planAtom)) : 'loading',
  )
  useLayoutEffect(() => {
    openOwnPlan(store)
    setState(stateOf(store.get(planAtom)))
    return () => {
      const isUntouched = store.get(historyAtom).past.length === 0 && !hasOwnPlan()
      if (!hasLeft.current && isUntouched) openDevicePlan(store, 'sample')
    }
  }, [store, hasLeft])
  return state
}

/** The quick start without an account: it creates the guest's own plan, kept on this device. */
export function GuestStart() {
  const { t } = useTranslation('quickStart')
  const store = useStore()
  const [query, setQuery] = useSearchParams()
  // The store as it stood in the calculator on another page.
  const [fromCalculator, setFromCalculator] = useState(() => movedStarterIn(query))
  const change = useChange()
  const [isAnother, setAnother] = useState(false)
  const [sellingBy, setSellingBy] = useState<SoldBy | null>(null)
  const hasLeft = useRef(false)
  const state = useOwnPlan(hasLeft)
  const leave = (step: StepId) => {
    hasLeft.current = true
    setQuery({ step })
  }
  const replace = (plan: Plan) => {
    const name = store.get(planAtom).storeName.trim()
    // What was tried on the plan before means nothing on this one.
    store.set(trialAtom, noTrial)
    forgetTrial('own')
    change('storeName', () => plan)
    if (name !== '') showToast({ title: t('existing.replaced', { name }) })
  }
  const openStore = (plan: Plan) => {
    replace(plan)
    leave('results')
  }
  const openFromCalculator = ({ category, ...moved }: MovedStarter) =>
    openStore(withOwnMoved(starterIn(store.get(languageAtom), category), { category, ...moved }))
  const isFree = state !== 'loading' && !hasOwnPlan()
  useLayoutEffect(() => {
    if (fromCalculator && isFree && !hasLeft.current) openFromCalculator(fromCalculator)
  })
  if (state === 'loading' || (fromCalculator && isFree)) return null
  const goOn = () => {
    setFromCalculator(null)
    setQuery({ start: '' })
  }
  const instead =
    fromCalculator || (state === 'finished' && !isAnother) ? (
      <ExistingPlan
        another={fromCalculator ? t('existing.fromCalculator') : t('existing.another')}
        onOpen={() => (state === 'finished' ? leave('results') : goOn())}
        onAnother={() => {
          if (fromCalculator) openFromCalculator(fromCalculator)
          else replace(begunPlan(store.get(newPlanAtom)))
          setActualsAside(store)
          setAnother(true)
        }}
      />
    ) : null
  return (
    <>
      <QuickStart
        header={<Header status={<DraftStatus />} />}
        notice={<UnreadablePlan />}
        instead={instead}
        onLeave={leave}
        onStarter={openStore}
        onSell={setSellingBy}
      />
      {sellingBy ? (
        <Suspense fallback={null}>
          <SellAlready
            by={sellingBy}
            keep={keepMonths}
            onPlan={(plan) => {
              replace(plan)
              leave('costs')
            }}
            onClose={() => setSellingBy(null)}
          />
        </Suspense>
      ) : null}
      <PlanDialogs />
    </>
  )
}

interface ExistingPlanProps {
  /** What replaces it. */
  another: string
  onOpen: () => void
  onAnother: () => void
}

/** A device keeps one own plan: another replaces it, after a warning. */
function ExistingPlan({ another, onOpen, onAnother }: ExistingPlanProps) {
  const { t } = useTranslation(['quickStart', 'evaluator'])
  const plan = useAtomValue(planAtom)
  const name = plan.storeName.trim() || plan.productName.trim() || t('evaluator:untitled')
  const hasMonths = useMemo(() => deviceActuals().length > 0, [])
  const download = () => downloadPlan(plan)
  return (
    <Panel title={t('existing.title')} intro={t('existing.text', { name })}>
      <div className="flex flex-col items-start gap-4">
        <Button variant="primary" onClick={onOpen}>
          {t('existing.open')}
        </Button>
        <p className="max-w-[35em] text-small text-muted">
          {t('existing.anotherHint', { name })}
          {hasMonths ? ` ${t('existing.withMonths')}` : ''}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onAnother}>{another}</Button>
          <Button variant="quiet" onClick={download}>
            {t('existing.download')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
