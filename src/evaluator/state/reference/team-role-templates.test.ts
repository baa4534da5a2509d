import { describe, expect, it } from 'vitest'
import type { RoleTemplate } from '../../../domain/reference/team-roles'
import { type RoleFilter, templatesFor } from './team-role-templates'

const templates: RoleTemplate[] = [
  {
    category: 'operations',
    roleName: 'Packer',
    suggestedMonthlyCost: 4000,
    experienceLevel: 'entry',
    businessStage: 'startup',
  },
  {
    category: 'management',
    roleName: 'Manager',
    suggestedMonthlyCost: 12000,
    experienceLevel: 'senior',
    businessStage: 'growth',
  },
  {
    category: 'marketing',
    roleName: 'Editor',
    suggestedMonthlyCost: 7000,
    experienceLevel: 'all',
    businessStage: 'growth',
  },
]

const names = (filter: Partial<RoleFilter>) =>
  templatesFor(templates, { category: 'all', level: 'all', stage: 'all', ...filter }).map(({ roleName }) => roleName)

describe('templatesFor', () => {
  it('gives all of them when nothing is asked', () => {
    expect(names({ level: 'all', stage: 'all' })).toEqual(['Packer', 'Manager', 'Editor'])
  })

  it('gives those of a level, and those that suit every level', () => {
    expect(names({ level: 'senior', stage: 'all' })).toEqual(['Manager', 'Editor'])
  })

  it('gives those of a stage', () => {
    expect(names({ level: 'all', stage: 'startup' })).toEqual(['Packer'])
  })

  it('gives those of a kind of work', () => {
    expect(names({ category: 'marketing' })).toEqual(['Editor'])
  })

  it('asks for both', () => {
    expect(names({ level: 'entry', stage: 'growth' })).toEqual(['Editor'])
  })
})
