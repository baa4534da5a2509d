import { expect, it } from 'vitest'
import { blankPlan, blankTeamMember } from '../../plan/plan'
import { memberInsurancesOf } from '../generated/slices.gen'
import { insuranceRate } from './social-insurance'

it.each([
  ['none', '2027-01', 0],
  ['saudi', '2027-01', 11.75],
  ['saudi', '', 11.75],
  ['nonSaudi', '2029-01', 2],
  ['saudiNew', '2025-06', 11.75],
  ['saudiNew', '2026-06', 12.25],
  ['saudiNew', '2026-07', 12.75],
  ['saudiNew', '2027-07', 13.25],
  ['saudiNew', '2028-07', 13.75],
  ['saudiNew', '', 12.75],
] as const)('insures %s from %s at %d percent', (kind, startMonth, pct) => {
  expect(insuranceRate(kind, startMonth).pct).toBe(pct)
})

it('says since when a rate that rises holds, and until when', () => {
  expect(insuranceRate('saudiNew', '2027-01')).toEqual({ pct: 12.75, from: '2026-07', before: '2027-07' })
  expect(insuranceRate('saudiNew', '2031-01')).toEqual({ pct: 13.75, from: '2028-07', before: '' })
})

it('takes no contribution from what is above 45 000 a month', () => {
  const saudi = { ...blankTeamMember('a'), monthlyCost: 10_000, socialInsurance: 'saudi' as const }
  const foreign = { ...blankTeamMember('b'), monthlyCost: 60_000, socialInsurance: 'nonSaudi' as const }
  expect(memberInsurancesOf({ ...blankPlan(), team: [saudi, foreign] })).toEqual([1175, 900])
})
