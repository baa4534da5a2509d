import { expect, it } from 'vitest'
import { blankTeamMember, typicalPaymentMethods } from '../plan/plan'
import { said, sound } from '../testing/findings'

it('checks the payment methods that count', () => {
  const methods = typicalPaymentMethods()
  const withMethods = (changes: object[]) =>
    said({
      paymentMode: 'advanced',
      paymentMethods: methods.map((method, index) => ({ ...method, ...changes[index] })),
    })
  expect(withMethods([])).toEqual([])
  expect(withMethods([{ share: 35 }])).toEqual(['warning paymentMethods paymentSharesTotal total 90'])
  expect(withMethods(methods.map(() => ({ share: 0 })))).toEqual(['warning paymentMethods paymentSharesZero'])
  expect(withMethods([{ share: 44.999 }])).toEqual([])
  expect(withMethods([{ percent: 16, fixed: 21, settlementDays: 31 }])).toEqual([
    'warning paymentMethods.0.percent aboveUsual max 15',
    'warning paymentMethods.0.fixed aboveUsual max 20',
    'warning paymentMethods.0.settlementDays aboveUsual max 30',
  ])
  expect(withMethods([{}, { share: -1, percent: -1, fixed: -1, settlementDays: -1 }]).slice(0, 4)).toEqual([
    'error paymentMethods.1.share percentRange',
    'error paymentMethods.1.percent percentRange',
    'error paymentMethods.1.fixed negative',
    'error paymentMethods.1.settlementDays negative',
  ])
  const ignored = { id: 'stc', share: 999, percent: 999, fixed: 999, settlementDays: 999 }
  expect(said({ paymentMode: 'advanced', paymentMethods: [...methods, ignored, { ...ignored, id: 'mada' }] })).toEqual(
    [],
  )
  const dear = { share: 100, percent: 15, fixed: 20 }
  expect(said({ paymentMode: 'advanced', paymentMethods: [{ ...dear, id: 'cod', settlementDays: 1 }] })).toEqual([
    'warning paymentMethods gatewayFeeTooHigh value 60.02 max 50',
  ])
})

it('holds overheads against their monthly caps', () => {
  const domain = (amount: number, mode: 'monthly' | 'annual' | 'oneTime', months = 12) =>
    said({ overheads: { ...sound.overheads, domain: { amount, mode, months, chargesVat: true } } })
  expect(domain(500, 'monthly')).toEqual([])
  expect(domain(501, 'monthly')).toEqual(['warning overheads.domain.amount overheadAboveCap max 500'])
  expect(domain(6000, 'annual')).toEqual([])
  expect(domain(6012, 'annual')).toEqual(['warning overheads.domain.amount overheadAboveCap max 500'])
  expect(domain(6000, 'oneTime')).toEqual([])
  expect(domain(-1, 'monthly', 0)).toEqual(['error overheads.domain.amount negative'])
  expect(domain(10, 'oneTime', 0)).toEqual(['error overheads.domain.months outOfRange min 1 max 120'])
  expect(domain(10, 'oneTime', 121)).toEqual(['error overheads.domain.months outOfRange min 1 max 120'])
  expect(domain(10, 'oneTime', 61)).toEqual(['warning overheads.domain.months aboveUsual max 60'])
  expect(domain(10, 'oneTime', 2.5)).toEqual(['warning overheads.domain.months notWhole'])
  expect(domain(10, 'oneTime', 0.5)).toEqual(['error overheads.domain.months outOfRange min 1 max 120'])
  expect(domain(10, 'oneTime', 120.5)).toEqual(['error overheads.domain.months outOfRange min 1 max 120'])
})

it('checks overheads of the founder’s own', () => {
  const item = { id: 'c', name: '', amount: -1, mode: 'oneTime' as const, months: 0, chargesVat: true }
  const expected = (list: string) => [
    `error ${list}.0.amount negative`,
    `error ${list}.0.months outOfRange min 1 max 120`,
  ]
  expect(said({ customOverheadsTech: [item] })).toEqual(expected('customOverheadsTech'))
  expect(said({ customOverheadsOps: [item] })).toEqual(expected('customOverheadsOps'))
})

it('checks the team', () => {
  const member = (changes: object) =>
    said({
      team: [{ ...blankTeamMember('m'), role: 'Packer', monthlyCost: 3000, socialInsurance: 'saudi', ...changes }],
    })
  expect(member({})).toEqual([])
  expect(member({ monthlyCost: 0 })).toEqual([])
  expect(member({ monthlyCost: 999 })).toEqual(['warning team.0.monthlyCost belowUsual min 1000'])
  expect(member({ monthlyCost: 50_001 })).toEqual(['warning team.0.monthlyCost aboveUsual max 50000'])
  expect(member({ monthlyCost: -1 })).toEqual(['error team.0.monthlyCost negative'])
  expect(member({ role: ' ' })).toEqual(['warning team.0.role teamRoleRequired'])
  expect(member({ role: 'x'.repeat(51) })).toEqual(['warning team.0.role teamRoleTooLong max 50'])
  expect(member({ role: 'custom' })).toEqual(['warning team.0.customRole teamRoleRequired'])
  expect(member({ role: 'custom', customRole: 'x'.repeat(50) })).toEqual([])
})
