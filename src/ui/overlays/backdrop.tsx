import { DialogBackdrop } from '@headlessui/react'

/** What dims the page behind a dialog; by its class the page dims the place of its scroll bar, which nothing can cover. */
export function Backdrop() {
  return <DialogBackdrop className="page-dimmed fixed inset-0 bg-[rgb(0_0_0/0.4)]" />
}
