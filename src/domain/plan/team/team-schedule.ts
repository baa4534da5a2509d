import type { EmploymentType } from '../../options'
import { customRole, type TeamRole, teamRoleKey } from '../../reference/team-roles'
import { blankTeamMember, type TeamMember } from '../plan'

/** How a member works, read from the cost: a role's figure for one schedule, or a custom figure. */
export const teamSchedules = ['fulltime', 'parttime', 'custom'] as const
export type TeamSchedule = (typeof teamSchedules)[number]

/** The role of a member; none for a custom role or one that no longer exists. */
export function roleOf(member: TeamMember, roles: readonly TeamRole[]): TeamRole | undefined {
  if (member.role === customRole) return undefined
  const key = teamRoleKey(member.role)
  return roles.find((role) => role.key === key)
}

/** The schedule that a member's cost stands for. Source: docs/model.md, 'Team'. */
export function scheduleOf(member: TeamMember, roles: readonly TeamRole[]): TeamSchedule {
  const role = roleOf(member, roles)
  if (role?.fullTimeMo === member.monthlyCost) return 'fulltime'
  return role?.partTimeMo === member.monthlyCost ? 'parttime' : 'custom'
}

/** The member on another schedule, at the role's cost for it; 'custom' leaves everything to be typed. */
export function withSchedule(member: TeamMember, schedule: TeamSchedule, roles: readonly TeamRole[]): TeamMember {
  const role = roleOf(member, roles)
  if (role === undefined || schedule === 'custom') return member
  return schedule === 'fulltime'
    ? { ...member, employmentType: 'full-time', monthlyCost: role.fullTimeMo }
    : { ...member, employmentType: 'part-time', monthlyCost: role.partTimeMo }
}

/** The member that quick-add makes of a role. */
export function memberOf(id: string, role: TeamRole, employmentType: EmploymentType): TeamMember {
  const monthlyCost = employmentType === 'full-time' ? role.fullTimeMo : role.partTimeMo
  return { ...blankTeamMember(id), role: role.name, employmentType, monthlyCost }
}

/** The member that quick-add makes of a role of the founder's own: without a name and a cost. */
export function customMember(id: string): TeamMember {
  return { ...blankTeamMember(id), role: customRole }
}
