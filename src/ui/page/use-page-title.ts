import { useEffect } from 'react'

/** Names the page in the window's title and so in the browser's history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
