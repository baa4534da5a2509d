import { atom } from 'jotai'
import type { BusinessStage, ExperienceLevel } from '../domain/options'
import { type TeamRoleTemplate, teamRoles } from '../domain/team-roles'

/** A role of an administrator, with whom it suits. */
export interface RoleTemplate extends TeamRoleTemplate {
  experienceLevel: ExperienceLevel
  businessStage: BusinessStage
}

/** The administrator's roles; none until they are loaded, and the built-in ones hold. */
export const roleTemplatesAtom = atom<readonly RoleTemplate[]>([])

/** Every role that a member may have. */
export const teamRolesAtom = atom((get) => teamRoles(get(roleTemplatesAtom)))

/** What the quick-add list is narrowed to. */
export interface RoleFilter {
  level: ExperienceLevel
  stage: BusinessStage | 'all'
}

/** The templates that suit a level of experience and a stage of the business. */
export function templatesFor(templates: readonly RoleTemplate[], { level, stage }: RoleFilter): RoleTemplate[] {
  return templates.filter(({ experienceLevel, businessStage }) => {
    const suitsLevel = level === 'all' || experienceLevel === 'all' || experienceLevel === level
    return suitsLevel && (stage === 'all' || businessStage === stage)
  })
}
