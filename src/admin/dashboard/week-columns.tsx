import { useMemo } from 'react'
import { Axes } from '../../results/charts/axes'
import type { Walk } from '../../results/charts/chart-frame'
import type { AxisWords } from '../../results/charts/drawing'
import { useBox } from '../../results/charts/use-width'
import { WalkableSvg } from '../../results/charts/walkable-svg'
import { weekAt, weekColumns } from './week-geometry'

const height = 220

interface WeekColumnsProps {
  values: readonly number[]
  /** The first day of each week, as it is written. */
  days: readonly string[]
  walk: Walk
  colour: string
  axis: Omit<AxisWords, 'x'>
}

/** Columns by week. */
export function WeekColumns({ values, days, walk, colour, axis }: WeekColumnsProps) {
  const [element, box] = useBox(height)
  const { columns, xTicks, yTicks } = useMemo(() => weekColumns(values, box), [values, box])
  return (
    <WalkableSvg ref={element} box={box} walk={walk} pointAt={(x) => weekAt(x, values.length, box)}>
      <Axes box={box} xTicks={xTicks} yTicks={yTicks} words={{ ...axis, x: (at) => days[at] ?? '' }} />
      {columns.map((column, at) => (
        <rect
          key={days[at]}
          {...column}
          rx="2"
          className={walk.active === at ? `${colour} stroke-text` : colour}
          strokeWidth={walk.active === at ? 2 : 0}
        />
      ))}
    </WalkableSvg>
  )
}
