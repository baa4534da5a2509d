import { describe, expect, it } from 'vitest'
import { builtInTeamRoles, teamRoles } from '../../reference/team-roles'
import { blankTeamMember } from '../plan'
import { withCustomRole, withRole } from './team-role-change'
import { memberOf, roleOf } from './team-schedule'

const roles = teamRoles([{ roleName: 'Store Manager', suggestedMonthlyCost: 9001 }])

function roleNamed(name: string) {
  const role = roles.find((one) => one.name === name)
  if (!role) throw new Error(`No role ${name}`)
  return role
}

describe('withRole', () => {
  const manager = roleNamed('Store Manager')

  it.each([
    ['full-time', 9001],
    ['part-time', 4501],
  ] as const)("takes the new role's %s cost", (employmentType, monthlyCost) => {
    const accountant = memberOf('a', roleNamed('Accountant'), employmentType)
    expect(withRole(accountant, manager, roles)).toEqual({
      ...accountant,
      role: 'Store Manager',
      employmentType,
      monthlyCost,
    })
  })

  it('keeps a custom cost', () => {
    const member = { ...blankTeamMember('a'), role: 'Accountant', monthlyCost: 6100 }
    expect(withRole(member, manager, roles)).toEqual({ ...member, role: 'Store Manager' })
  })

  it.each([
    ['full-time', 9001],
    ['part-time', 4501],
  ] as const)('gives a %s member without a cost the usual one', (employmentType, monthlyCost) => {
    const member = { ...blankTeamMember('a'), employmentType }
    expect(withRole(member, manager, roles)).toEqual({ ...member, role: 'Store Manager', monthlyCost })
  })

  it('is found again by its name', () => {
    for (const role of builtInTeamRoles) {
      expect(roleOf(withRole(blankTeamMember('a'), role, roles), roles)).toEqual(role)
    }
  })
})

describe('withCustomRole', () => {
  it('keeps everything else', () => {
    const member = memberOf('a', roleNamed('Designer'), 'part-time')
    expect(withCustomRole(member)).toEqual({ ...member, role: 'custom' })
  })
})
