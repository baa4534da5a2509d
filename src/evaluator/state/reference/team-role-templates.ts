import { atom } from 'jotai'
import type { BusinessStage, ExperienceLevel, TeamCategory } from '../../../domain/options'
import { type RoleTemplate, teamRoles } from '../../../domain/reference/team-roles'

/** The administrator's roles; none until they are loaded, and the built-in ones hold. */
export const roleTemplatesAtom = atom<readonly RoleTemplate[]>([])

/** Every role that a member may have. */
export const teamRolesAtom = atom((get) => teamRoles(get(roleTemplatesAtom)))

/** What the quick-add list is narrowed to. */
export interface RoleFilter {
  category: TeamCategory | 'all'
  level: ExperienceLevel
  stage: BusinessStage | 'all'
}

/** The templates of a kind of work that suit a level of experience and a stage of the business. */
export function templatesFor(templates: readonly RoleTemplate[], filter: RoleFilter): RoleTemplate[] {
  return templates.filter(({ category, experienceLevel, businessStage }) => {
    const suitsLevel = [filter.level, 'all'].includes(experienceLevel) || filter.level === 'all'
    const suitsStage = filter.stage === 'all' || businessStage === filter.stage
    return suitsLevel && suitsStage && (filter.category === 'all' || category === filter.category)
  })
}
