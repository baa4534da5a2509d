import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMedia } from '../../ui/device/use-media'

const cookie = 'sidebar'
const lastsSeconds = 7 * 24 * 60 * 60

/** Below this width the sidebar is a drawer over the page instead of a column beside it. */
const narrow = '(max-width: 767.98px)'

/** A page that is prerendered has no browser to ask. */
const remembered = () => typeof document === 'undefined' || !document.cookie.split('; ').includes(`${cookie}=collapsed`)

const openAtom = atom(remembered())

/** Whether the sidebar beside the page shows its words; kept for a week. */
export const sidebarOpenAtom = atom(
  (get) => get(openAtom),
  (_get, set, isOpen: boolean) => {
    set(openAtom, isOpen)
    const value = isOpen ? 'open' : 'collapsed'
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that we support
    document.cookie = `${cookie}=${value}; path=/; max-age=${lastsSeconds}; samesite=lax`
  },
)

/** Whether the drawer is open. */
export const drawerOpenAtom = atom(false)

const toggleAtom = atom(null, (get, set) => {
  if (matchMedia(narrow).matches) set(drawerOpenAtom, !get(drawerOpenAtom))
  else set(sidebarOpenAtom, !get(sidebarOpenAtom))
})

/** Opens or closes the sidebar, whichever way this width shows it. Ctrl or Cmd with B does the same. */
export function useSidebarToggle(): () => void {
  const toggle = useSetAtom(toggleAtom)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.code === 'KeyB' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [toggle])
  return toggle
}

export const useIsNarrow = (): boolean => useMedia(narrow) === true
