import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was before this appeared. Dialogs are loaded when they are first wanted, too late for
 * their library to have seen what was pressed.
 */
export function useFocusReturn(): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true })
      })
    },
    [origin],
  )
}
