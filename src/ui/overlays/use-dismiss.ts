import { type RefObject, useEffect } from 'react'

/** Closes something that floats over the page: with Escape, a press beside it, or when the focus goes elsewhere. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) => target instanceof Node && !inside.current?.contains(target)
    const pressed = (event: PointerEvent) => isOutside(event.target) && close()
    const focused = (event: FocusEvent) => isOutside(event.target) && close()
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      close()
      inside.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('focusin', focused)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('keydown', typed)
    }
  }, [inside, isOpen, close])
}
