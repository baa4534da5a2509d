import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '../../ui/page/use-printing'
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

/**
 * The area a picture of this height is drawn in, as wide as its element; on a phone a lower one. Paper is laid out without
 * a chance to measure it: a picture that would be shrunk there with its words is drawn in the box that is said `onPaper`.
 */
export function useBox(height: number, onPaper?: Box) {
  const [element, width] = useWidth()
  const paper = usePrinting() ? onPaper : undefined
  const box: Box = useMemo(() => paper ?? { width, height: heightOf(width, height) }, [paper, width, height])
  return [element, box] as const
}
