import type { ReactNode } from 'react'
import { Field } from '../../ui/inputs/field'
import { Segmented } from '../../ui/inputs/segmented'
import { type Choice, SelectBox } from '../../ui/inputs/select-box'
import type { ChoicePath, PlanFields } from '../state/plan-path'
import { useField, useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'
import { useSource } from './sources/use-source'

interface ChoiceFieldProps<P extends ChoicePath> {
  path: P
  /** Instead of the field's own label. */
  label?: string
  hint?: ReactNode
  /** Of the field's own list. */
  choices: readonly Choice<PlanFields[P]>[]
  /** Instead of writing the choice alone: where other fields go with it. */
  onChoose?: (value: PlanFields[P]) => void
}

/** One of many: a native list. */
export function SelectField<P extends ChoicePath>({ path, label, hint, choices, onChoose }: ChoiceFieldProps<P>) {
  const [value, setValue] = useField<P>(path)
  const ownLabel = useOwnLabel(path)
  const source = useSource(path, label ?? ownLabel)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(findings)
  if (value === undefined) return null
  return (
    <Field
      id={path}
      label={label ?? ownLabel}
      hint={hint}
      aside={
        <BesideLabel path={path} label={label ?? ownLabel}>
          {source.button}
        </BesideLabel>
      }
      note={source.note}
      messages={messages}
    >
      {({ id, describedBy, invalid }) => (
        <SelectBox
          id={id}
          value={value}
          choices={choices}
          onChange={onChoose ?? setValue}
          onBlur={onBlur}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}

/** One of a few: side by side. */
export function SegmentedField<P extends ChoicePath>({ path, label, choices, onChoose }: ChoiceFieldProps<P>) {
  const [value, setValue] = useField<P>(path)
  const ownLabel = useOwnLabel(path)
  if (value === undefined) return null
  return (
    <Segmented
      id={path}
      legend={label ?? ownLabel}
      value={value}
      choices={choices}
      onChange={onChoose ?? setValue}
      aside={<BesideLabel path={path} label={label ?? ownLabel} />}
    />
  )
}
