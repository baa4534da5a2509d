import { useMemo } from 'react'
import { breakEvenLines } from '../break-even-lines'
import type { MonthResults } from '../breakdown'
import type { AxisWords } from './drawing'
import { breakEvenDrawing, breakEvenLegend } from './drawings'
import { Drawn, Legend } from './drawn'
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
  return (
    <>
      <div ref={element} dir="ltr">
        <svg
          {...box}
          viewBox={`0 0 ${box.width} ${box.height}`}
          aria-hidden="true"
          className="block print:h-auto print:max-w-full"
        >
          <Drawn drawing={breakEvenDrawing(chart, box, { ...words, axis }, looked)} box={box} />
        </svg>
      </div>
      <Legend entries={breakEvenLegend(words)} />
    </>
  )
}
