import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { businessStages, experienceLevels, teamCategories } from '../../domain/options'
import { teamTemplateSchema } from '../../domain/schemas/reference-data-schema'
import { ChoiceField } from '../../forms/choice-field'
import { NumberField } from '../../forms/number-field'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { currencyWord } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { DescriptionField } from './description-field'
import { FormFrame } from './form-frame'
import type { ReferenceFormProps } from './reference-kind'
import type { TeamTemplateRow, TeamTemplateValues } from './reference-rows'

const none = {
  roleName: '',
  category: 'operations',
  suggestedMonthlyCost: 0,
  description: '',
  experienceLevel: 'all',
  businessStage: 'startup',
} as const

/** A role with what it costs a month, and whom it suits. */
export function TeamTemplateForm({
  row,
  save,
  failureText,
  onCancel,
}: ReferenceFormProps<TeamTemplateRow, TeamTemplateValues>) {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const prefix = useId()
  const start = row ? { ...row, description: row.description ?? '' } : none
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    teamTemplateSchema,
    start,
    (values) => save(values, row?.id),
    {},
    failureText,
  )
  const named = <N extends string>(name: N) => ({ name, id: `${prefix}-${name}` })
  return (
    <FormFrame
      formProps={formProps}
      problem={problem}
      submit={t(row ? 'roles.update' : 'roles.add')}
      isSubmitting={isSubmitting}
      onCancel={onCancel}
    >
      <TextField form={form} {...named('roleName')} label={t('roles.name')} />
      <NumberField
        form={form}
        {...named('suggestedMonthlyCost')}
        label={t('roles.cost')}
        unit={currencyWord('SAR', language)}
      />
      <ChoiceField
        form={form}
        {...named('category')}
        label={t('roles.group')}
        choices={teamCategories.map((value) => ({ value, label: t(`roles.groups.${value}`) }))}
      />
      <ChoiceField
        form={form}
        {...named('experienceLevel')}
        label={t('roles.level')}
        choices={experienceLevels.map((value) => ({ value, label: t(`roles.levels.${value}`) }))}
      />
      <ChoiceField
        form={form}
        {...named('businessStage')}
        label={t('roles.stage')}
        choices={businessStages.map((value) => ({ value, label: t(`roles.stages.${value}`) }))}
      />
      <DescriptionField form={form} {...named('description')} />
    </FormFrame>
  )
}
