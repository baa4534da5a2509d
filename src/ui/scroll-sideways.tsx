import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface ScrollSidewaysProps {
  /** Names the part, and lets the keyboard reach it: for a table without anything to press in it. */
  label?: string
  children: ReactNode
}

/** A table that is wider than its place: it scrolls, and fades at its end while there is more to see. */
export function ScrollSideways({ label, children }: ScrollSidewaysProps) {
  const element = useRef<HTMLDivElement>(null)
  const [hasMore, setMore] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    // Scrolling leads to negative places where the page runs from right to left.
    const look = () => setMore(box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 2)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div className="relative">
      <div
        ref={element}
        {...(label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className="relative overflow-x-auto print:overflow-visible"
      >
        {children}
      </div>
      {hasMore ? (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-0 w-10 bg-[linear-gradient(90deg,transparent,var(--surface))] rtl:bg-[linear-gradient(270deg,transparent,var(--surface))] print:hidden"
        />
      ) : null}
    </div>
  )
}
