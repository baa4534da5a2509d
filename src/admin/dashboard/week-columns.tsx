import { type PointerEvent, useMemo } from 'react'
import { Axes } from '../../results/charts/axes'
import type { Walk } from '../../results/charts/chart-frame'
import { useWidth } from '../../results/charts/use-width'
import { weekAt, weekColumns } from './week-geometry'

const height = 220

interface WeekColumnsProps {
  values: readonly number[]
  /** The first day of each week, as it is written. */
  days: readonly string[]
  walk: Walk
  colour: string
  axis: { xName: string; y: (value: number) => string }
}

/** Columns by week. Time runs from left to right in every language. */
export function WeekColumns({ values, days, walk, colour, axis }: WeekColumnsProps) {
  const [element, width] = useWidth()
  const box = useMemo(() => ({ width, height }), [width])
  const { columns, xTicks, yTicks } = useMemo(() => weekColumns(values, box), [values, box])
  const point = (event: PointerEvent<SVGSVGElement>) =>
    walk.look(weekAt(event.clientX - event.currentTarget.getBoundingClientRect().left, values.length, box))
  return (
    <div ref={element} dir="ltr">
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        className="block touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => walk.look(null)}
      >
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
      </svg>
    </div>
  )
}
