import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { BarSeries } from '../../../results/charts/bar-inks'
import { type OrderLineId, orderEconomics } from '../../../results/order-economics'
import { type Step, stepsOf } from '../../../results/segments'
import { useFormat } from '../../state/use-format'
import { monthResultsAtom } from '../slices'

interface OrderBar extends Step {
  key: OrderLineId | 'paid' | 'left'
  series: BarSeries
  label: string
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
  const parts = taken.map(({ id, amount }) => ({ id, amount: -amount }))
  const { zero, first, between, last } = stepsOf(paid, parts, left)
  const bar = (key: OrderBar['key'], step: Step): OrderBar => ({
    key,
    series: key === 'left' ? (left < 0 ? 'loss' : 'profit') : key,
    label: t(`order.${key}`),
    figure: money(step.amount),
    strong: key === 'paid' || key === 'left',
    ...step,
  })
  const figures = { paid: money(paid), left: money(Math.abs(left)) }
  return {
    title: t(left < 0 ? 'order.titleLoss' : 'order.title', figures),
    zero,
    bars: [bar('paid', first), ...between.map(({ id, ...step }) => bar(id, step)), bar('left', last)],
  }
}
