import type { Plan, TeamMember } from '../../../../domain/plan/plan'

/** The plan with one member of its team as given. */
export function withMember(plan: Plan, index: number, member: TeamMember): Plan {
  return { ...plan, team: plan.team.map((one, at) => (at === index ? member : one)) }
}
