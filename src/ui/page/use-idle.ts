import { useEffect, useState } from 'react'

/** Browsers that do not tell when they are idle are given this time to draw what they have, in milliseconds. */
const pauseMs = 200

/** Whether the page has come to rest once: from then on may be loaded what is not needed for its first words. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const finish = () => setIdle(true)
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(finish, pauseMs)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(finish, { timeout: 2000 })
    return () => window.cancelIdleCallback(request)
  }, [])
  return isIdle
}
