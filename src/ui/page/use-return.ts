import { useEffect } from 'react'

/** The browser's Back may restore a page from its cache: then it is no longer busy. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [onReturn])
}
