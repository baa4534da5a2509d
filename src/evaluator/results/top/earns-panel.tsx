import { useAtomValue } from 'jotai'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../domain/options'
import { changedVerdict } from '../../../domain/rules/changed-verdict'
import { type AcquisitionGap, acquisitionOffer } from '../../../domain/rules/free-acquisition'
import { lazyPage } from '../../../i18n/lazy-page'
import { Balance } from '../../../results/balance/balance'
import { tiltOf, weightsOf } from '../../../results/balance/balance-weights'
import { isLoss, isZero, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useConclusionTexts } from '../../../results/conclusion/use-conclusion-texts'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { LiveFigure } from '../../../ui/figure'
import { Notice } from '../../../ui/notice'
import { isReaderAtom, isTryingAtom, judgedBeforeAtom, planAtom, storedEvaluationAtom } from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { concludedAtom, conclusionAtom, evaluatedInStateAtom } from '../concluded'
import {
  acquisitionGapAtom,
  advancedAtom,
  benchmarkAtom,
  bottomLineAtom,
  breakEvenStateAtom,
  monthlyAtom,
} from '../slices'
import { IncomeDifference } from '../trial/difference'
import { KeyTiles } from './key-tiles'
import { useEachUnitText } from './use-each-unit-text'
import { useLowering } from './use-lowering'

const tones: Record<Verdict, string> = {
  unprofitable: 'text-negative',
  moderate: 'text-warning',
  strong: 'text-accent',
}

/** Whether the store earns: the month as the one large figure, the word for it, and what that depends on. */
export function EarnsPanel() {
  const { t } = useTranslation('summary')
  return (
    <section aria-labelledby="earns" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:gap-x-8 cramped:grid-cols-1">
        <div className="min-w-0">
          <h2 id="earns" className="text-body font-semibold sm:text-section">
            {t('earns.title')}
          </h2>
          <Month />
        </div>
        <BalanceOfMonth />
      </div>
      <p className="mt-1 max-w-line text-pretty sm:text-section">
        <BreakEvenSentence />
      </p>
      <RestsOn />
      <ChangedVerdict />
      <Dependence />
      <Warnings />
      <KeyTiles />
    </section>
  )
}

/** A long amount is written smaller, so that it keeps to a line. */
function sizeOf(amount: string): string {
  if (amount.length > 18) return 'text-[min(1.125rem,4.6vw)]/[1.4] sm:text-page'
  return amount.length > 12 ? 'text-page' : 'text-[min(2rem,13vw)]/[1.2] sm:text-[2.75rem]/[1.15]'
}

/** The month's profit or loss, with its word beside it. */
function Month() {
  const { t } = useTranslation(['summary', 'options'])
  const { money } = useFormat()
  const { income, verdict } = useAtomValue(conclusionAtom)
  const amount = money(Math.abs(income), wholeMoney)
  return (
    <>
      <p className="text-small text-muted">{t(isLoss(income) ? 'summary:earns.loss' : 'summary:earns.profit')}</p>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className={classes('min-w-0 font-semibold break-words', sizeOf(amount))}>
          <LiveFigure tone={isLoss(income) ? 'bad' : isZero(income) ? 'plain' : 'good'}>{amount}</LiveFigure>
        </p>
        {verdict === null ? null : (
          <span id="verdict" className={classes('text-section font-semibold', tones[verdict])}>
            {t(`options:verdictWords.${verdict}`)}
          </span>
        )}
        <DifferenceOfIncome />
      </div>
    </>
  )
}

/** How far the month is from today's while something is tried; its place is kept so that nothing moves. */
function DifferenceOfIncome() {
  const isTrying = useAtomValue(isTryingAtom)
  if (!useAtomValue(isTrialOpenAtom)) return null
  return (
    <span className={classes(!isTrying && 'invisible')}>
      <IncomeDifference />
    </span>
  )
}

function BalanceOfMonth() {
  const results = useAtomValue(evaluatedInStateAtom)
  const tilt: CSSProperties & Record<'--tilt', string> = { '--tilt': `${tiltOf(results)}deg` }
  return (
    <div
      style={tilt}
      // It follows a slider at once: leaning over several frames would lay out and paint the page at each of them.
      className={classes(useAtomValue(isTrialOpenAtom) && '[&_g]:transition-none!')}
    >
      <Balance weights={weightsOf(results)} className="w-20 @lg:w-44 @3xl:w-56 cramped:hidden" />
    </div>
  )
}

