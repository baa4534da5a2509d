import { type RefObject, useLayoutEffect } from 'react'
import { freePlace, type Obstacle } from './free-place'

/** What a person presses or types into, and the dialogs that hold such things. */
const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=dialog] [data-headlessui-state]'

/** Covering what stays where it is when the page scrolls is so many times as bad. */
const pinnedWeight = 100

function isPinned(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
  return false
}

/** The controls in the window, apart from those of the notices themselves. */
function obstaclesBeside(own: Element, page: DOMRect): Obstacle[] {
  const isMirrored = document.documentElement.dir === 'rtl'
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    if (!isSeen || own.contains(control)) return []
    const start = isMirrored ? page.right - box.right : box.left - page.left
    const weight = isPinned(control) ? pinnedWeight : 1
    return [{ start, top: box.top, width: box.width, height: box.height, weight }]
  })
}

function put(element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect()
  // Without the room of the scroll bar, which may be kept while there is none.
  const page = document.body.getBoundingClientRect()
  const window = { width: page.width, height: innerHeight }
  // Above the middle only beside a dialog, which may take all below.
  const highest = document.querySelector('[role=dialog]') ? 0 : window.height / 2
  const place = freePlace(window, { width, height }, obstaclesBeside(element, page), highest)
  element.style.insetInlineStart = `${place.start}px`
  element.style.insetBlockStart = `${place.top}px`
}

/** Keeps something that floats over the page where it covers no control, when the page scrolls or changes under it, too. */
export function useFreePlace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const floating = element.current
    if (!floating) return
    const place = () => put(floating)
    // Who points at it, or is in it, means what it holds: it does not go from there.
    const placeAnew = () => floating.matches(':hover, :focus-within') || place()
    const afterwards = () => void requestAnimationFrame(placeAnew)
    place()
    const observer = new ResizeObserver(placeAnew)
    observer.observe(floating)
    observer.observe(document.body)
    addEventListener('resize', place)
    addEventListener('scrollend', placeAnew)
    addEventListener('click', afterwards)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scrollend', placeAnew)
      removeEventListener('click', afterwards)
    }
  }, [element])
}
