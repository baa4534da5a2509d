import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { overheadIds, overheadModes, techOverheadIds } from '../../domain/options'
import { overheadDefaultSchema } from '../../domain/schemas/reference-data-schema'
import { ChoiceField } from '../../forms/choice-field'
import { NumberField } from '../../forms/number-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { currencyWord } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { DescriptionField } from './description-field'
import { FormFrame } from './form-frame'
import { isTaken } from './overridden'
import type { ReferenceFormProps } from './reference-kind'
import type { OverheadDefaultRow, OverheadDefaultValues } from './reference-rows'

const none = { defaultAmount: 0, defaultMode: 'monthly', defaultMonths: null, description: '' } as const

/** Each overhead belongs to one group. */
const groupOf = (name: string) => (techOverheadIds.some((one) => one === name) ? 'tech' : 'operations')

/** What an overhead of new plans begins with; only a one-time amount is spread over months. */
export function OverheadDefaultForm({
  row,
  rows,
  save,
  failureText,
  onCancel,
}: ReferenceFormProps<OverheadDefaultRow, OverheadDefaultValues>) {
  const { t } = useTranslation(['adminData', 'options'])
  const language = useLanguage()
  const prefix = useId()
  const start = row ? { ...row, description: row.description ?? '' } : none
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    overheadDefaultSchema,
    start,
    (values) => save({ ...values, category: groupOf(values.fieldName) }, row?.id),
    {},
    failureText,
  )
  const named = <N extends string>(name: N) => ({ name, id: `${prefix}-${name}` })
  const choices = [
    ...(row ? [] : [{ value: '' as const, label: t('adminData:choose') }]),
    ...overheadIds.map((value) => ({ value, label: t(`options:overheads.${value}`) })),
  ]
  return (
    <FormFrame
      formProps={formProps}
      problem={problem}
      submit={t(row ? 'adminData:overheads.update' : 'adminData:overheads.add')}
      isSubmitting={isSubmitting}
      onCancel={onCancel}
    >
      <ChoiceField
        form={form}
        {...named('fieldName')}
        label={t('adminData:overheads.field')}
        hint={isTaken(form.watch('fieldName'), rows, row?.id) ? t('adminData:taken') : undefined}
        choices={choices}
      />
      <NumberField
        form={form}
        {...named('defaultAmount')}
        label={t('adminData:overheads.amount')}
        unit={currencyWord('SAR', language)}
      />
      <ChoiceField
        form={form}
        {...named('defaultMode')}
        label={t('adminData:overheads.mode')}
        choices={overheadModes.map((value) => ({ value, label: t(`options:overheadModes.${value}`) }))}
        onChosen={() => form.setValue('defaultMonths', null)}
      />
      {form.watch('defaultMode') === 'oneTime' ? (
        <NumberField
          form={form}
          {...named('defaultMonths')}
          canBeEmpty
          label={t('adminData:overheads.months')}
          hint={t('adminData:overheads.monthsHint')}
          unit={t('adminData:months')}
        />
      ) : null}
      <DescriptionField form={form} {...named('description')} />
    </FormFrame>
  )
}
