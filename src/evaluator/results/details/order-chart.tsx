import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Bars, seriesColour } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { orderEconomics } from '../../../results/order-economics'
import { useFormat } from '../../state/use-format'
import { useChartWords } from '../charts/chart-labels'
import { ChartPanel } from '../charts/chart-panel'
import { storedInStateAtom } from '../concluded'
import { useDifferenceText } from '../trial/difference'
import { useOrder } from './use-order'

/** From what a customer pays for an average order to what it leaves for the fixed costs. */
export function OrderChart() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const words = useChartWords()
  const difference = useDifferenceText()
  const storedOrder = orderEconomics(useAtomValue(storedInStateAtom))
  const order = useOrder()
  if (!order) return null
  const amountsBefore = new Map<string, number>(storedOrder?.taken.map(({ id, amount }) => [id, -amount]))
  if (storedOrder) amountsBefore.set('paid', storedOrder.paid).set('left', storedOrder.left)
  const rows = order.bars.map(({ amount, series, ...bar }) => ({
    ...bar,
    colour: seriesColour(series),
    difference: difference(amount, storedOrder ? (amountsBefore.get(bar.key) ?? 0) : amount, money),
  }))
  return (
    <ChartPanel>
      <ChartFrame
        level={2}
        title={order.title}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: rows.map(({ label, figure: text, difference }) => [label, { text, difference }]),
        }}
      >
        {({ active }) => <Bars active={active} zero={order.zero} rows={rows} />}
      </ChartFrame>
    </ChartPanel>
  )
}
