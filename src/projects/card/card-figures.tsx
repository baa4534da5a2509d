import { useTranslation } from 'react-i18next'
import { isFirstResult, type ProjectFigures } from '../../domain/project/project-figures'
import { capitalized, formatMoney, formatNumber, formatPercent, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { isLoss } from '../../results/conclusion/conclusion-texts'
import { useConclusionTexts } from '../../results/conclusion/use-conclusion-texts'
import { Badge } from '../../ui/badge'
import { Figure } from '../../ui/figure'
import { Meter } from '../../ui/meter'
import { FirstResult } from './first-result'
import { Sparkline } from './sparkline'

const whole = { min: 0, max: 0 }

/** What a project's plan leads to. Without units there is no profit to speak of, and no figure is made up. */
export function CardFigures({ id, figures }: { id: string; figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const { isReadable, isProfitable } = figures
  return (
    <>
      {isReadable ? null : <p className="text-small text-warning">{t('card.unreadable')}</p>}
      {isReadable && isProfitable === null ? <p className="text-muted">{t('card.nothingYet')}</p> : null}
      {isFirstResult(figures) ? <FirstResult id={id} figures={figures} /> : null}
      {isProfitable === null || isFirstResult(figures) ? null : <Profit figures={figures} />}
      {isProfitable === null ? null : <Facts figures={figures} />}
      <CountedRegistered figures={figures} />
      <Completion figures={figures} />
    </>
  )
}

/** Revenue, margin and team, one below the other: no amount is too long for its line. */
function Facts({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const margin = isFirstResult(figures) ? noValue : formatPercent(figures.operatingMarginPct, language)
  return (
    <dl className="flex flex-col gap-1">
      <Fact
        label={t(figures.vatRegistered ? 'card.revenue' : 'card.revenueNoVat')}
        value={money(figures, figures.salesExVAT, language)}
      />
      <Fact label={t('card.margin')} value={margin} />
      <Fact label={t('card.team')} value={formatNumber(figures.teamSize, language)} />
    </dl>
  )
}

/** That the figures count a store as registered for VAT which is not yet. */
export function CountedRegistered({ figures: { isCountedRegistered, isProfitable } }: { figures: ProjectFigures }) {
  const { t } = useTranslation('options')
  if (!isCountedRegistered || isProfitable === null) return null
  return <p className="text-small font-normal text-muted">{capitalized(t('countedRegistered'))}</p>
}

/** How far the plan is filled in: no success in itself, so beside a loss the bar is grey. */
function Completion({ figures: { status, completionPct, isProfitable } }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const percent = formatPercent(completionPct, useLanguage(), whole)
  return (
    <div>
      <p className="mb-1 flex justify-between gap-2 text-small">
        <span>{t(`status.${status}`)}</span>
        <Figure className="text-muted">{percent}</Figure>
      </p>
      <Meter
        value={completionPct}
        tone={isProfitable === false ? 'plain' : 'good'}
        label={t('card.completion')}
        valueText={percent}
        isThin
      />
    </div>
  )
}

export const money = ({ currency }: ProjectFigures, value: number | null, language: 'en' | 'ar') =>
  formatMoney(value, language, currency, whole)

const tones = { unprofitable: 'bad', moderate: 'plain', strong: 'good' } as const

function ResultBadge({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation('options')
  const { verdict } = figures.conclusion
  if (verdict === null || figures.isProfitable === null || isFirstResult(figures)) return null
  return <Badge tone={tones[verdict]}>{t(`verdictWords.${verdict}`)}</Badge>
}

function Profit({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const { profit } = figures
  const loses = isLoss(profit)
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-muted">
        {loses ? t('card.loss') : t('card.profit')}
        <ResultBadge figures={figures} />
      </p>
      <p className="text-page leading-tight font-semibold break-words">
        <Figure tone={loses ? 'bad' : 'good'}>{money(figures, Math.abs(profit), language)}</Figure>
      </p>
      <Cash figures={figures} />
    </div>
  )
}

/** The cash curve under its name. */
function Cash({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const { cumulativeCash } = figures
  const texts = useConclusionTexts()(figures)
  if (!cumulativeCash) return null
  const lowest = money(figures, Math.min(...cumulativeCash), language)
  const last = money(figures, cumulativeCash.at(-1) ?? null, language)
  const months = cumulativeCash.length - 1
  return (
    <figure className="mt-2">
      <Sparkline figures={cumulativeCash} label={t('card.cash', { lowest, months, last })} />
      <figcaption className="mt-2 text-small text-muted">
        {texts.oneTime} {texts.needed} {texts.back}
      </figcaption>
    </figure>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-small">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium whitespace-nowrap">
        <Figure>{value}</Figure>
      </dd>
    </div>
  )
}
