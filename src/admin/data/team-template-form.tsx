import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { businessStages, experienceLevels, teamCategories } from '../../domain/options'
import { teamTemplateSchema } from '../../domain/reference-data-schema'
import { ChoiceField } from '../../forms/choice-field'
import { NumberField } from '../../forms/number-field'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { currencyWord } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { DescriptionField } from './description-field'
import { FormFrame } from './form-frame'
import type { TeamTemplateRow } from './team-templates'
import { useDataOutcome } from './use-writes'

const none = {
  roleName: '',
  category: 'operations',
  suggestedMonthlyCost: 0,
  description: '',
  experienceLevel: 'all',
  businessStage: 'startup',
} as const

interface TeamTemplateFormProps {
  row?: TeamTemplateRow
  onSaved: () => void
  onCancel?: () => void
}

/** A role with what it costs a month, and whom it suits. */
export function TeamTemplateForm({ row, onSaved, onCancel }: TeamTemplateFormProps) {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const prefix = useId()
  const save = useSave(row, onSaved)
  const start = row ? { ...row, description: row.description ?? '' } : none
  const { form, problem, isSubmitting, formProps } = useSchemaForm(teamTemplateSchema, start, save)
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

function useSave(row: TeamTemplateRow | undefined, onSaved: () => void) {
  const { teamTemplates } = trpc.useUtils().admin
  const outcome = useDataOutcome('roles', () => teamTemplates.list.invalidate())
  const create = trpc.admin.teamTemplates.create.useMutation(outcome.create)
  const update = trpc.admin.teamTemplates.update.useMutation(outcome.update)
  return async (values: Parameters<typeof create.mutateAsync>[0]) => {
    if (row) await update.mutateAsync({ ...values, id: row.id })
    else await create.mutateAsync(values)
    onSaved()
  }
}
