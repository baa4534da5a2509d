import type { ReactNode } from 'react'
import { Field } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { type Choice, SelectBox } from '../../ui/select-box'
import { useOwnLabel } from '../field-labels'
import type { TextPath } from '../plan-path'
import { useField, useFindings } from './field-atom'
import { useMessages } from './messages'

interface ChoiceFieldProps<T extends string> {
  path: TextPath
  /** Instead of the field's own label. */
  label?: string
  hint?: ReactNode
  choices: readonly Choice<T>[]
}

/** One of many: a native list. */
export function SelectField<T extends string>({ path, label, hint, choices }: ChoiceFieldProps<T>) {
  const [value, setValue] = useField(path)
  const ownLabel = useOwnLabel(path)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(findings)
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]
  if (!chosen) return null
  return (
    <Field id={path} label={label ?? ownLabel} hint={hint} messages={messages}>
      {({ id, describedBy, invalid }) => (
        <SelectBox
          id={id}
          value={chosen.value}
          choices={choices}
          onChange={setValue}
          onBlur={onBlur}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}

/** One of a few: side by side. */
export function SegmentedField<T extends string>({ path, label, choices }: ChoiceFieldProps<T>) {
  const [value, setValue] = useField(path)
  const ownLabel = useOwnLabel(path)
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]
  if (!chosen) return null
  return <Segmented id={path} legend={label ?? ownLabel} value={chosen.value} choices={choices} onChange={setValue} />
}
