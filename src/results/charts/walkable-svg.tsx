import type { PointerEvent, ReactNode, Ref } from 'react'
import type { Box } from '../plot'
import type { Walk } from './chart-frame'

interface WalkableSvgProps {
  ref: Ref<HTMLDivElement>
  box: Box
  walk: Walk
  /** The index of the point nearest to `x`, in pixels from the left edge. */
  pointAt: (x: number) => number
  children: ReactNode
}

/** A chart whose points the pointer visits. Time runs from left to right in every language. */
export function WalkableSvg({ ref, box, walk, pointAt, children }: WalkableSvgProps) {
  const look = (event: PointerEvent<SVGSVGElement>) =>
    walk.look(pointAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <div ref={ref} dir="ltr">
      <svg
        {...box}
        // Paper is not as wide as the screen that the picture was measured for.
        viewBox={`0 0 ${box.width} ${box.height}`}
        aria-hidden="true"
        className="block touch-pan-y print:h-auto print:max-w-full"
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={() => walk.look(null)}
      >
        {children}
      </svg>
    </div>
  )
}
