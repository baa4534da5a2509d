import type { LineChart } from '../line-charts'
import { type Box, margins } from '../scale'

interface AxesProps {
  box: Box
  chart: LineChart
  xLabel: (value: number) => string
  yLabel: (value: number) => string
}

/** Hairlines with their figures; zero is drawn stronger. */
export function Axes({ box, chart, xLabel, yLabel }: AxesProps) {
  const right = box.width - margins.end
  const bottom = box.height - margins.bottom
  return (
    <g className="text-[12px]">
      {chart.yTicks.map(({ at, value }) => (
        <g key={value}>
          <line
            x1={margins.start}
            x2={right}
            y1={at}
            y2={at}
            className={value === 0 ? 'stroke-control' : 'stroke-line'}
          />
          <text x={margins.start - 8} y={at + 4} textAnchor="end" className="fill-muted">
            {yLabel(value)}
          </text>
        </g>
      ))}
      {chart.xTicks.map(({ at, value }) => (
        <text key={value} x={at} y={bottom + 20} textAnchor="middle" className="fill-muted">
          {xLabel(value)}
        </text>
      ))}
    </g>
  )
}
