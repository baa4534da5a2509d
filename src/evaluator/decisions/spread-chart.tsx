import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bin, Uncertainty } from '../../domain/model/decisions/uncertainty'
import { Axes } from '../../results/charts/axes'
import { ChartFrame } from '../../results/charts/chart-frame'
import { nameAt, type PlacedWords } from '../../results/charts/drawing'
import { DrawnWords } from '../../results/charts/drawn'
import { useBox } from '../../results/charts/use-width'
import { type Box, margins, plotScales, ticksOf, widthOf } from '../../results/plot'
import { useAmountScale, useChartWords } from '../results/charts/chart-labels'
import { useFormat } from '../state/use-format'
import { useMonthEnd } from './use-month-end'

const height = 260

/** How the runs spread over incomes: a bar for each thirtieth, losses in another colour, three marks. */
export function SpreadChart({ result }: { result: Uncertainty }) {
  const { t } = useTranslation('decisions')
  const { money, percent } = useFormat()
  const words = useChartWords()
  const monthEnd = useMonthEnd()
  const whole = (amount: number) => money(amount, { max: 0 })
  const rows = result.bins.map(({ from, to, count }) => [
    t('sure.between', { from: whole(from), to: whole(to) }),
    percent((count / result.runs) * 100),
  ])
  return (
    <ChartFrame
      title={t('sure.title', { low: monthEnd(result.p10), high: monthEnd(result.p90) })}
      level={3}
      words={words}
      table={{ columns: [t('sure.profit'), t('sure.share')], rows }}
      resting={fullestOf(result.bins)}
    >
      {({ active, look }) => <Picture result={result} active={active} look={look} />}
    </ChartFrame>
  )
}

function fullestOf(bins: readonly Bin[]): number {
  return bins.reduce((fullest, { count }, at) => (count > (bins[fullest]?.count ?? 0) ? at : fullest), 0)
}

interface PictureProps {
  result: Uncertainty
  active: number | null
  look: (bin: number | null) => void
}

function usePlot({ bins, runs }: Uncertainty, box: Box) {
  return useMemo(() => {
    const [least, most] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0]
    const fullest = Math.max(...bins.map(({ count }) => count))
    const scales = plotScales(box, [least, most], [0, (fullest / runs) * 100])
    return {
      x: scales.x,
      y: scales.y,
      xTicks: ticksOf(scales.x.ticks(box.width < 500 ? 3 : 6), scales.x),
      yTicks: ticksOf(scales.y.ticks(3), scales.y),
    }
  }, [bins, runs, box])
}

function Picture({ result, active, look }: PictureProps) {
  const { t } = useTranslation('decisions')
  const { percent } = useFormat()
  const amounts = useAmountScale()
  const [element, box] = useBox(height)
  const { x, y, xTicks, yTicks } = usePlot(result, box)
  const bars = result.bins.map((bin, at) => ({ ...bin, at }))
  const bottom = box.height - margins.bottom
  const hasBoth = bars.some(({ to }) => to <= 0) && bars.some(({ from }) => from >= 0)
  const { unit, write } = amounts(xTicks.map(({ value }) => value))
  return (
    <div ref={element} dir="ltr">
      <p aria-hidden="true" className="mb-1 text-[0.75rem] text-muted">
        {t('sure.share')}
      </p>
      <svg {...box} aria-hidden="true" className="block" onPointerLeave={() => look(null)}>
        <Axes
          box={box}
          xTicks={xTicks}
          yTicks={yTicks}
          words={{
            xName: t('sure.axis', { unit }),
            x: write,
            y: () => ({ unit: '', write: (value) => percent(value, { max: 1 }) }),
          }}
        />
        {bars.map(({ from, to, count, at }) => {
          const top = y((count / result.runs) * 100)
          return (
            <rect
              key={at}
              x={x(from) + 0.5}
              y={top}
              width={Math.max(1, x(to) - x(from) - 1)}
              height={Math.max(0, bottom - top)}
              onPointerEnter={() => look(at)}
              className={from < 0 && to <= 0 ? 'fill-negative' : 'fill-accent'}
              opacity={active === null || active === at ? 1 : 0.5}
            />
          )
        })}
        {hasBoth ? <line x1={x(0)} x2={x(0)} y1={margins.top} y2={bottom + 4} className="stroke-control" /> : null}
        <Marks result={result} x={x} box={box} />
      </svg>
      {hasBoth ? <Ends /> : null}
    </div>
  )
}

interface MarksProps {
  result: Uncertainty
  x: (income: number) => number
  box: Box
}

const marks = [
  { key: 'p10', side: 'aboveBefore' },
  { key: 'p50', side: 'above' },
  { key: 'p90', side: 'aboveAfter' },
] as const

/** The outer two are named outwards, the first one over the axis too, so that the three names do not meet. */
function Marks({ result, x, box }: MarksProps) {
  const { t } = useTranslation('decisions')
  return marks.map(({ key, side }) => {
    const [at, text] = [x(result[key]), t(`sure.marks.${key}`)]
    const name = nameAt({ x: at, y: margins.top }, text, box, side, 'text')
    const end: PlacedWords['at'] = { x: Math.max(widthOf(text), at - 4), y: name.at.y, anchor: 'end' }
    return (
      <g key={key}>
        <line
          x1={at}
          x2={at}
          y1={margins.top - 6}
          y2={box.height - margins.bottom}
          strokeDasharray="3 3"
          className="stroke-text"
        />
        <DrawnWords words={[key === 'p10' ? { ...name, at: end } : name]} />
      </g>
    )
  })
}

/** Which side of the picture is which: its axis runs from left to right in both languages, like every chart's. */
function Ends() {
  const { t } = useTranslation('results')
  return (
    <p aria-hidden="true" className="flex justify-between px-2 text-small text-muted">
      <span>← {t('series.loss')}</span>
      <span>{t('series.profit')} →</span>
    </p>
  )
}
