import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '../../domain/plan/plan'
import { customRole, teamRoleKey } from '../../domain/reference/team-roles'

/** The name of a role in the page's language; one that the dictionaries do not know keeps the name it was given. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('costs')
  return useCallback(
    (role) => {
      const names: Record<string, string> = t('team.roles', { returnObjects: true })
      const key = teamRoleKey(role)
      return Object.hasOwn(names, key) ? (names[key] ?? role) : role
    },
    [t],
  )
}

/** What a member is called: the role, or the name of a custom role. */
export function useMemberName(): (member: Pick<TeamMember, 'role' | 'customRole'>) => string {
  const { t } = useTranslation('costs')
  const roleName = useRoleName()
  return useCallback(
    (member) => {
      const name = member.role === customRole ? member.customRole.trim() : roleName(member.role.trim())
      return name || t('team.unnamed')
    },
    [t, roleName],
  )
}
