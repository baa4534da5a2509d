import { useAtomValue } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmploymentType } from '../../../../domain/options'
import { customMember, memberOf } from '../../../../domain/plan/team/team-schedule'
import { customRole, type TeamRole, teamRoles } from '../../../../domain/reference/team-roles'
import { Button } from '../../../../ui/button'
import { Plus } from '../../../../ui/icons'
import { Field } from '../../../../ui/inputs/field'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { useRoleName } from '../../../fields/role-names'
import { type RoleFilter, roleTemplatesAtom, templatesFor } from '../../../state/reference/team-role-templates'
import { addControlId, useListCommands } from '../list-commands'
import { isSarAtom } from '../slices'
import { EmploymentChoice } from './employment-choice'
import { RoleFilters } from './role-filters'

const everyRole: RoleFilter = { category: 'all', level: 'all', stage: 'all' }

/** Adds a member in three presses: the role, full-time or part-time, Add. */
export function TeamQuickAdd() {
  const { t } = useTranslation(['costs', 'common'])
  const templates = useAtomValue(roleTemplatesAtom)
  const isSar = useAtomValue(isSarAtom)
  const [filter, setFilter] = useState<RoleFilter | null>(null)
  const filtersId = useId()
  const [chosen, setChosen] = useState('')
  const [employment, setEmployment] = useState<EmploymentType>('full-time')
  const { add } = useListCommands('team')
  const roles = teamRoles(templatesFor(templates, filter ?? everyRole))
  const role = roles.find((one) => one.key === chosen)
  const isOwn = chosen === customRole

  const addMember = () => {
    setChosen('')
    setEmployment('full-time')
    if (role)
      add(
        (id) => memberOf(id, role, employment),
        (index) => `team.${index}.monthlyCost`,
      )
    else if (isOwn) add(customMember, (index) => `team.${index}.customRole`)
  }

  return (
    <fieldset className="min-w-0 rounded-control bg-sunken p-4">
      <legend className="sr-only">{t('costs:team.quickAdd')}</legend>
      {filter ? <RoleFilters id={filtersId} filter={filter} onChange={setFilter} /> : null}
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto]">
        <RolePicker
          roles={roles}
          value={role || isOwn ? chosen : ''}
          onChange={setChosen}
          aside={
            templates.length > 0 ? (
              <button
                type="button"
                aria-expanded={filter !== null}
                aria-controls={filter ? filtersId : undefined}
                onClick={() => setFilter(filter ? null : everyRole)}
                className="-my-2.5 min-h-11 rounded-control px-2 text-small text-info underline-offset-4 hover:underline"
              >
                {t(filter ? 'costs:team.everyRole' : 'costs:team.narrow')}
              </button>
            ) : null
          }
        />
        <EmploymentChoice role={role} value={employment} onChange={setEmployment} />
        <Button onClick={addMember} disabled={!role && !isOwn}>
          <Plus />
          {t('common:add')}
        </Button>
      </div>
      {isSar ? null : <p className="mt-2 text-small text-muted">{t('costs:sarExamples')}</p>}
    </fieldset>
  )
}

interface RolePickerProps {
  roles: readonly TeamRole[]
  value: string
  onChange: (key: string) => void
  /** Beside the label, where it takes no room: it comes with the roles of an administrator. */
  aside: ReactNode
}

function RolePicker({ roles, value, onChange, aside }: RolePickerProps) {
  const { t } = useTranslation('costs')
  const roleName = useRoleName()
  const choices = [
    { value: '', label: t('team.chooseRole') },
    ...roles.map((role) => ({ value: role.key, label: roleName(role.name) })),
    { value: customRole, label: t('team.ownRole') },
  ]
  return (
    <Field id={addControlId('team')} label={t('team.quickAdd')} aside={aside}>
      {({ id }) => <SelectBox id={id} value={value} choices={choices} onChange={onChange} />}
    </Field>
  )
}
