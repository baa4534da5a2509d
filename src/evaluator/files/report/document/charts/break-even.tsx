import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { breakEvenLines } from '../../../../../results/break-even-lines'
import { breakEvenDrawing, breakEvenLegend } from '../../../../../results/charts/drawings'
import { useAmountScale, useUnitsNumber } from '../../../../results/charts/chart-labels'
import { useBreakEvenTitle } from '../../../../results/charts/use-break-even-title'
import { monthResultsAtom } from '../../../../results/slices'
import { Chart, pictureWidth } from './picture'

const box = { width: pictureWidth, height: 150 }

/** Sales and costs as lines over units, with the break-even and the store's own place on them. */
export function BreakEven() {
  const { t } = useTranslation('results')
  const axis = { x: useUnitsNumber(), y: useAmountScale(), xName: t('charts.units') }
  const title = useBreakEvenTitle()
  const chart = breakEvenLines(useAtomValue(monthResultsAtom), box)
  const drawing = breakEvenDrawing(chart, box, {
    axis,
    store: t('charts.yourStore'),
    breakEven: t('charts.breakEvenPoint'),
  })
  const legend = breakEvenLegend({
    sales: t('charts.sales'),
    costs: t('charts.costs'),
    fixed: t('charts.fixedCosts'),
  })
  return <Chart title={title} drawing={drawing} box={box} legend={legend} />
}
