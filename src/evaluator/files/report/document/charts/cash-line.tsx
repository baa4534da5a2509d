import { ClipPath, Defs, Path, Rect } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { colours } from '../../../../../files/pdf/look'
import type { Box } from '../../../../../results/plot'

interface CashLineProps {
  chart: { path: string; area: string; zero: number }
  box: Box
  /** The grid, over the areas and under the line. */
  children: ReactNode
}

/** A balance of cash and what is between it and zero: in one colour above zero, in that of a loss below. */
export function CashLine({ chart, box, children }: CashLineProps) {
  const zero = Math.max(0, chart.zero)
  const line = { d: chart.path, fill: 'none', strokeWidth: 2.5, strokeLineJoin: 'round' } as const
  return (
    <>
      <Defs>
        <ClipPath id="above">
          <Rect x={0} y={0} width={box.width} height={zero} />
        </ClipPath>
        <ClipPath id="below">
          <Rect x={0} y={zero} width={box.width} height={Math.max(0, box.height - zero)} />
        </ClipPath>
      </Defs>
      <Path d={chart.area} clipPath="url(#below)" fill={colours.negativeSoft} />
      <Path d={chart.area} clipPath="url(#above)" fill={colours.accentSoft} />
      {children}
      <Path {...line} clipPath="url(#below)" stroke={colours.negative} />
      <Path {...line} clipPath="url(#above)" stroke={colours.sales} />
    </>
  )
}
