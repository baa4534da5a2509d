import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { headlineSize } from '../../summary/headline-size'
import { missingAtom } from '../../summary/summary-figures'
import { useGainText } from '../../summary/use-gain-text'
import { useStep } from '../../wizard/step-location'
import { useHow } from './explanations/how'
import { bestDriverAtom, bottomLineAtom, performanceBadgeAtom, verdictAtom } from './slices'
import { VerdictText } from './verdict-text'

/** The verdict in a sentence, one figure, and the one change that would help most. */
export function VerdictPanel() {
  const missing = useAtomValue(missingAtom)
  return (
    <section aria-labelledby="verdict" className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <Heading />
      <KeyFigure />
      {missing ? (
        <ToRevenue />
      ) : (
        <>
          <VerdictText />
          <HelpsMost />
        </>
      )}
    </section>
  )
}

const badgeVariants = {
  healthy: 'bg-accent-soft text-accent',
  fair: 'bg-accent-soft text-accent',
  tight: 'bg-warning-soft text-warning',
  losing: 'bg-negative-soft text-negative',
}

function Heading() {
  const { t } = useTranslation(['results', 'options'])
  const verdict = useAtomValue(verdictAtom)
  const performanceBadge = useAtomValue(performanceBadgeAtom)
  const missing = useAtomValue(missingAtom)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 id="verdict" className="text-small font-semibold text-muted">
        {verdict && !missing ? t(`options:verdicts.${verdict}`) : t('results:verdict.none')}
      </h3>
      {performanceBadge && !missing ? (
        <p className={classes('rounded-full px-3 py-0.5 text-small font-medium', badgeVariants[performanceBadge])}>
          {t('results:badge', { badge: t(`options:performanceBadges.${performanceBadge}`) })}
        </p>
      ) : null}
    </div>
  )
}

function KeyFigure() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const { operatingIncome } = useAtomValue(bottomLineAtom)
  const missing = useAtomValue(missingAtom)
  const { button, region } = useHow('bottomLine.operatingIncome')
  const losing = operatingIncome < 0
  const amount = money(missing ? null : Math.abs(operatingIncome))
  return (
    <>
      <div className="relative mt-2">
        <p className="text-small text-muted">
          {losing && !missing ? t('rail.loss') : t('rail.profit')}
          {button}
        </p>
        <p className={classes('font-semibold', headlineSize(amount))}>
          <Figure tone={missing ? 'plain' : losing ? 'bad' : 'good'}>{amount}</Figure>
        </p>
      </div>
      {region}
    </>
  )
}

/** Leads to where prices and units are entered. */
function ToRevenue() {
  const { t } = useTranslation('results')
  const [, go] = useStep()
  return (
    <div className="mt-4">
      <Button variant="primary" onClick={() => go('revenue')}>
        {t('verdict.toRevenue')}
      </Button>
    </div>
  )
}

function HelpsMost() {
  const { t } = useTranslation(['results', 'evaluator'])
  const gainText = useGainText()
  const best = useAtomValue(bestDriverAtom)
  return (
    <p className="mt-4 border-t border-line pt-4">
      <span className="block text-small text-muted">{t('evaluator:rail.helpsMost')}</span>
      <span className="font-medium">{best ? gainText(best) : t('results:verdict.nothingHelps')}</span>
    </p>
  )
}
