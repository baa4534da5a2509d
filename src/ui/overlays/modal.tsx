import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
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
      <DialogBackdrop className="fixed inset-0 bg-[rgb(0_0_0/0.4)]" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel
            ref={markFirstField}
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

/** A dialog that asks for something begins in its first field; the library looks for this mark when it opens. */
function markFirstField(panel: HTMLElement | null): void {
  if (!panel || panel.querySelector('[data-autofocus]')) return
  panel.querySelector('input:not([hidden]), select, textarea')?.setAttribute('data-autofocus', '')
}

/**
 * The buttons below a dialog's question, in one order everywhere: what leaves things as they are first, what the dialog is
 * for last. On a phone they are as wide as the dialog, the last one on top.
 */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
}
