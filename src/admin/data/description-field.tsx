import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TextName } from '../../forms/field-names'
import { type FormFieldProps, TextField } from '../../forms/text-field'

/** Where a figure comes from, in the administrator's own words. */
export function DescriptionField<T extends FieldValues, V>(
  props: Pick<FormFieldProps<T, V, TextName<T>>, 'form' | 'name' | 'id'>,
) {
  const { t } = useTranslation('adminData')
  return (
    <TextField {...props} isOptional label={t('description')} hint={t('descriptionHint')} className="col-span-full" />
  )
}
