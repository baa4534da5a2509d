import { Circle, Line, Path, Svg } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { colours } from '../../../../../files/pdf/look'
import { Line as Row, Words } from '../../../../../files/pdf/words'
import { breakEvenLines } from '../../../../../results/break-even-lines'
import { labelAt } from '../../../../../results/plot'
import { useAxisNumber } from '../../../../results/charts/chart-labels'
import { useBreakEvenTitle } from '../../../../results/charts/use-break-even-title'
import { monthResultsAtom } from '../../../../results/slices'
import { Grid } from './grid'
import { Chart, Label, pictureWidth } from './picture'

const box = { width: pictureWidth, height: 270 }

/** Sales and costs as lines over units, with the break-even and the store's own place on them. */
export function BreakEven() {
  const { t } = useTranslation('results')
  const axis = useAxisNumber()
  const title = useBreakEvenTitle()
  const chart = breakEvenLines(useAtomValue(monthResultsAtom), box)
  const { store, storeCosts, breakEven } = chart
  // Above its lines to the left of where they cross, and below them to the right, a label crosses none.
  const isBeyond = store.y < storeCosts.y
  const words = { store: t('charts.yourStore'), breakEven: t('charts.breakEvenPoint') }
  return (
    <Chart
      title={title}
      box={box}
      xTicks={chart.xTicks}
      yTicks={chart.yTicks}
      words={{ x: axis, y: axis, xName: t('charts.units') }}
      labels={
        <>
          {breakEven ? (
            <Label
              at={labelAt(breakEven, words.breakEven, box, isBeyond ? 'belowAfter' : 'aboveBefore')}
              colour="text"
              strong
            >
              {words.breakEven}
            </Label>
          ) : null}
          <Label at={labelAt(store, words.store, box, isBeyond ? 'aboveBefore' : 'belowAfter')} colour="accent" strong>
            {words.store}
          </Label>
        </>
      }
      legend={
        <Row style={{ gap: 16 }}>
          <Entry label={t('charts.sales')} colour={colours.sales} />
          <Entry label={t('charts.costs')} colour={colours.product} dash="5 3" />
          <Entry label={t('charts.fixedCosts')} colour={colours.fixed} dash="1.5 3" />
        </Row>
      }
    >
      {chart.loss === '' ? null : <Path d={chart.loss} fill={colours.negativeSoft} />}
      {chart.profit === '' ? null : <Path d={chart.profit} fill={colours.accentSoft} />}
      <Grid box={box} yTicks={chart.yTicks} />
      <Path d={chart.fixed} fill="none" strokeWidth={1.5} strokeDasharray="2 4" stroke={colours.fixed} />
      <Path d={chart.costs} fill="none" strokeWidth={2.5} strokeDasharray="8 4" stroke={colours.product} />
      <Path d={chart.sales} fill="none" strokeWidth={2.5} stroke={colours.sales} />
      <Circle cx={store.x} cy={store.y} r={5} fill={colours.accent} />
      {breakEven ? (
        <Circle cx={breakEven.x} cy={breakEven.y} r={5} strokeWidth={2} fill={colours.surface} stroke={colours.text} />
      ) : null}
    </Chart>
  )
}

function Entry({ label, colour, dash }: { label: string; colour: string; dash?: string }) {
  const pattern = dash === undefined ? {} : { strokeDasharray: dash }
  return (
    <Row style={{ gap: 5, alignItems: 'center' }}>
      <Svg viewBox="0 0 20 4" style={{ width: 20, height: 4 }}>
        <Line x1={0} x2={20} y1={2} y2={2} strokeWidth={1.8} stroke={colour} {...pattern} />
      </Svg>
      <Words size={8.5} colour="muted">
        {label}
      </Words>
    </Row>
  )
}
