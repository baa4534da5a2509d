import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Bars, seriesColours } from '../../../../results/charts/bars'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { type OrderLineId, orderEconomics } from '../../../../results/order-economics'
import { trackOf } from '../../../../results/segments'
import { storedEvaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { useDifferenceText } from '../../../trial/difference'
import { useChartWords } from '../charts/chart-labels'
import { ChartPanel } from '../charts/chart-panel'
import { monthResultsAtom } from '../slices'

const colourOf = (id: OrderLineId) => (id === 'vat' ? 'bg-control' : seriesColours[id])

/** From what a customer pays for an average order to what it leaves for the fixed costs. */
export function OrderChart() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const words = useChartWords()
  const difference = useDifferenceText()
  const storedOrder = orderEconomics(useAtomValue(storedEvaluationAtom))
  const order = orderEconomics(useAtomValue(monthResultsAtom))
  if (!order) return null
  const { paid, taken, left } = order
  const before = storedOrder ?? order
  const takenBefore = new Map(before.taken.map(({ id, amount }) => [id, -amount]))
  const levels = [paid]
  for (const { amount } of taken) levels.push((levels.at(-1) ?? 0) - amount)
  const track = trackOf([...levels, left])
  const rows = [
    {
      key: 'paid',
      label: t('order.paid'),
      amount: paid,
      before: before.paid,
      colour: seriesColours.sales,
      ...track.span(paid),
    },
    ...taken.map(({ id, amount }, at) => ({
      key: id,
      label: t(`order.${id}`),
      amount: -amount,
      before: takenBefore.get(id) ?? 0,
      colour: colourOf(id),
      ...track.span(levels[at] ?? 0, levels[at + 1] ?? 0),
    })),
    {
      key: 'left',
      label: t('order.left'),
      amount: left,
      before: before.left,
      colour: left < 0 ? seriesColours.loss : seriesColours.profit,
      ...track.span(left),
    },
  ].map((row) => ({
    ...row,
    figure: money(row.amount),
    difference: difference(row.amount, row.before, money),
    strong: row.key === 'paid' || row.key === 'left',
  }))
  const figures = { paid: money(paid), left: money(Math.abs(left)) }
  return (
    <ChartPanel>
      <ChartFrame
        level={2}
        title={t(left < 0 ? 'order.titleLoss' : 'order.title', figures)}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: rows.map(({ label, figure: text, difference }) => [label, { text, difference }]),
        }}
      >
        {({ active }) => <Bars active={active} zero={track.zero} rows={rows} />}
      </ChartFrame>
    </ChartPanel>
  )
}
