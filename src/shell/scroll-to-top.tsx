import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Another page begins at its top, unless its address names a place in it. */
export function ScrollToTop() {
  const [pathname] = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) window.scrollTo({ top: 0 })
  }, [pathname])
  return null
}
