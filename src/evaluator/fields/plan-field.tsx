import type { ReactNode } from 'react'
import { Field, type FieldIds } from '../../ui/inputs/field'
import { useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'

export interface PlanFieldProps {
  /** Instead of the field's own label. */
  label?: string
  hint?: ReactNode
  /** It may stay empty here, though the plan asks for it. */
  optional?: boolean
}

interface LabelledProps extends PlanFieldProps {
  path: string
  isEmpty: boolean
  children: (control: FieldIds & { onBlur: () => void }) => ReactNode
}

/** What stands around a field of the plan: its label with its note, its hint, and what is found about it once it was left. */
export function PlanField({ path, label, hint, optional = false, isEmpty, children }: LabelledProps) {
  const ownLabel = useOwnLabel(path)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(optional && isEmpty ? [] : findings)
  const named = label ?? ownLabel
  return (
    <Field id={path} label={named} hint={hint} aside={<BesideLabel path={path} label={named} />} messages={messages}>
      {(control) => children({ ...control, onBlur })}
    </Field>
  )
}
