import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../ui/inputs/field'
import { PasswordBox } from '../ui/inputs/password-box'
import type { TextName } from './field-names'
import { type FormFieldProps, useFieldMessages } from './text-field'

export type PasswordFieldProps<T extends FieldValues, V> = FormFieldProps<T, V, TextName<T>> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until it is wanted to be read. */
export function PasswordField<T extends FieldValues, V>(props: PasswordFieldProps<T, V>) {
  const { form, name, label, hint, className, autoComplete, onTyped } = props
  const { t } = useTranslation('errors')
  const messages = useFieldMessages(props)
  return (
    <Field id={name} label={label} hint={hint} messages={messages} className={className}>
      {({ id, describedBy, invalid }) => (
        <PasswordBox
          id={id}
          autoComplete={autoComplete}
          required
          invalid={invalid}
          describedBy={describedBy}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          {...form.register(name, onTyped ? { onChange: onTyped } : {})}
        />
      )}
    </Field>
  )
}
