import { Group } from '@visx/group'
import { type Box, margins, type Tick } from '../plot'

export interface AxisWords {
  /** What the figures below are. */
  xName: string
  x: (value: number) => string
  y: (value: number) => string
}

interface AxesProps {
  box: Box
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  words: AxisWords
}

/** Hairlines with their figures; zero is drawn stronger. */
export function Axes({ box, xTicks, yTicks, words }: AxesProps) {
  const right = box.width - margins.end
  const bottom = box.height - margins.bottom
  return (
    <Group className="text-[12px]">
      {yTicks.map(({ at, value }) => (
        <Group key={value}>
          <line
            x1={margins.start}
            x2={right}
            y1={at}
            y2={at}
            className={value === 0 ? 'stroke-control' : 'stroke-line'}
          />
          <text x={margins.start - 8} y={at + 4} textAnchor="end" className="fill-muted">
            {words.y(value)}
          </text>
        </Group>
      ))}
      {xTicks.map(({ at, value }) => (
        <text key={value} x={at} y={bottom + 20} textAnchor="middle" className="fill-muted">
          {words.x(value)}
        </text>
      ))}
      <text x={(margins.start + right) / 2} y={bottom + 40} textAnchor="middle" className="fill-muted">
        {words.xName}
      </text>
    </Group>
  )
}