/** From how many units on the month pays for itself. */
function BreakEvenSentence() {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const eachUnit = useEachUnitText()
  const { totalUnits } = useAtomValue(monthlyAtom)
  const { monthlyBreakEvenUnits: units } = useAtomValue(bottomLineAtom)
  const { afterOwnerPay, income } = useAtomValue(conclusionAtom)
  const beforePay = afterOwnerPay !== null && afterOwnerPay === income ? t('earns.beforePay') : ''
  if (units === null) return `${eachUnit} ${beforePay}`
  if (units === 0) return `${t('earns.breakEvenAtOnce')} ${beforePay}`
  const figures = { units: number(units), total: number(totalUnits), count: units }
  return `${t(units <= totalUnits ? 'earns.breakEven' : 'earns.breakEvenShort', figures)} ${beforePay}`
}

/** Why the word for a plan is not the one that its owner knows, until the plan is edited. */
function ChangedVerdict() {
  const { t } = useTranslation(['summary', 'options'])
  const isUnedited = useAtomValue(judgedBeforeAtom) === useAtomValue(planAtom)
  const changed = changedVerdict(useAtomValue(storedEvaluationAtom))
  if (!isUnedited || changed === null) return null
  const word = (verdict: Verdict) => t(`options:verdictWords.${verdict}`)
  return (
    <p className="mt-2 max-w-line text-small">
      {t('summary:earns.changed', { before: word(changed.before), now: word(changed.now) })}
    </p>
  )
}

export const LazyRestsOnLine = lazyPage(() => import('./rests-on-line').then((module) => module.RestsOnLine), 'fields')

/** Always the same: a document that has it already keeps it, regardless of what is drawn around it, until it has loaded. */
const restsOnLine = (
  <Suspense fallback={null}>
    <LazyRestsOnLine />
  </Suspense>
)

/** Its place is kept while its words are loaded. */
function RestsOn() {
  return <p className="mt-2 min-h-[2lh] max-w-line text-small text-muted sm:min-h-[1lh]">{restsOnLine}</p>
}

/** What the answer depends on, one line each; that customers cost nothing is said with what can be done about it. */
function Dependence() {
  const { t } = useTranslation('summary')
  const texts = useConclusionTexts()(useAtomValue(concludedAtom))
  const isAnalysed = useAtomValue(advancedAtom) !== null
  const lines = [
    texts.oneTime,
    ...useLowering(texts),
    texts.stress,
    texts.few,
    texts.existing,
    texts.ownerPay,
    texts.registration,
    isAnalysed ? null : t('earns.analysisOff'),
  ].filter((line) => line !== null)
  return (
    <ul className="mt-2 grid max-w-line gap-1 text-small text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What makes the figures worse than they look, or better. */
function Warnings() {
  const state = useAtomValue(breakEvenStateAtom)
  const gap = useAtomValue(acquisitionGapAtom)
  if (state !== 'never' && gap === null) return null
  return (
    <div className="mt-3 grid max-w-line gap-2">
      {state === 'never' ? <EachSaleLoses /> : null}
      {gap === null ? null : <CheapAcquisition gap={gap} />}
    </div>
  )
}

function EachSaleLoses(): ReactNode {
  const { t } = useTranslation('summary')
  return (
    <Notice variant="error" live>
      <p className="font-medium">{t('eachSaleLoses')}</p>
    </Notice>
  )
}

/** A store whose new customers cost nothing earns more in these figures than it will; one tap enters what the plan lacks. */
function CheapAcquisition({ gap }: { gap: AcquisitionGap }) {
  const { t } = useTranslation('summary')
  const { money, percent } = useFormat()
  const { typicalCac } = useAtomValue(benchmarkAtom)
  const offer = acquisitionOffer(useAtomValue(planAtom), useAtomValue(storedEvaluationAtom).monthly, typicalCac)
  const change = useChange()
  const isReader = useAtomValue(isReaderAtom)
  const { firstOrderSharePct: share, customerAcquisitionCost: cost } = offer ?? {}
  const parts = share === undefined ? 'cost' : cost === undefined ? 'share' : 'both'
  return (
    <>
      <p className="font-medium text-warning">{t(`acquisition.${gap}`)}</p>
      {offer && !isReader ? (
        <Button className="justify-self-start" onClick={() => change('acquisition', (plan) => ({ ...plan, ...offer }))}>
          {t(`payForCustomers.${parts}`, { share: percent(share ?? null), cost: money(cost ?? null) })}
        </Button>
      ) : null}
    </>
  )
}
