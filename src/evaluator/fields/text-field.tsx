import type { ReactNode } from 'react'
import { Field } from '../../ui/inputs/field'
import { TextBox } from '../../ui/inputs/text-box'
import type { TextPath } from '../state/plan-path'
import { useField, useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'

interface TextFieldProps {
  path: TextPath
  /** Instead of the field's own label. */
  label?: string
  hint?: ReactNode
  placeholder?: string
  autoComplete?: string
  /** It may stay empty here, though the plan asks for it. */
  optional?: boolean
}

/** A text of the plan, kept as typed. */
export function TextField({ path, label, hint, placeholder, autoComplete = 'off', optional = false }: TextFieldProps) {
  const [value, setValue] = useField(path)
  const ownLabel = useOwnLabel(path)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(optional && value === '' ? [] : findings)
  return (
    <Field
      id={path}
      label={label ?? ownLabel}
      hint={hint}
      aside={<BesideLabel path={path} label={label ?? ownLabel} />}
      messages={messages}
    >
      {({ id, describedBy, invalid }) => (
        <TextBox
          id={id}
          value={value ?? ''}
          onChange={setValue}
          onBlur={onBlur}
          placeholder={placeholder}
          autoComplete={autoComplete}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
