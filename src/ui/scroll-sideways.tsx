import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes'

/** Fades what stands at the end of a box, on any background. */
const fade =
  '[mask-image:linear-gradient(270deg,transparent,black_2.5rem)] rtl:[mask-image:linear-gradient(90deg,transparent,black_2.5rem)] print:[mask-image:none]'

/** The class of a box that scrolls sideways: it fades at its end while there is more to see. */
export function useFade(element: RefObject<HTMLElement | null>): string {
  const [hasMore, setMore] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    // Scrolling leads to negative places where the page runs from right to left.
    const look = () => setMore(box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 2)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    // What is in it becomes wider by itself, too: by rows that come later, by another language.
    for (const child of box.children) observer.observe(child)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [element])
  return hasMore ? fade : ''
}

interface ScrollSidewaysProps {
  /** Names the box and makes it reachable by the keyboard, where nothing in it is. */
  label?: string
  children: ReactNode
}

/** A table that is wider than its place: it scrolls, and fades at its end while there is more to see. */
export function ScrollSideways({ label, children }: ScrollSidewaysProps) {
  const element = useRef<HTMLElement>(null)
  const look = classes('relative overflow-x-auto print:overflow-visible', useFade(element))
  if (label === undefined) {
    return (
      <div
        ref={(box) => {
          element.current = box
        }}
        className={look}
      >
        {children}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard
    <section ref={element} aria-label={label} tabIndex={0} className={look}>
      {children}
    </section>
  )
}
