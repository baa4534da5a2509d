import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Box, heightOf } from '../plot'

/** The width of an element as it is laid out, so that a picture is drawn at its true size and its words stay readable. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWidth(Math.max(240, Math.round(target.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}

/** The area a picture of this height is drawn in, as wide as its element; on a phone a lower one. */
export function useBox(height: number) {
  const [element, width] = useWidth()
  const box: Box = useMemo(() => ({ width, height: heightOf(width, height) }), [width, height])
  return [element, box] as const
}
