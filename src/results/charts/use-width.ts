import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element as it is laid out, so that a picture is drawn at its true size and its words stay readable. */
export function useWidth() {
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
