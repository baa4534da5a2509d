import type { Ref } from 'react'
import { nearestPoint } from '../cash/cash-curve'
import type { Box, Point } from '../plot'
import type { Walk } from './chart-frame'
import { type Drawing, disc, lineBetween } from './drawing'
import { Drawn, DrawnShapes } from './drawn'
import { WalkableSvg } from './walkable-svg'

interface CashSvgProps {
  ref: Ref<HTMLDivElement>
  box: Box
  walk: Walk
  /** The months, from left to right. */
  points: readonly Point[]
  drawing: Drawing
}

/** A balance of cash by month, with the month that is looked at. */
export function CashSvg({ ref, box, walk, points, drawing }: CashSvgProps) {
  const looked = walk.active === null ? undefined : points[walk.active]
  return (
    <WalkableSvg ref={ref} box={box} walk={walk} pointAt={(x) => nearestPoint(points, x)}>
      <Drawn drawing={drawing} box={box}>
        {looked ? (
          <DrawnShapes
            shapes={[
              { path: lineBetween({ x: looked.x, y: drawing.zero }, looked), stroke: 'control', width: 1, dash: '2 3' },
              { path: disc(looked, 6), fill: 'surface', stroke: 'text', width: 2 },
            ]}
          />
        ) : null}
      </Drawn>
    </WalkableSvg>
  )
}
