import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { BarSeries } from '../../../results/charts/bar-inks'
import { type OrderLineId, orderEconomics } from '../../../results/order-economics'
import { type Span, trackOf } from '../../../results/segments'
import { useFormat } from '../../state/use-format'
import { monthResultsAtom } from '../slices'

interface OrderBar extends Span {
  key: OrderLineId | 'paid' | 'left'
  series: BarSeries
  label: string
  amount: number
  figure: string
  strong: boolean
}

/** From what a customer pays for an average order to what it leaves for the fixed costs, in words; null without orders. */
export function useOrder(): { title: string; zero: number; bars: OrderBar[] } | null {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const order = orderEconomics(useAtomValue(monthResultsAtom))
  if (!order) return null
  const { paid, taken, left } = order
  const levels = [paid]
  for (const { amount } of taken) levels.push((levels.at(-1) ?? 0) - amount)
  const track = trackOf([...levels, left])
  const bar = (key: OrderBar['key'], amount: number, span: Span): OrderBar => ({
    key,
    series: key === 'left' ? (left < 0 ? 'loss' : 'profit') : key,
    label: t(`order.${key}`),
    amount,
    figure: money(amount),
    strong: key === 'paid' || key === 'left',
    ...span,
  })
  const figures = { paid: money(paid), left: money(Math.abs(left)) }
  return {
    title: t(left < 0 ? 'order.titleLoss' : 'order.title', figures),
    zero: track.zero,
    bars: [
      bar('paid', paid, track.span(paid)),
      ...taken.map(({ id, amount }, at) => bar(id, -amount, track.span(levels[at] ?? 0, levels[at + 1] ?? 0))),
      bar('left', left, track.span(left)),
    ],
  }
}
