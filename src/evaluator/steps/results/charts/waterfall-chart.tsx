import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Bars, seriesColours } from '../../../../results/charts/bars'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { type WaterfallBar, waterfall } from '../../../../results/waterfall'
import { storedEvaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { useDifferenceText } from '../../../trial/difference'
import { hasPictureAtom, monthResultsAtom, refusalsAtom, storedRefusalsAtom } from '../slices'
import { useChartWords } from './chart-labels'
import { ChartPanel } from './chart-panel'

/** The amounts of today's plan while something is tried. */
function useAmountsBefore(): (id: WaterfallBar['id']) => number {
  const stored = useAtomValue(storedEvaluationAtom)
  const refusals = useAtomValue(storedRefusalsAtom)
  const amounts = new Map(waterfall(stored, refusals).bars.map(({ id, amount }) => [id, amount]))
  return (id) => amounts.get(id) ?? 0
}

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { t } = useTranslation('results')
  const { money: inFull } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const words = useChartWords()
  const results = useAtomValue(monthResultsAtom)
  const refusals = useAtomValue(refusalsAtom)
  const amountBefore = useAmountsBefore()
  const difference = useDifferenceText()
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
  const differenceOf = ({ id, amount }: WaterfallBar) =>
    difference(amount, amountBefore(id), (value) => inFull(value, wholeMoney))
  const figures = { sales: money(monthly.salesExVAT), profit: money(profit) }
  return (
    <ChartPanel>
      <ChartFrame
        level={2}
        title={
          losing
            ? t('charts.waterfallLoss', { ...figures, loss: money(-profit) })
            : t('charts.waterfallProfit', figures)
        }
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: bars.map((bar) => [labelOf(bar), { text: amountOf(bar), difference: differenceOf(bar) }]),
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
              difference: differenceOf(bar),
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
