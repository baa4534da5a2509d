import { DialogBackdrop } from '@headlessui/react'
import { useEffect } from 'react'

/**
 * What dims the page behind a dialog. The page is told, for it dims the place of its scroll bar, which nothing can cover: by an
 * attribute, since a `:has()` at the root makes each change of the document restyle the page.
 */
export function Backdrop() {
  useEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-dimmed', true)
    // One dialog may lie over another.
    return () => void page.toggleAttribute('data-dimmed', document.querySelector('[data-dims]') !== null)
  }, [])
  return <DialogBackdrop data-dims="" className="fixed inset-0 bg-[rgb(0_0_0/0.4)]" />
}
