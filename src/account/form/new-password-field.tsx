import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PasswordFieldProps } from '../../forms/password-field'
import { PasswordField } from './password-field'

type NewPasswordFieldProps<T extends FieldValues, V> = Omit<
  PasswordFieldProps<T, V>,
  'autoComplete' | 'label' | 'hint'
> & { label?: string }

/** A password that is being chosen, with the rule that it must keep. */
export function NewPasswordField<T extends FieldValues, V>({ label, ...props }: NewPasswordFieldProps<T, V>) {
  const { t } = useTranslation('account')
  const texts = { label: label ?? t('fields.newPassword'), hint: t('hints.password') }
  return <PasswordField {...props} {...texts} autoComplete="new-password" />
}
