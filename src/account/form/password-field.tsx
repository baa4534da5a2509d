import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField as AnyPasswordField, type PasswordFieldProps } from '../../forms/password-field'

/** A password of the account's owner. */
export function PasswordField<T extends FieldValues, V>(props: PasswordFieldProps<T, V>) {
  const { t } = useTranslation('account')
  const texts = {
    required: t('problems.passwordRequired'),
    passwordShort: t('problems.passwordShort'),
    CREDENTIALS: t('problems.passwordWrong'),
  }
  return <AnyPasswordField {...props} texts={texts} />
}
