import { useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../domain/options'
import { type AcquisitionGap, acquisitionGap, acquisitionOffer } from '../../../domain/rules/free-acquisition'
import { Balance } from '../../../results/balance/balance'
import { tiltOf, weightsOf } from '../../../results/balance/balance-weights'
import { headlineOf } from '../../../results/headline/headline'
import { useHeadlineSentence, wholeMoney } from '../../../results/headline/use-headline-sentence'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { Notice } from '../../../ui/notice'
import {
  currencyAtom,
  isReaderAtom,
  isTryingAtom,
  planAtom,
  shownPlanAtom,
  storedEvaluationAtom,
} from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { startMonthAtom } from '../../state/use-month-name'
import { benchmarkAtom, bottomLineAtom, breakEvenStateAtom, monthlyAtom, monthResultsAtom } from '../slices'
import { Difference } from '../trial/difference'
import { headlineAtom } from './tile-words'

const tones: Record<Verdict, string> = {
  unprofitable: 'text-negative',
  moderate: 'text-warning',
  strong: 'text-accent',
}

/** The verdict: one word, one sentence with cash, and the balance as its picture. */
export function HeadlinePanel() {
  const { t } = useTranslation('options')
  const sentence = useHeadlineSentence()
  const headline = useAtomValue(headlineAtom)
  const currency = useAtomValue(currencyAtom)
  const startMonth = useAtomValue(startMonthAtom)
  const { word } = headline
  return (
    <section aria-labelledby="verdict" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:gap-x-8">
        <h2
          id="verdict"
          className={classes('text-section font-semibold sm:self-end sm:text-page', word ? tones[word] : 'text-muted')}
        >
          {word ? t(`verdictWords.${word}`) : null}
        </h2>
        <BalanceOfMonth />
        <p className="col-span-2 max-w-[68ch] text-pretty sm:col-span-1 sm:self-start sm:text-section">
          {sentence(headline, currency, startMonth)}
        </p>
      </div>
      <Today />
      <Warnings />
    </section>
  )
}

/** While something is tried: how far the month is from today's, and what today's plan says. */
function Today() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const currency = useAtomValue(currencyAtom)
  const sentence = useHeadlineSentence()
  const startMonth = useAtomValue(startMonthAtom)
  const stored = useAtomValue(storedEvaluationAtom)
  const isTrying = useAtomValue(isTryingAtom)
  if (!useAtomValue(isTrialOpenAtom)) return null
  return (
    // Its lines stay free while the sliders stand at today's values, so that nothing below moves.
    <div className={classes('mt-2 max-w-[68ch] text-small', !isTrying && 'invisible')}>
      <Difference
        of={({ bottomLine }) => bottomLine.operatingIncome}
        write={(value) => money(value, wholeMoney)}
        className="font-semibold! text-small!"
      />
      <p className="text-muted">
        {t('trial.today')} {sentence(headlineOf(stored), currency, startMonth)}
      </p>
    </div>
  )
}

function BalanceOfMonth() {
  const results = useAtomValue(monthResultsAtom)
  const tilt: CSSProperties & Record<'--tilt', string> = { '--tilt': `${tiltOf(results)}deg` }
  return (
    <div
      style={tilt}
      className={classes(
        'sm:row-span-2',
        // It follows a slider at once: leaning over several frames would lay out and paint the page at each of them.
        useAtomValue(isTrialOpenAtom) && '[&_g]:transition-none!',
      )}
    >
      <Balance weights={weightsOf(results)} className="w-20 @lg:w-44 @3xl:w-64" />
    </div>
  )
}

/** What makes the figures worse than they look, or better. */
function Warnings() {
  const state = useAtomValue(breakEvenStateAtom)
  const gap = acquisitionGap(useAtomValue(shownPlanAtom), useAtomValue(monthlyAtom))
  if (state !== 'never' && gap === null) return null
  return (
    <div className="mt-3 grid max-w-[68ch] gap-2">
      {state === 'never' ? <EachSaleLoses /> : null}
      {gap === null ? null : <CheapAcquisition gap={gap} />}
    </div>
  )
}

function EachSaleLoses() {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const lost = -(useAtomValue(bottomLineAtom).contributionPerUnit ?? 0)
  return (
    <Notice variant="error" live>
      <p className="font-medium">{t('eachSaleLoses.title')}</p>
      {lost > 0 ? <p>{t('eachSaleLoses.text', { amount: money(lost) })}</p> : null}
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
