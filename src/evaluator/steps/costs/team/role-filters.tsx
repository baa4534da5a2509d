import { useTranslation } from 'react-i18next'
import { businessStages, experienceLevels, teamCategories } from '../../../../domain/options'
import { Field } from '../../../../ui/inputs/field'
import { SelectBox } from '../../../../ui/inputs/select-box'
import type { RoleFilter } from '../../../state/reference/team-role-templates'

interface RoleFiltersProps {
  id: string
  filter: RoleFilter
  onChange: (filter: RoleFilter) => void
}

const stages = ['all', ...businessStages] as const
const categories = ['all', ...teamCategories] as const

/** Narrows the list of roles to a kind of work, a level of experience and a stage of the business. */
export function RoleFilters({ id, filter, onChange }: RoleFiltersProps) {
  const { t } = useTranslation('costs')
  return (
    <div id={id} className="mb-3 grid gap-3 sm:grid-cols-3">
      <Field id={`${id}-category`} label={t('team.category')}>
        {(control) => (
          <SelectBox
            id={control.id}
            value={filter.category}
            choices={categories.map((value) => ({ value, label: t(`team.categories.${value}`) }))}
            onChange={(category) => onChange({ ...filter, category })}
          />
        )}
      </Field>
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
