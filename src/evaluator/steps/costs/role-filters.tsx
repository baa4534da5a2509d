import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { businessStages, experienceLevels } from '../../../domain/options'
import { Field } from '../../../ui/field'
import { SelectBox } from '../../../ui/select-box'
import type { RoleFilter } from '../../role-templates'

interface RoleFiltersProps {
  filter: RoleFilter
  onChange: (filter: RoleFilter) => void
}

const stages = ['all', ...businessStages] as const

/** Narrows the list of roles to a level of experience and a stage of the business. */
export function RoleFilters({ filter, onChange }: RoleFiltersProps) {
  const { t } = useTranslation('costs')
  const id = useId()
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-2">
      <Field id={`${id}-level`} label={t('team.level')}>
        {(control) => (
          <SelectBox
            id={control.id}
            value={filter.level}
            choices={experienceLevels.map((value) => ({ value, label: t(`team.levels.${value}`) }))}
            onChange={(level) => onChange({ ...filter, level })}
          />
        )}
      </Field>
      <Field id={`${id}-stage`} label={t('team.stage')}>
        {(control) => (
          <SelectBox
            id={control.id}
            value={filter.stage}
            choices={stages.map((value) => ({ value, label: t(`team.stages.${value}`) }))}
            onChange={(stage) => onChange({ ...filter, stage })}
          />
        )}
      </Field>
    </div>
  )
}
