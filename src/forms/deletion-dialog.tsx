import type { ReactNode } from 'react'
import { Modal } from '../ui/overlays/modal'
import { FormEnd } from './form-end'
import type { useSchemaForm } from './use-schema-form'

interface DeletionDialogProps {
  title: string
  /** What goes, and that nothing brings it back. */
  text: string
  submit: string
  submitting: string
  form: Pick<ReturnType<typeof useSchemaForm>, 'problem' | 'isSubmitting' | 'formProps'>
  onClose: () => void
  /** What is typed before, so that it is no slip of the hand. */
  children: ReactNode
}

/** Asks for something to be typed before an account is deleted. */
export function DeletionDialog({ title, text, submit, submitting, form, onClose, children }: DeletionDialogProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-2 text-muted">{text}</p>
      <form {...form.formProps} className="mt-4 flex flex-col gap-4">
        {children}
        <FormEnd
          problem={form.problem}
          submit={submit}
          submitting={submitting}
          isPending={form.isSubmitting}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
