import { useMemo } from 'react'
import { breakEvenLines } from '../break-even-lines'
import type { MonthResults } from '../breakdown'
import { Axes, type AxisWords } from './axes'
import { LegendLine } from './legend-line'
import { PointLabel } from './point-label'
import { useBox } from './use-width'

const height = 278

interface BreakEvenPictureProps {
  results: MonthResults
  /** Which of the two places is looked at. */
  looked: 'store' | 'breakEven' | null
  axis: AxisWords
  words: { sales: string; costs: string; fixed: string; store: string; breakEven: string }
}

/** Sales and costs as lines over units, with the break-even and the store's own place on them. */
export function BreakEvenPicture({ results, looked, axis, words }: BreakEvenPictureProps) {
  const [element, box] = useBox(height)
  const chart = useMemo(() => breakEvenLines(results, box), [results, box])
  const { store, storeCosts, breakEven, zero } = chart
  // Above its lines to the left of where they cross, and below them to the right, a label crosses none.
  const isBeyond = store.y < storeCosts.y
  return (
    <>
      <div ref={element} dir="ltr">
        <svg
          {...box}
          viewBox={`0 0 ${box.width} ${box.height}`}
          aria-hidden="true"
          className="block print:h-auto print:max-w-full"
        >
          <path d={chart.loss} className="fill-negative-soft" />
          <path d={chart.profit} className="fill-accent-soft" />
          <Axes box={box} xTicks={chart.xTicks} yTicks={chart.yTicks} words={axis} />
          <path d={chart.fixed} fill="none" strokeWidth="1.5" strokeDasharray="2 4" className="stroke-series-fixed" />
          <path d={chart.costs} fill="none" strokeWidth="2.5" strokeDasharray="8 4" className="stroke-series-product" />
          <path d={chart.sales} fill="none" strokeWidth="2.5" className="stroke-series-sales" />
          <line x1={store.x} x2={store.x} y1={zero} y2={Math.min(store.y, storeCosts.y)} className="stroke-accent" />
          <circle cx={store.x} cy={store.y} r={looked === 'store' ? 8 : 5} className="fill-accent" />
          {breakEven ? (
            <>
              <circle
                cx={breakEven.x}
                cy={breakEven.y}
                r={looked === 'breakEven' ? 8 : 5}
                strokeWidth="2"
                className="fill-surface stroke-text"
              />
              <PointLabel
                point={breakEven}
                text={words.breakEven}
                box={box}
                side={isBeyond ? 'belowAfter' : 'aboveBefore'}
                look="fill-text"
              />
            </>
          ) : null}
          <PointLabel
            point={store}
            text={words.store}
            box={box}
            side={isBeyond ? 'aboveBefore' : 'belowAfter'}
            look="fill-accent"
          />
        </svg>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        <LegendLine look="stroke-series-sales" label={words.sales} />
        <LegendLine look="stroke-series-product" dash="8 4" label={words.costs} />
        <LegendLine look="stroke-series-fixed" dash="2 4" label={words.fixed} />
      </ul>
    </>
  )
}
