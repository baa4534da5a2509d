import { describe, expect, it } from 'vitest'
import { blankPlan, blankTeamMember, type Plan } from '../plan/plan'
import { dayOf, dutiesOf, dutyIds } from './duties'

const opening: Plan = { ...blankPlan(), startMonth: '2027-02' }

const datesOf = (plan: Plan, month: number | null = null) =>
  Object.fromEntries(dutiesOf(plan, month).map(({ id, date }) => [id, date]))

describe('the papers and duties of a store', () => {
  it('come before its first sale, and what is renewed a year after them', () => {
    expect(datesOf(opening)).toMatchObject({
      register: '2027-01-01',
      trademark: '2027-01-01',
      registerUpdate: '2028-01-01',
    })
  })

  it('have no day where the plan does not say when its store opens', () => {
    for (const { date } of dutiesOf(blankPlan(), 3)) expect(date).toBeNull()
  })

  it('are the returns of VAT by quarters where the store is registered, else the month in which it must be', () => {
    expect(datesOf(opening).vatReturn).toBe('2027-04-30')
    expect(datesOf({ ...opening, startMonth: '2026-12' }).vatReturn).toBe('2027-01-31')
    const notYet = { ...opening, vatRegistered: false }
    expect(datesOf(notYet, 14)).toMatchObject({ vatRegistration: '2028-03-01' })
    expect(datesOf(notYet, 0).vatRegistration).toBe('2027-02-01')
    expect(datesOf(notYet)).not.toHaveProperty('vatRegistration')
    expect(datesOf(notYet)).not.toHaveProperty('vatReturn')
  })

  it('have a deadline, a day from which they hold, a month in which their term begins, or a first day of many', () => {
    const team = [{ ...blankTeamMember('saudiNew'), socialInsurance: 'saudiNew' as const }]
    const all = dutiesOf({ ...opening, vatRegistered: false, team }, 5)
    const days = Object.fromEntries(all.map((duty) => [duty.id, dayOf(duty)]))
    expect(days).toMatchObject({ trademark: 'by', insuranceStep: 'from', vatRegistration: 'within', register: 'year' })
  })

  it('follow the team: the steps of social insurance, and the levy for those who are not Saudi', () => {
    const member = (socialInsurance: 'saudiNew' | 'nonSaudi') => ({
      ...blankTeamMember(socialInsurance),
      socialInsurance,
    })
    const plan = { ...opening, team: [member('saudiNew'), member('nonSaudi')] }
    expect(datesOf(plan)).toMatchObject({ insuranceStep: '2028-07-03', expatLevy: '2027-02-01' })
    expect(dutiesOf(plan, null).filter(({ id }) => id === 'insuranceStep')).toHaveLength(2)
    expect(datesOf({ ...plan, startMonth: '2026-12' }).expatLevy).toBe('2027-01-21')
    expect(datesOf({ ...plan, startMonth: '' }).expatLevy).toBe('2027-01-21')
    expect(datesOf(opening)).not.toHaveProperty('expatLevy')
  })

  it('are each listed once they hold, in the order in which they fall due', () => {
    const all = dutiesOf({ ...opening, team: [] }, 5)
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
    for (const { id } of all) expect(dutyIds).toContain(id)
  })
})
