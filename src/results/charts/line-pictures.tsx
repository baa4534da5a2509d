import type { Advanced, Monthly } from '../../domain/evaluation'
import { breakEvenLines, cashCurve } from '../line-charts'
import { Axes } from './axes'
import { useWidth } from './use-width'

export interface AxisWords {
  x: (value: number) => string
  y: (value: number) => string
}

const height = 260

interface CashPictureProps {
  advanced: Advanced
  active: number | null
  axis: AxisWords
  lowestLabel: string
  backLabel: string
}

/** Cash by month, with the deepest point and the month it is back. Time runs from left to right in every language. */
export function CashPicture({ advanced, active, axis, lowestLabel, backLabel }: CashPictureProps) {
  const [element, width] = useWidth()
  const box = { width, height }
  const chart = cashCurve(advanced, box)
  const walked = active === null ? undefined : chart.points[active]
  return (
    <div ref={element} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className="block">
        <Axes box={box} chart={chart} xLabel={axis.x} yLabel={axis.y} />
        <path d={chart.path} fill="none" strokeWidth="2.5" className="stroke-series-sales" />
        <circle cx={chart.lowest.x} cy={chart.lowest.y} r="5" className="fill-negative" />
        <PointLabel x={chart.lowest.x} y={chart.lowest.y + 18} width={width} text={lowestLabel} look="fill-negative" />
        {chart.back ? (
          <>
            <rect x={chart.back.x - 5} y={chart.back.y - 5} width="10" height="10" className="fill-accent" />
            <PointLabel x={chart.back.x} y={chart.back.y - 12} width={width} text={backLabel} look="fill-accent" />
          </>
        ) : null}
        {walked ? (
          <circle cx={walked.x} cy={walked.y} r="7" fill="none" strokeWidth="2" className="stroke-text" />
        ) : null}
      </svg>
    </div>
  )
}

interface PointLabelProps {
  x: number
  y: number
  width: number
  text: string
  look: string
}

function PointLabel({ x, y, width, text, look }: PointLabelProps) {
  const anchor = x > width * 0.7 ? 'end' : x < width * 0.3 ? 'start' : 'middle'
  return (
    <text
      x={x}
      y={Math.min(height - 34, Math.max(12, y))}
      textAnchor={anchor}
      className={`text-[12px] font-medium ${look}`}
    >
      {text}
    </text>
  )
}

interface BreakEvenPictureProps {
  monthly: Monthly
  active: number | null
  axis: AxisWords
  salesLabel: string
  costsLabel: string
  storeLabel: string
}

/** Sales and costs as lines over units, with the store's own place on them. */
export function BreakEvenPicture({ monthly, active, axis, salesLabel, costsLabel, storeLabel }: BreakEvenPictureProps) {
  const [element, width] = useWidth()
  const box = { width, height }
  const chart = breakEvenLines(monthly, box)
  return (
    <div ref={element} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className="block">
        <Axes box={box} chart={chart} xLabel={axis.x} yLabel={axis.y} />
        <path d={chart.fixed} fill="none" strokeWidth="1.5" strokeDasharray="2 4" className="stroke-series-fixed" />
        <path d={chart.costs} fill="none" strokeWidth="2.5" strokeDasharray="8 4" className="stroke-series-product" />
        <path d={chart.sales} fill="none" strokeWidth="2.5" className="stroke-series-sales" />
        {chart.breakEven ? (
          <circle
            cx={chart.breakEven.x}
            cy={chart.breakEven.y}
            r={active === 0 ? 8 : 5}
            strokeWidth="2"
            className="fill-surface stroke-text"
          />
        ) : null}
        <line x1={chart.store.x} x2={chart.store.x} y1={chart.zero} y2={chart.store.y} className="stroke-accent" />
        <circle cx={chart.store.x} cy={chart.store.y} r={active === 1 ? 8 : 5} className="fill-accent" />
        <PointLabel x={chart.store.x} y={chart.store.y - 10} width={width} text={storeLabel} look="fill-accent" />
      </svg>
      <ul className="mt-2 flex flex-wrap gap-4 text-small text-muted">
        <LegendLine look="stroke-series-sales" label={salesLabel} />
        <LegendLine look="stroke-series-product" dash="8 4" label={costsLabel} />
      </ul>
    </div>
  )
}

function LegendLine({ look, dash, label }: { look: string; dash?: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="28" height="8" aria-hidden="true">
        <line x1="0" x2="28" y1="4" y2="4" strokeWidth="2.5" strokeDasharray={dash} className={look} />
      </svg>
      <span>{label}</span>
    </li>
  )
}
