import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Bars, seriesColours } from '../../../../results/charts/bars'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { type WaterfallBar, waterfall } from '../../../../results/waterfall'
import { useFormat } from '../../../state/use-format'
import { hasPictureAtom, monthResultsAtom, refusalsAtom } from '../slices'
import { useChartWords } from './chart-labels'
import { ChartPanel } from './chart-panel'

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { t } = useTranslation('results')
  const { money: inFull } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const words = useChartWords()
  const results = useAtomValue(monthResultsAtom)
  const refusals = useAtomValue(refusalsAtom)
  if (!useAtomValue(hasPictureAtom)) return null
  const { bars, zero } = waterfall(results, refusals)
  const { monthly, bottomLine } = results
  const profit = bottomLine.operatingIncome
  const losing = profit < 0
  const idOf = ({ id }: WaterfallBar) => (id === 'profit' && losing ? 'loss' : id)
  const labelOf = (bar: WaterfallBar) =>
    t(bar.id === 'sales' && refusals ? 'series.salesWithoutRefusals' : `series.${idOf(bar)}`)
  // What is called a loss has no minus.
  const amountOf = (bar: WaterfallBar) => money(idOf(bar) === 'loss' ? Math.abs(bar.amount) : bar.amount)
  const figures = { sales: money(monthly.salesExVAT), profit: money(profit) }
  return (
    <ChartPanel>
      <ChartFrame
        title={
          losing
            ? t('charts.waterfallLoss', { ...figures, loss: money(-profit) })
            : t('charts.waterfallProfit', figures)
        }
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: bars.map((bar) => [labelOf(bar), amountOf(bar)]),
        }}
      >
        {({ active }) => (
          <Bars
            active={active}
            zero={zero}
            rows={bars.map((bar) => ({
              key: bar.id,
              label: labelOf(bar),
              figure: amountOf(bar),
              colour: seriesColours[idOf(bar)],
              from: bar.from,
              to: bar.to,
              strong: bar.id === 'sales' || bar.id === 'profit',
              ...(bar.id === 'profit' ? {} : { level: bar.level }),
            }))}
          />
        )}
      </ChartFrame>
      {refusals ? <p className="mt-3 text-small text-muted">{t('charts.withoutRefusals')}</p> : null}
    </ChartPanel>
  )
}
