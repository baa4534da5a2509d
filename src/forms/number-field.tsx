import { useRef } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '../ui/inputs/field'
import { NumberBox } from '../ui/inputs/number-box'
import type { NumberName } from './field-names'
import { type FormFieldProps, useFieldMessages, useOptionalMark } from './text-field'

type NumberFieldProps<T extends FieldValues, V> = FormFieldProps<T, V, NumberName<T>> & {
  unit?: string | undefined
  /** An empty box is null: nothing was given. Otherwise it is 0. */
  canBeEmpty?: boolean
  allowNegative?: boolean
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** A number in a form, in every digit family. A text that is no number is what the form holds, for its schema to refuse. */
export function NumberField<T extends FieldValues, V>(props: NumberFieldProps<T, V>) {
  const {
    form,
    name,
    id = name,
    label,
    hint,
    className,
    unit,
    canBeEmpty = false,
    allowNegative = false,
    onTyped,
  } = props
  const { field } = useController({ control: form.control, name })
  const messages = useFieldMessages(props)
  const aside = useOptionalMark(props)
  const held: unknown = field.value
  const shown = useRef(Number.NaN)
  if (isNumber(held)) shown.current = held
  else if (held === null || held === undefined) shown.current = Number.NaN
  return (
    <Field id={id} label={label} aside={aside} hint={hint} messages={messages} className={className}>
      {({ describedBy, invalid }) => (
        <NumberBox
          id={id}
          value={shown.current}
          emptyValue={canBeEmpty ? Number.NaN : 0}
          unit={unit}
          invalid={invalid}
          describedBy={describedBy}
          allowNegative={allowNegative}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(Number.isNaN(value) ? null : value)
            onTyped?.()
          }}
          onDraft={(text) => {
            if (text !== null) field.onChange(text)
          }}
        />
      )}
    </Field>
  )
}
