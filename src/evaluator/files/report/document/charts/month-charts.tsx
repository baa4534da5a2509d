import { barInks } from '../../../../../results/charts/bar-inks'
import { useWaterfall } from '../../../../results/charts/use-waterfall'
import { useOrder } from '../../../../results/details/use-order'
import { Bars } from './bars'

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { title, note, zero, bars } = useWaterfall()
  return (
    <Bars
      title={title}
      note={note}
      zero={zero}
      bars={bars.map(({ id: _, series, ...bar }) => ({ ...bar, colour: barInks[series] }))}
    />
  )
}

/** From what a customer pays for an average order to what it leaves. */
export function OrderChart() {
  const order = useOrder()
  if (!order) return null
  const { title, zero, bars } = order
  return <Bars title={title} zero={zero} bars={bars.map((bar) => ({ ...bar, colour: barInks[bar.series] }))} />
}
