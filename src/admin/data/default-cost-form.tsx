import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxNumber } from '../../domain/numbers'
import { costCategories, type FieldType, fieldTypes } from '../../domain/options'
import { type DefaultField, defaultFields } from '../../domain/plan/evaluator-defaults'
import { shownField, shownNumber, storedNumber } from '../../domain/plan/field'
import { planFields } from '../../domain/plan/plan-fields'
import { typedDefaultCostSchema } from '../../domain/schemas/reference-data-schema'
import { ChoiceField } from '../../forms/choice-field'
import { NumberField } from '../../forms/number-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { formatField } from '../../i18n/format-field'
import { useLanguage } from '../../i18n/use-language'
import { DescriptionField } from './description-field'
import { FormFrame } from './form-frame'
import { isTaken } from './overridden'
import type { ReferenceFormProps } from './reference-kind'
import type { DefaultCostRow, DefaultCostValues } from './reference-rows'

const none = { fieldType: 'number', category: 'costs', description: '', minValue: null, maxValue: null } as const

/** The field of the plan that a row names; undefined for one that the product no longer has. */
export const knownField = (name: string | undefined) => defaultFields.find((one) => one === name)

/** The kind of value that a field holds. */
function typeOf(field: DefaultField): FieldType {
  const { unit } = shownField(planFields[field])
  if (unit === 'percent') return 'percentage'
  return unit === 'money' ? 'currency' : 'number'
}

type Numbers = Pick<DefaultCostRow, 'defaultValue' | 'minValue' | 'maxValue'>

/** A row with its numbers as they are typed, or as they are stored. */
function withNumbers<Row extends Numbers & { fieldName: string }>(row: Row, turned: typeof shownNumber): Row {
  const name = knownField(row.fieldName)
  if (name === undefined) return row
  const turn = (value: number) => turned(planFields[name], value)
  const end = (value: number | null) => (value === null ? null : turn(value))
  return { ...row, defaultValue: turn(row.defaultValue), minValue: end(row.minValue), maxValue: end(row.maxValue) }
}

/** The value that a field of new plans begins with. */
export function DefaultCostForm({
  row,
  rows,
  save,
  failureText,
  onCancel,
}: ReferenceFormProps<DefaultCostRow, DefaultCostValues>) {
  const { t } = useTranslation(['adminData', 'fields'])
  const prefix = useId()
  const start = row ? { ...withNumbers(row, shownNumber), description: row.description ?? '' } : none
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    typedDefaultCostSchema,
    start,
    (values) => save(withNumbers(values, storedNumber), row?.id),
    {},
    failureText,
  )
  const named = <N extends string>(name: N) => ({ name, id: `${prefix}-${name}` })
  const choices = [
    ...(row ? [] : [{ value: '' as const, label: t('adminData:choose') }]),
    ...defaultFields.map((value) => ({ value, label: t(`fields:${value}`) })),
  ]
  const field = knownField(form.watch('fieldName'))
  const takes = useTakes(field)
  const unit = field && shownField(planFields[field]).unit === 'percent' ? '%' : undefined
  const number = { form, unit, allowNegative: field !== undefined && planFields[field].min < 0 }
  return (
    <FormFrame
      formProps={formProps}
      problem={problem}
      submit={t(row ? 'adminData:costs.update' : 'adminData:costs.add')}
      isSubmitting={isSubmitting}
      onCancel={onCancel}
    >
      <ChoiceField
        form={form}
        {...named('fieldName')}
        label={t('adminData:costs.field')}
        hint={isTaken(field, rows, row?.id) ? t('adminData:taken') : undefined}
        choices={choices}
        onChosen={(value) => {
          const chosen = knownField(value)
          if (chosen) form.setValue('fieldType', typeOf(chosen))
        }}
      />
      <NumberField {...number} {...named('defaultValue')} canBeEmpty label={t('adminData:costs.value')} hint={takes} />
      <ChoiceField
        form={form}
        {...named('fieldType')}
        label={t('adminData:costs.type')}
        choices={fieldTypes.map((value) => ({ value, label: t(`adminData:costs.types.${value}`) }))}
      />
      <ChoiceField
        form={form}
        {...named('category')}
        label={t('adminData:costs.group')}
        choices={costCategories.map((value) => ({ value, label: t(`adminData:costs.groups.${value}`) }))}
      />
      <NumberField {...number} {...named('minValue')} canBeEmpty isOptional label={t('adminData:costs.min')} />
      <NumberField {...number} {...named('maxValue')} canBeEmpty isOptional label={t('adminData:costs.max')} />
      <DescriptionField form={form} {...named('description')} />
    </FormFrame>
  )
}

/** What the wizard takes in the field, where it has an upper end. */
function useTakes(field: DefaultField | undefined): string | undefined {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const limit = field && planFields[field]
  if (!limit || limit.max >= maxNumber) return undefined
  return t('takes', { min: formatField(limit, limit.min, language), max: formatField(limit, limit.max, language) })
}
