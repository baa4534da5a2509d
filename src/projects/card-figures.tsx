import { useTranslation } from 'react-i18next'
import { isFirstResult, type ProjectFigures } from '../domain/project-figures'
import { formatMoney, formatNumber, formatPercent, noValue } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { Badge } from '../ui/badge'
import { Figure } from '../ui/figure'
import { Meter } from '../ui/meter'
import { FirstResult } from './first-result'
import { Sparkline } from './sparkline'

const whole = { min: 0, max: 0 }

/** What a project's plan leads to. Without units there is no profit to speak of: a dash, never a zero. */
export function CardFigures({ id, figures }: { id: string; figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const { isReadable, isActive, completionPct, status } = figures
  const language = useLanguage()
  const percent = formatPercent(completionPct, language, whole)
  return (
    <>
      {isReadable ? null : <p className="text-small text-warning">{t('card.unreadable')}</p>}
      {isFirstResult(figures) ? (
        <FirstResult id={id} figures={figures} />
      ) : (
        <>
          <Badges figures={figures} />
          <Profit figures={figures} />
        </>
      )}
      <dl className="flex flex-col gap-1">
        <Cell
          label={t(figures.vatRegistered ? 'card.revenue' : 'card.revenueNoVat')}
          value={isActive ? money(figures, figures.salesExVAT, language) : noValue}
        />
        <Cell
          label={t('card.margin')}
          value={isFirstResult(figures) ? noValue : formatPercent(figures.operatingMarginPct, language)}
        />
        <Cell label={t('card.team')} value={formatNumber(figures.teamSize, language)} />
      </dl>
      <div>
        <p className="mb-1 flex justify-between gap-2 text-small">
          <span>{t(`status.${status}`)}</span>
          <Figure className="text-muted">{percent}</Figure>
        </p>
        <Meter value={completionPct} label={t('card.completion')} valueText={percent} />
      </div>
    </>
  )
}

const money = ({ currency }: ProjectFigures, value: number | null, language: 'en' | 'ar') =>
  formatMoney(value, language, currency, whole)

function Badges({ figures: { isProfitable } }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  if (isProfitable === null) return null
  return (
    <p className="flex flex-wrap gap-2">
      {isProfitable ? (
        <Badge tone="good">{t('card.profitable')}</Badge>
      ) : (
        <Badge tone="bad">{t('card.needsWork')}</Badge>
      )}
    </p>
  )
}

function Profit({ figures }: { figures: ProjectFigures }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const { isProfitable, profit, cumulativeCash } = figures
  const isLoss = isProfitable !== null && profit < 0
  const value = money(figures, isProfitable === null ? null : Math.abs(profit), language)
  return (
    <div>
      <p className="text-small text-muted">{isLoss ? t('card.loss') : t('card.profit')}</p>
      <p className="text-page leading-tight font-semibold break-words">
        <Figure tone={isProfitable === null ? 'plain' : isLoss ? 'bad' : 'good'}>{value}</Figure>
      </p>
      {cumulativeCash && isProfitable !== null ? (
        <Sparkline
          figures={cumulativeCash}
          label={t('card.cash', {
            lowest: money(figures, Math.min(...cumulativeCash), language),
            months: cumulativeCash.length - 1,
            last: money(figures, cumulativeCash.at(-1) ?? null, language),
          })}
        />
      ) : null}
    </div>
  )
}

function Cell({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-wrap justify-between gap-x-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-small font-medium break-words">
        <Figure>{value}</Figure>
      </dd>
    </div>
  )
}
