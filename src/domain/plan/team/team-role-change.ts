import { customRole, type TeamRole } from '../../reference/team-roles'
import type { TeamMember } from '../plan'
import { scheduleOf, type TeamSchedule, withSchedule } from './team-schedule'

function scheduleToKeep(member: TeamMember, roles: readonly TeamRole[]): TeamSchedule {
  if (member.monthlyCost !== 0) return scheduleOf(member, roles)
  return member.employmentType === 'full-time' ? 'fulltime' : 'parttime'
}

/**
 * The member in another role. A cost that was the old role's figure, or none at all, becomes the new role's for the
 * same schedule; a custom cost stays.
 */
export function withRole(member: TeamMember, role: TeamRole, roles: readonly TeamRole[]): TeamMember {
  return withSchedule({ ...member, role: role.name }, scheduleToKeep(member, roles), roles)
}

/** The member in a role of the founder's own; the cost stays. */
export function withCustomRole(member: TeamMember): TeamMember {
  return { ...member, role: customRole }
}
