import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { bestDriver } from '../../../domain/drivers'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { evaluationAtom } from '../../atoms'
import { driversAtom } from '../../rail-figures'
import { useFormat } from '../../use-format'

/** The verdict in a sentence, one figure, and the one change that would help most. */
export function VerdictPanel() {
  const { t } = useTranslation(['results', 'options'])
  const { money } = useFormat()
  const { monthly, verdict, performanceBadge } = useAtomValue(evaluationAtom)
  const losing = verdict === 'unprofitable'
  return (
    <section aria-labelledby="verdict" className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="verdict" className="text-small font-semibold text-muted">
          {verdict ? t(`options:verdicts.${verdict}`) : t('results:alerts.noUnits')}
        </h3>
        {performanceBadge ? (
          <span className={classes('rounded-full px-3 py-0.5 text-small font-medium', badgeLooks[performanceBadge])}>
            {t('results:badge')}: {t(`options:performanceBadges.${performanceBadge}`)}
          </span>
        ) : null}
      </div>
      <p className="mt-2 text-figure font-semibold">
        <Figure tone={verdict === null ? 'plain' : losing ? 'bad' : 'good'}>
          {money(verdict === null ? null : monthly.operatingIncome)}
        </Figure>
      </p>
      <VerdictText />
      <HelpsMost />
    </section>
  )
}

const badgeLooks = {
  healthy: 'bg-accent-soft text-accent',
  fair: 'bg-accent-soft text-accent',
  tight: 'bg-warning-soft text-warning',
  losing: 'bg-negative-soft text-negative',
}

function VerdictText() {
  const { t } = useTranslation('results')
  const { money, number, percent } = useFormat()
  const { monthly, verdict, breakEvenState } = useAtomValue(evaluationAtom)
  if (verdict === null) return null
  const needed = number(monthly.monthlyBreakEvenUnits)
  const total = number(monthly.totalUnits)
  const figures = {
    profit: money(monthly.operatingIncome),
    loss: money(Math.abs(monthly.operatingIncome)),
    margin: percent(monthly.operatingMarginPct),
  }
  return (
    <div className="mt-3 grid max-w-[68ch] gap-1">
      <p className="text-section">{t(`verdict.${verdict}`, figures)}</p>
      {breakEvenState === 'never' ? <p>{t('verdict.never')}</p> : null}
      {breakEvenState === 'needs-units' ? (
        <p>
          {t('verdict.breakEvenMissed', { needed, total })} {t('verdict.fixedTooHigh')}
        </p>
      ) : null}
      {breakEvenState === 'profitable' ? <p>{t('verdict.breakEvenReached', { needed, total })}</p> : null}
      {verdict === 'unprofitable' ? <p className="text-muted">{t('verdict.toProfit')}</p> : null}
      {verdict === 'moderate' ? <p className="text-muted">{t('verdict.improve')}</p> : null}
    </div>
  )
}

function HelpsMost() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { money } = useFormat()
  const best = bestDriver(useAtomValue(driversAtom))
  const { verdict } = useAtomValue(evaluationAtom)
  if (verdict === null) return null
  return (
    <p className="mt-4 border-t border-line pt-4">
      <span className="block text-small text-muted">{t('results:verdict.helpsMost')}</span>
      <span className="font-medium">
        {best
          ? t('results:verdict.helps', { what: t(`evaluator:drivers.${best.id}`), gain: money(best.incomeChange) })
          : t('results:verdict.nothingHelps')}
      </span>
    </p>
  )
}
