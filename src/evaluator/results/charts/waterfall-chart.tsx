import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Bars, seriesColour } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { type WaterfallBar, waterfall } from '../../../results/waterfall'
import { useFormat } from '../../state/use-format'
import { storedInStateAtom } from '../concluded'
import { hasPictureAtom, storedRefusalsAtom } from '../slices'
import { useDifferenceText } from '../trial/difference'
import { useChartWords } from './chart-labels'
import { ChartPanel } from './chart-panel'
import { useWaterfall } from './use-waterfall'

/** The amounts of today's plan while something is tried. */
function useAmountsBefore(): (id: WaterfallBar['id']) => number {
  const stored = useAtomValue(storedInStateAtom)
  const refusals = useAtomValue(storedRefusalsAtom)
  const amounts = new Map(waterfall(stored, refusals).bars.map(({ id, amount }) => [id, amount]))
  return (id) => amounts.get(id) ?? 0
}

/** From revenue to profit, cost by cost. */
export function WaterfallChart() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const words = useChartWords()
  const { title, note, zero, bars } = useWaterfall()
  const amountBefore = useAmountsBefore()
  const difference = useDifferenceText()
  if (!useAtomValue(hasPictureAtom)) return null
  const differenceOf = (id: WaterfallBar['id'], amount: number) =>
    difference(amount, amountBefore(id), (value) => money(value, wholeMoney))
  return (
    <ChartPanel>
      <ChartFrame
        level={2}
        title={title}
        words={words}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: bars.map(({ id, amount, label, figure }) => [
            label,
            { text: figure, difference: differenceOf(id, amount) },
          ]),
        }}
      >
        {({ active }) => (
          <Bars
            active={active}
            zero={zero}
            rows={bars.map(({ id, amount, series, ...bar }) => ({
              ...bar,
              difference: differenceOf(id, amount),
              colour: seriesColour(series),
            }))}
          />
        )}
      </ChartFrame>
      {note === null ? null : <p className="mt-3 text-small text-muted">{note}</p>}
    </ChartPanel>
  )
}
