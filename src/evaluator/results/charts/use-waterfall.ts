import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { BarSeries } from '../../../results/charts/bar-inks'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import type { Span } from '../../../results/segments'
import { type WaterfallBar, waterfall } from '../../../results/waterfall'
import { useFormat } from '../../state/use-format'
import { monthResultsAtom, refusalsAtom } from '../slices'

/** A bar with its words, on screen and on paper. */
interface WordedBar extends Span {
  key: string
  label: string
  figure: string
  series: Exclude<BarSeries, 'paid' | 'vat'>
  /** Where the next bar begins. */
  level: number
  strong?: boolean
}

interface WordedWaterfall {
  title: string
  /** What is to be known about the bars; null where there is nothing. */
  note: string | null
  zero: number
  bars: (WordedBar & { id: WaterfallBar['id']; amount: number })[]
}

/** From revenue to profit, cost by cost, in words. */
export function useWaterfall(): WordedWaterfall {
  const { t } = useTranslation('results')
  const { money: inFull } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const results = useAtomValue(monthResultsAtom)
  const refusals = useAtomValue(refusalsAtom)
  const { bars, zero } = waterfall(results, refusals)
  const profit = results.bottomLine.operatingIncome
  const losing = profit < 0
  const figures = { sales: money(results.monthly.salesExVAT), profit: money(profit) }
  const title = losing ? 'charts.waterfallLoss' : 'charts.waterfallProfit'
  return {
    // The first bar is the revenue before refusals, and the title has that of the month.
    title: t(refusals ? (`${title}Delivered` as const) : title, { ...figures, loss: money(-profit) }),
    note: refusals ? t('charts.withoutRefusals', { without: money(refusals.without.monthly.salesExVAT) }) : null,
    zero,
    bars: bars.map(({ id, amount, from, to, level }) => {
      const series = id === 'profit' && losing ? 'loss' : id
      return {
        id,
        amount,
        key: id,
        series,
        label: t(id === 'sales' && refusals ? 'series.salesWithoutRefusals' : `series.${series}`),
        // In a statement of amounts added and taken away a loss has its minus.
        figure: money(amount),
        from,
        to,
        strong: id === 'sales' || id === 'profit',
        level,
      }
    }),
  }
}
