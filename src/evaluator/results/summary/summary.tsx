import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { classes } from '../../../ui/classes'
import { useMedia } from '../../../ui/device/use-media'
import { Figure, FluidFigure, LiveFigure } from '../../../ui/figure'
import { ChevronDown, ChevronUp } from '../../../ui/first-icons'
import { useDismissal } from '../../../ui/overlays/use-dismissal'
import { evaluationAtom } from '../../state/atoms'
import { isFirstResultAtom, missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { LazyFirstResult, LazyFirstResultLine } from '../../steps/questions/question-parts'
import { conclusionAtom, evaluatedInStateAtom } from '../concluded'
import { HealthDial } from './health-dial'
import { profitChangeAtom } from './summary-figures'
import { SummaryHealth } from './summary-health'
import { SummaryMoneyNeeded } from './summary-money-needed'
import { SummaryRow } from './summary-row'
import { TopImprovements } from './top-improvements'

/** Where the figures stand beside the step; the classes `lg:` say the same to a page that knows no screen yet. */
const isWide = '(min-width: 64rem)'

/** The figures beside every step, moving as one types. */
export function SummaryPanel({ trouble }: { trouble?: ReactNode }) {
  const { t } = useTranslation('evaluator')
  if (useMedia(isWide) === false) return null
  return (
    <aside aria-label={t('rail.title')} className="hidden w-80 shrink-0 self-start lg:sticky lg:top-6 lg:block">
      <div className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-6">
        {trouble}
        <div>
          <SummaryFigures />
        </div>
      </div>
    </aside>
  )
}

/** The same on a phone: one line at the bottom that opens a sheet. */
export function SummaryBar({ trouble }: { trouble?: ReactNode }) {
  const { t } = useTranslation('evaluator')
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useDismissal(bar, open, () => setOpen(false))
  if (useMedia(isWide)) return null
  return (
    <aside
      ref={bar}
      aria-label={t('rail.title')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-float lg:hidden"
    >
      <div id="rail-sheet" hidden={!open} className="max-h-[70dvh] overflow-y-auto p-4">
        {open ? <SummaryFigures /> : null}
      </div>
      {trouble}
      <button
        type="button"
        aria-expanded={open}
        aria-controls="rail-sheet"
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3 px-4 text-start"
      >
        {open ? (
          <span className="grow font-medium">{t('rail.hide')}</span>
        ) : (
          <>
            <SummaryLine />
            <span className="sr-only">{t('rail.open')}</span>
          </>
        )}
        {open ? <ChevronDown className="text-muted" /> : <ChevronUp className="text-muted" />}
      </button>
    </aside>
  )
}

function SummaryLine() {
  if (useAtomValue(isFirstResultAtom)) {
    return (
      <Suspense fallback={<span className="grow" />}>
        <LazyFirstResultLine />
      </Suspense>
    )
  }
  return <WholeRailLine />
}

function WholeRailLine() {
  const { t } = useTranslation('evaluator')
  const { money, number } = useFormat()
  const { conclusion, advanced } = useAtomValue(evaluationAtom)
  const missing = useAtomValue(missingAtom)
  if (missing) {
    return (
      <span className="grow text-small text-muted">
        <Figure>—</Figure> {t(`rail.${missing}`)}
      </span>
    )
  }
  const losing = conclusion.income < 0
  return (
    <span className="flex min-w-0 grow items-center justify-between gap-x-2">
      <span className="min-w-0">
        <span className="block truncate text-small leading-snug text-muted">
          {losing ? t('rail.loss') : t('rail.profit')}
        </span>
        {/* What has no room beside the profit is left out, not wrapped. */}
        <span className="flex max-h-[1lh] flex-wrap items-baseline gap-x-2 overflow-hidden">
          <LiveFigure className="font-semibold" tone={losing ? 'bad' : 'good'}>
            {money(Math.abs(conclusion.income), wholeMoney)}
          </LiveFigure>
          <ProfitChange />
        </span>
      </span>
      {advanced ? (
        <span className="inline-flex shrink-0 items-center gap-1 text-small text-muted">
          <span className="sr-only">{t('rail.health')} </span>
          <Figure className="font-medium text-text">{number(advanced.businessHealthScore, { max: 0 })}</Figure>{' '}
          <HealthDial score={advanced.businessHealthScore} small />
        </span>
      ) : null}
    </span>
  )
}

function SummaryFigures() {
  if (useAtomValue(isFirstResultAtom)) {
    return (
      <Suspense fallback={null}>
        <LazyFirstResult />
      </Suspense>
    )
  }
  return <AllRailFigures />
}

function AllRailFigures() {
  const { t } = useTranslation('evaluator')
  const { t: option } = useTranslation('options')
  const { money, percent, number } = useFormat()
  const { income, verdict } = useAtomValue(conclusionAtom)
  const { monthly, bottomLine } = useAtomValue(evaluatedInStateAtom)
  const missing = useAtomValue(missingAtom)
  const shown = <T,>(value: T): T | null => (missing ? null : value)
  const needed = bottomLine.monthlyBreakEvenUnits
  const losing = !missing && income < 0
  // The heading says whether it is a loss.
  const profit = money(shown(Math.abs(income)), wholeMoney)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-small font-medium text-muted">{losing ? t('rail.loss') : t('rail.profit')}</h2>
        {missing ? null : <ProfitChange spelled />}
      </div>
      <FluidFigure size="headline" className="mt-1" tone={missing ? 'plain' : losing ? 'bad' : 'good'}>
        {profit}
      </FluidFigure>
      {missing ? <p className="text-small text-muted">{t(`rail.${missing}`)}</p> : null}
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <SummaryRow label={t('rail.verdict')}>
          {verdict && !missing ? option(`verdictWords.${verdict}`) : '—'}
        </SummaryRow>
        <SummaryRow label={t('rail.revenue')}>{money(shown(monthly.salesExVAT), wholeMoney)}</SummaryRow>
        <SummaryRow label={t('rail.margin')}>{percent(shown(bottomLine.operatingMarginPct))}</SummaryRow>
        <SummaryRow
          label={t('rail.breakEven')}
          note={shown(
            needed === null ? t('rail.neverBreaksEven') : t('rail.planned', { units: number(monthly.totalUnits) }),
          )}
          isBad={needed === null}
        >
          {number(shown(needed))}
        </SummaryRow>
        <SummaryMoneyNeeded />
      </dl>
      <SummaryHealth />
      <TopImprovements />
    </>
  )
}

/** What the last edit did to the profit: sign, arrow and colour together. */
function ProfitChange({ spelled }: { spelled?: boolean }) {
  const { t } = useTranslation('evaluator')
  const { money, number } = useFormat()
  const change = useAtomValue(profitChangeAtom)
  // What would be written as 0 is no change.
  if (change === null || Math.abs(change) < 0.5) return null
  const up = change > 0
  const amount = spelled ? money(Math.abs(change), wholeMoney) : number(Math.abs(change), wholeMoney)
  return (
    <span className={classes('text-small font-medium', up ? 'text-accent' : 'text-negative')}>
      <span aria-hidden="true">{up ? '▲ ' : '▼ '}</span>
      <span className="sr-only">{up ? t('rail.up', { amount }) : t('rail.down', { amount })}</span>
      <bdi aria-hidden="true">{amount}</bdi>
      {spelled ? <span className="sr-only"> {t('rail.changed')}</span> : null}
    </span>
  )
}
