import { type RefObject, useEffect } from 'react'

/** Closes something that floats over the page: with Escape, a press beside it, or when the focus goes elsewhere. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    // A dialog that was opened from inside belongs to it, wherever the page has put it.
    const isInDialog = (target: EventTarget | null) => {
      const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
      return dialog !== null && !dialog.contains(inside.current)
    }
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !inside.current?.contains(target) && !isInDialog(target)
    const pressed = (event: PointerEvent) => isOutside(event.target) && close()
    const focused = (event: FocusEvent) => isOutside(event.target) && close()
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return
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
