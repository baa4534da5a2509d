import type { BusinessStage, ExperienceLevel, TeamCategory } from '../options'

/** A role of the store's team with its usual monthly cost in SAR. */
export interface TeamRole {
  /** The name without capitals, spaces and signs. */
  key: string
  /** The built-in English name, or the name that an administrator gave. */
  name: string
  fullTimeMo: number
  partTimeMo: number
}

/** A role as an administrator describes it. */
export interface TeamRoleTemplate {
  roleName: string
  suggestedMonthlyCost: number
}

/** A role of an administrator, with whom it suits. */
export interface RoleTemplate extends TeamRoleTemplate {
  category: TeamCategory
  experienceLevel: ExperienceLevel
  businessStage: BusinessStage
}

/** A member with a custom role, whose name is in `customRole`. */
export const customRole = 'custom'

/** The key of a role: its name in lower case, letters and digits of any script alone. */
export function teamRoleKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function teamRole(name: string, fullTimeMo: number): TeamRole {
  return { key: teamRoleKey(name), name, fullTimeMo, partTimeMo: Math.round(fullTimeMo / 2) }
}

/** The roles that come with the product. Source: docs/model.md, 'Team'. */
export const builtInTeamRoles: readonly TeamRole[] = [
  teamRole('Accountant', 7500),
  teamRole('Customer Service', 5000),
  teamRole('Designer', 7500),
  teamRole('Digital Marketer', 10000),
  teamRole('Media Buyer', 11000),
  teamRole('Social Media Specialist', 7000),
  teamRole('Content Creator', 7500),
  teamRole('SEO Specialist', 8500),
  teamRole('Photographer', 6500),
  teamRole('Developer', 12500),
  teamRole('Product Entry Specialist', 5000),
  teamRole('Operations Officer', 8500),
  teamRole('Assistant', 5000),
  teamRole('Founder/CEO', 15000),
]

/**
 * The roles to choose from: templates replace the built-in role of the same key and follow the others; the later of
 * two alike counts, one whose name has no letter or digit does not. Source: docs/model.md, 'Team'.
 */
export function teamRoles(templates: readonly TeamRoleTemplate[]): TeamRole[] {
  const roles = new Map(builtInTeamRoles.map((role) => [role.key, role]))
  for (const template of templates) {
    const role = teamRole(template.roleName, template.suggestedMonthlyCost)
    if (role.key !== '') roles.set(role.key, role)
  }
  return [...roles.values()]
}
