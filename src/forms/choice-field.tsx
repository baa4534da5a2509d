import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '../ui/inputs/field'
import { type Choice, SelectBox } from '../ui/inputs/select-box'
import type { ChoiceName, ChoiceValue } from './field-names'
import { type FormFieldProps, useFieldMessages, useOptionalMark } from './text-field'

type ChoiceFieldProps<T extends FieldValues, V, N extends ChoiceName<T>> = FormFieldProps<T, V, N> & {
  /** Of the field's own list. */
  choices: readonly Choice<ChoiceValue<T, N>>[]
  autoComplete?: string
  onChosen?: (value: ChoiceValue<T, N>) => void
}

/** One of a list. */
export function ChoiceField<T extends FieldValues, V, N extends ChoiceName<T>>(props: ChoiceFieldProps<T, V, N>) {
  const { form, name, id: own = name, label, hint, className, choices, autoComplete, onChosen } = props
  const { field } = useController({ control: form.control, name })
  const messages = useFieldMessages(props)
  const aside = useOptionalMark(props)
  return (
    <Field id={own} label={label} aside={aside} hint={hint} messages={messages} className={className}>
      {({ id, describedBy, invalid }) => (
        <SelectBox
          id={id}
          name={name}
          autoComplete={autoComplete}
          value={String(field.value ?? '')}
          choices={choices}
          invalid={invalid}
          describedBy={describedBy}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(value)
            onChosen?.(value)
          }}
        />
      )}
    </Field>
  )
}
