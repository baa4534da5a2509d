import { expect, it } from 'vitest'
import { builtInTeamRoles, customRole, teamRoleKey, teamRoles } from '../reference/team-roles'
import { blankTeamMember } from './plan'
import { customMember, memberOf, roleOf, scheduleOf, withSchedule } from './team/team-schedule'

const [accountant] = builtInTeamRoles
if (accountant === undefined) throw new Error('no built-in roles')

it('has the built-in roles with half the cost for part-time', () => {
  const costs = builtInTeamRoles.map(({ key, fullTimeMo, partTimeMo }) => `${key} ${fullTimeMo}/${partTimeMo}`)
  expect(costs).toEqual([
    'accountant 7500/3750',
    'customerservice 5000/2500',
    'designer 7500/3750',
    'digitalmarketer 10000/5000',
    'mediabuyer 11000/5500',
    'socialmediaspecialist 7000/3500',
    'contentcreator 7500/3750',
    'seospecialist 8500/4250',
    'photographer 6500/3250',
    'developer 12500/6250',
    'productentryspecialist 5000/2500',
    'operationsofficer 8500/4250',
    'assistant 5000/2500',
    'founderceo 15000/7500',
  ])
})

it('makes a key of a name in any script', () => {
  expect(teamRoleKey(' SEO-Specialist (2) ')).toBe('seospecialist2')
  expect(teamRoleKey('مدير العمليات')).toBe('مديرالعمليات')
  expect(teamRoleKey('--')).toBe('')
})

it('merges templates over the built-in roles', () => {
  expect(teamRoles([])).toEqual(builtInTeamRoles)
  const roles = teamRoles([
    { roleName: 'founder / CEO', suggestedMonthlyCost: 9001 },
    { roleName: 'Packer', suggestedMonthlyCost: 3000 },
    { roleName: 'packer', suggestedMonthlyCost: 4000 },
    { roleName: '!', suggestedMonthlyCost: 1 },
  ])
  expect(roles).toHaveLength(15)
  expect(roles[13]).toEqual({ key: 'founderceo', name: 'founder / CEO', fullTimeMo: 9001, partTimeMo: 4501 })
  expect(roles[14]).toEqual({ key: 'packer', name: 'packer', fullTimeMo: 4000, partTimeMo: 2000 })
})

it('adds members by role and employment', () => {
  const fullTime = memberOf('m', accountant, 'full-time')
  expect(fullTime).toEqual({ ...blankTeamMember('m'), role: 'Accountant', monthlyCost: 7500 })
  const partTime = memberOf('m', accountant, 'part-time')
  expect(partTime).toEqual({ ...fullTime, employmentType: 'part-time', monthlyCost: 3750 })
  expect(customMember('c')).toEqual({ ...blankTeamMember('c'), role: customRole })
})

it('reads the schedule from the cost, and sets the cost by the schedule', () => {
  const roles = teamRoles([{ roleName: 'Custom', suggestedMonthlyCost: 0 }])
  const member = memberOf('m', accountant, 'full-time')
  expect(scheduleOf(member, roles)).toBe('fulltime')
  expect(scheduleOf({ ...member, monthlyCost: 3750 }, roles)).toBe('parttime')
  expect(scheduleOf({ ...member, monthlyCost: 1 }, roles)).toBe('custom')
  expect(scheduleOf(customMember('c'), roles)).toBe('custom')
  expect(roleOf({ ...member, role: 'ACCOUNTANT ' }, roles)).toEqual(accountant)
  expect(roleOf({ ...member, role: 'nobody' }, roles)).toBeUndefined()
  expect(withSchedule(member, 'parttime', roles)).toEqual(memberOf('m', accountant, 'part-time'))
  expect(withSchedule(memberOf('m', accountant, 'part-time'), 'fulltime', roles)).toEqual(member)
  expect(withSchedule(member, 'custom', roles)).toBe(member)
  const own = customMember('c')
  expect(withSchedule(own, 'fulltime', roles)).toBe(own)
})
