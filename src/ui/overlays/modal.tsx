import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusReturn } from './use-focus-return'

interface ModalProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A question that waits for its answer: holds the focus, closes with Escape or a press beside it. */
export function Modal({ title, onClose, children }: ModalProps) {
  useFocusReturn()
  const panel = useFirstField()
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-[rgb(0_0_0/0.4)]" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel
            ref={panel}
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

/** A dialog that asks for something begins in its first field; what is in it is selected, to be typed over. */
function useFirstField() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = panel.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? []
    const first = [...fields].find((field) => field.checkVisibility?.() ?? !field.hidden)
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  return panel
}

/**
 * The buttons below a dialog's question, in one order everywhere: what leaves things as they are first, what the dialog is
 * for last. On a phone they are as wide as the dialog, the last one on top.
 */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
}
