import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field'
import { PasswordBox } from '../../ui/password-box'
import { type FormFieldProps, useFieldMessages } from './text-field'

type PasswordFieldProps<T extends FieldValues, V> = FormFieldProps<T, V> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<T extends FieldValues, V>(props: PasswordFieldProps<T, V>) {
  const { form, name, label, hint, className, autoComplete, onTyped } = props
  const { t } = useTranslation('account')
  const own = {
    required: t('problems.passwordRequired'),
    passwordShort: t('problems.passwordShort'),
    CREDENTIALS: t('problems.passwordWrong'),
  }
  const messages = useFieldMessages({ ...props, texts: own })
  return (
    <Field id={name} label={label} hint={hint} messages={messages} className={className}>
      {({ id, describedBy, invalid }) => (
        <PasswordBox
          id={id}
          autoComplete={autoComplete}
          invalid={invalid}
          describedBy={describedBy}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...form.register(name, onTyped ? { onChange: onTyped } : {})}
        />
      )}
    </Field>
  )
}
