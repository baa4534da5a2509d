import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Monthly } from '../../../domain/evaluation'
import { costShares, waterfall } from '../../../results/breakdown'
import { Bars, seriesColours } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { BreakEvenPicture } from '../../../results/charts/line-pictures'
import { evaluationAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { useAxisNumber, useChartWords } from './chart-words'

function ChartPanel({ children }: { children: ReactNode }) {
  return <section className="rounded-panel border border-line bg-surface p-4 sm:p-6">{children}</section>
}

function EmptyChart() {
  const { t } = useTranslation('results')
  return (
    <ChartPanel>
      <p className="text-muted">{t('charts.empty')}</p>
    </ChartPanel>
  )
}

function useMonthly(): Monthly {
  return useAtomValue(evaluationAtom).monthly
}

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const words = useChartWords()
  const monthly = useMonthly()
  if (monthly.totalUnits === 0) return <EmptyChart />
  const bars = waterfall(monthly)
  const losing = monthly.operatingIncome < 0
  const names = { ...t('series', { returnObjects: true }) }
  const nameOf = (id: (typeof bars)[number]['id']) => (id === 'profit' && losing ? names.loss : names[id])
  const zero = bars.at(-1)
  const title = losing
    ? t('charts.waterfallLoss', { sales: money(monthly.salesExVAT), loss: money(-monthly.operatingIncome) })
    : t('charts.waterfallProfit', { sales: money(monthly.salesExVAT), profit: money(monthly.operatingIncome) })
  return (
    <ChartPanel>
      <ChartFrame
        title={title}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: bars.map((bar) => [nameOf(bar.id), money(bar.amount)]),
        }}
      >
        {(active) => (
          <Bars
            active={active}
            rows={bars.map((bar) => ({
              key: bar.id,
              label: nameOf(bar.id),
              figure: money(bar.amount),
              colour: seriesColours[bar.id === 'profit' && losing ? 'loss' : bar.id],
              from: bar.from,
              to: bar.to,
              ...(losing && zero ? { zero: zero.to } : {}),
              strong: bar.id === 'sales' || bar.id === 'profit',
            }))}
          />
        )}
      </ChartFrame>
    </ChartPanel>
  )
}

/** Which cost is how large a part of all. */
export function CompositionChart() {
  const { t } = useTranslation('results')
  const { money, percent } = useFormat()
  const words = useChartWords()
  const monthly = useMonthly()
  const shares = costShares(monthly).sort((a, b) => b.amount - a.amount)
  const [largest] = shares
  if (!largest || largest.amount === 0) return <EmptyChart />
  return (
    <ChartPanel>
      <ChartFrame
        title={t('charts.composition', { what: t(`series.${largest.id}`), share: percent(largest.share) })}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount'), t('charts.share')],
          rows: shares.map(({ id, amount, share }) => [t(`series.${id}`), money(amount), percent(share)]),
        }}
      >
        {(active) => (
          <Bars
            active={active}
            rows={shares.map(({ id, share }) => ({
              key: id,
              label: t(`series.${id}`),
              figure: percent(share),
              colour: seriesColours[id],
              from: 0,
              to: share / 100,
            }))}
          />
        )}
      </ChartFrame>
    </ChartPanel>
  )
}

/** Sales against costs, with the store's own place. */
export function BreakEvenChart() {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const words = useChartWords()
  const axis = useAxisNumber()
  const { monthly, breakEvenState } = useAtomValue(evaluationAtom)
  if (monthly.totalUnits === 0) return <EmptyChart />
  const needed = number(monthly.monthlyBreakEvenUnits)
  const total = number(monthly.totalUnits)
  const titles = {
    'no-units': t('charts.empty'),
    never: t('charts.breakEvenNever'),
    profitable: t('charts.breakEvenReached', { needed, total }),
    'needs-units': t('charts.breakEvenMissed', { needed, total }),
  }
  const store = [t('charts.yourStore'), total, money(monthly.salesExVAT), money(monthly.totalMonthlyCosts)]
  const even = [
    t('charts.breakEvenPoint'),
    needed,
    money(monthly.revenueToBreakEven),
    money(monthly.revenueToBreakEven),
  ]
  return (
    <ChartPanel>
      <ChartFrame
        title={titles[breakEvenState]}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.units'), t('charts.sales'), t('charts.costs')],
          rows: monthly.monthlyBreakEvenUnits === null ? [store] : [even, store],
        }}
      >
        {(active) => (
          <BreakEvenPicture
            monthly={monthly}
            active={active}
            axis={{ x: axis, y: axis }}
            salesLabel={t('charts.sales')}
            costsLabel={t('charts.costs')}
            storeLabel={t('charts.yourStore')}
          />
        )}
      </ChartFrame>
    </ChartPanel>
  )
}
