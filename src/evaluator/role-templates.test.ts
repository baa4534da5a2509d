import { describe, expect, it } from 'vitest'
import { type RoleTemplate, templatesFor } from './role-templates'

const templates: RoleTemplate[] = [
  { roleName: 'Packer', suggestedMonthlyCost: 4000, experienceLevel: 'entry', businessStage: 'startup' },
  { roleName: 'Manager', suggestedMonthlyCost: 12000, experienceLevel: 'senior', businessStage: 'growth' },
  { roleName: 'Editor', suggestedMonthlyCost: 7000, experienceLevel: 'all', businessStage: 'growth' },
]

const names = (filter: Parameters<typeof templatesFor>[1]) =>
  templatesFor(templates, filter).map(({ roleName }) => roleName)

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

  it('asks for both', () => {
    expect(names({ level: 'entry', stage: 'growth' })).toEqual(['Editor'])
  })
})
