import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TextName } from '../../forms/field-names'
import { TextField } from '../../forms/text-field'

/** The box for a code from a mail; it takes the focus, for it appears when the code was sent. */
export function CodeField<T extends FieldValues, V>({
  form,
  name,
}: {
  form: UseFormReturn<T, unknown, V>
  name: TextName<T>
}) {
  const { t } = useTranslation('account')
  const { setFocus } = form
  useEffect(() => setFocus(name), [setFocus, name])
  return (
    <TextField
      form={form}
      name={name}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('fields.code')}
      hint={t('hints.code')}
    />
  )
}
