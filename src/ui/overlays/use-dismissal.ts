import { type RefObject, useEffect, useRef } from 'react'

/** Closes what is open beside the page, without covering it, by Escape, which leads back to its button, and by a press outside it. */
export function useDismissal(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) closing.current()
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      closing.current()
      element.current?.querySelector<HTMLElement>(':scope > button')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', leave)
    }
  }, [element, isOpen])
}
