import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type EmploymentType, employmentTypes } from '../../../../domain/options'
import type { TeamMember } from '../../../../domain/plan/plan'
import {
  roleOf,
  scheduleOf,
  type TeamSchedule,
  teamSchedules,
  withSchedule,
} from '../../../../domain/plan/team/team-schedule'
import { Field } from '../../../../ui/inputs/field'
import { type Choice, SelectBox } from '../../../../ui/inputs/select-box'
import { BesideLabel } from '../../../fields/notes/note-button'
import { planAtom } from '../../../state/atoms'
import { teamRolesAtom } from '../../../state/reference/team-role-templates'
import { applyEditAtom } from '../../../state/undo/undo'
import { withMember } from './edited-member'

interface MemberScheduleProps {
  index: number
  member: TeamMember
}

/**
 * How a member works, read from the cost: choosing a schedule sets the role's cost for it. A custom role has no
 * such cost, so there the choice is only noted.
 */
export function MemberSchedule({ index, member }: MemberScheduleProps) {
  const { t } = useTranslation(['costs', 'options'])
  const roles = useAtomValue(teamRolesAtom)
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  const path = `team.${index}.employmentType`
  const change = (changed: TeamMember) =>
    command({ plan: withMember(store.get(planAtom), index, changed), place: path })

  if (!roleOf(member, roles)) {
    const choices = employmentTypes.map((value) => ({ value, label: t(`options:employmentTypes.${value}`) }))
    const noted = (employmentType: EmploymentType) => change({ ...member, employmentType })
    return <ScheduleBox path={path} value={member.employmentType} choices={choices} onChange={noted} />
  }
  const schedule = scheduleOf(member, roles)
  const choices = teamSchedules.map((value) => ({
    value,
    label: t(`costs:team.schedules.${value}`),
    disabled: value === 'custom' && schedule !== 'custom',
  }))
  const choose = (chosen: TeamSchedule) => change(withSchedule(member, chosen, roles))
  return <ScheduleBox path={path} value={schedule} choices={choices} onChange={choose} />
}

interface ScheduleBoxProps<T extends string> {
  path: string
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}

function ScheduleBox<T extends string>({ path, value, choices, onChange }: ScheduleBoxProps<T>) {
  const { t } = useTranslation('costs')
  return (
    <Field id={path} label={t('team.schedule')} aside={<BesideLabel path={path} label={t('team.schedule')} />}>
      {({ id }) => <SelectBox id={id} value={value} choices={choices} onChange={onChange} />}
    </Field>
  )
}
