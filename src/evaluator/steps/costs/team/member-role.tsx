import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '../../../../domain/plan/plan'
import { withCustomRole, withRole } from '../../../../domain/plan/team/team-role-change'
import { roleOf } from '../../../../domain/plan/team/team-schedule'
import { customRole } from '../../../../domain/reference/team-roles'
import { Field } from '../../../../ui/inputs/field'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { useFindings } from '../../../fields/field-atom'
import { useOwnLabel } from '../../../fields/field-labels'
import { useMessages } from '../../../fields/messages'
import { BesideLabel } from '../../../fields/notes/note-button'
import { useRoleName } from '../../../fields/role-names'
import { planAtom } from '../../../state/atoms'
import { teamRolesAtom } from '../../../state/reference/team-role-templates'
import { applyEditAtom } from '../../../state/undo/undo'
import { withMember } from './edited-member'

/** No role's key: keys are made of letters and digits. */
const unlistedRole = '?'

interface MemberRoleProps {
  index: number
  member: TeamMember
}

/** The role of a member: a known one, a custom one, or a stored one that is no longer known. */
export function MemberRole({ index, member }: MemberRoleProps) {
  const { t } = useTranslation('costs')
  const path = `team.${index}.role`
  const label = useOwnLabel(path)
  const roles = useAtomValue(teamRolesAtom)
  const roleName = useRoleName()
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(findings)

  const known = roles.map((role) => ({ value: role.key, label: roleName(role.name) }))
  const unlisted = { value: unlistedRole, label: member.role.trim() || t('team.chooseRole') }
  const own = { value: customRole, label: t('team.ownRole') }
  const current = member.role === customRole ? customRole : (roleOf(member, roles)?.key ?? unlistedRole)

  const choose = (key: string) => {
    const role = roles.find((one) => one.key === key)
    if (!role && key !== customRole) return
    const changed = role ? withRole(member, role, roles) : withCustomRole(member)
    command({ plan: withMember(store.get(planAtom), index, changed), place: path })
  }

  return (
    <Field id={path} label={label} aside={<BesideLabel path={path} label={label} />} messages={messages}>
      {({ id, describedBy, invalid }) => (
        <SelectBox
          id={id}
          value={current}
          choices={[...(current === unlistedRole ? [unlisted] : []), ...known, own]}
          onChange={choose}
          onBlur={onBlur}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
