import type { Colour } from '../../../../../files/pdf/look'
import { useWaterfall } from '../../../../results/charts/use-waterfall'
import { useOrder } from '../../../../results/details/use-order'
import { Bars } from './bars'

const seriesColours = {
  sales: 'sales',
  product: 'product',
  delivery: 'delivery',
  payment: 'payment',
  marketing: 'marketing',
  fixed: 'fixed',
  returns: 'returns',
  refusals: 'returns',
  profit: 'accent',
  loss: 'negative',
} as const satisfies Record<string, Colour>

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { title, note, zero, bars } = useWaterfall()
  return (
    <Bars
      title={title}
      note={note}
      zero={zero}
      bars={bars.map(({ id: _, series, ...bar }) => ({ ...bar, colour: seriesColours[series] }))}
    />
  )
}

/** From what a customer pays for an average order to what it leaves. */
export function OrderChart() {
  const order = useOrder()
  if (!order) return null
  const colourOf = (key: (typeof order.bars)[number]['key']): Colour => {
    if (key === 'left') return order.isLoss ? 'negative' : 'accent'
    if (key === 'vat') return 'control'
    return key === 'paid' ? 'sales' : seriesColours[key]
  }
  return (
    <Bars
      title={order.title}
      zero={order.zero}
      bars={order.bars.map((bar) => ({ ...bar, colour: colourOf(bar.key) }))}
    />
  )
}
