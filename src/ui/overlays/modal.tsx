import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Backdrop } from './backdrop'
import { putEarlyKeys } from './early-keys'
import { useFocusReturn } from './use-focus-return'

interface ModalProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A question that waits for its answer: holds the focus, closes with Escape or a press beside it. */
export function Modal({ title, onClose, children }: ModalProps) {
  useFocusReturn()
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <Backdrop />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel
            ref={beginInFirstField}
            className="w-full max-w-lg rounded-panel border border-line bg-surface p-6 shadow-float"
          >
            <DialogTitle className="text-section font-semibold">{title}</DialogTitle>
            {children}
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  )
}

/**
 * A dialog that asks for something begins in its first field; what was typed while it was on its way stands there. The
 * library looks for the mark.
 */
function beginInFirstField(panel: HTMLElement | null): void {
  const marked = panel?.querySelector<HTMLElement>('[data-autofocus]')
  const first = marked ?? panel?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')
  if (!first) return
  first.setAttribute('data-autofocus', '')
  // Focused here if the library has put the dialog into the page by then, else by the library.
  first.addEventListener('focus', () => putEarlyKeys(first), { once: true })
  queueMicrotask(() => first.focus())
}

/**
 * The buttons below a dialog's question, in one order everywhere: what leaves things as they are first, what the dialog is
 * for last. On a phone they are as wide as the dialog, the last one on top.
 */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
}
