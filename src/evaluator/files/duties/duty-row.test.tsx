import { expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { blankTeamMember, type Plan } from '../../../domain/plan/plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { type DutyId, dutiesOf } from '../../../domain/typical/duties'
import { render, textOf } from '../../state/testing/render'
import { DutyRow } from './duty-row'

/** What the first line of a duty reads, for a plan. */
function read(plan: Plan, id: DutyId, language: Language = 'en'): string {
  const duty = dutiesOf(plan, evaluate(plan).vat.mustRegisterMonth).find((one) => one.id === id)
  return duty ? textOf(render(<DutyRow duty={duty} />, plan, language)).trim() : ''
}

const withSaudi = (startMonth: string): Plan => ({
  ...demoPlan(),
  startMonth,
  team: [{ ...blankTeamMember('a'), socialInsurance: 'saudiNew' }],
})

it('a rise of social insurance holds from its day on, and is no fee', () => {
  expect(read(withSaudi('2027-01'), 'insuranceStep')).toMatch(/Social insurance rises from 3 Jul 2027/)
  expect(read(withSaudi('2027-01'), 'insuranceStep')).not.toContain('fee')
  expect(read(withSaudi('2027-01'), 'insuranceStep', 'ar')).toContain('من 3 يوليو 2027')
})

it('registration for VAT is due within 30 days of its month, and says where growth alone leads to it', () => {
  const grows = { ...secondSample(), startMonth: '2027-01' }
  expect(read(grows, 'vatRegistration')).toMatch(
    /in November 2027, within 30 days If sales grow as planned, VAT registration becomes mandatory in this month\./,
  )
  expect(read(grows, 'vatRegistration', 'ar')).toMatch(/في نوفمبر 2027، خلال 30 يومًا إذا نمت المبيعات كما في الخطة/)
  const sold = { ...grows, monthlyGrowthRate: 0, salesLast12Months: 400_000 }
  expect(read(sold, 'vatRegistration')).toContain('With these sales, VAT registration becomes mandatory')
  expect(read({ ...grows, startMonth: '' }, 'vatRegistration')).toContain('in month 11, within 30 days')
})

it('the yearly update of a registration is never due before opening', () => {
  const noMonth = { ...demoPlan(), startMonth: '' }
  expect(read(noMonth, 'registerUpdate')).toContain('every year after registration')
  expect(read(noMonth, 'register')).toContain('before you open')
  expect(read(noMonth, 'registerUpdate', 'ar')).toContain('كل سنة بعد التسجيل')
})

it('an example is a fee that no authority published, in riyals in a plan of any currency, never a filing', () => {
  const dollars: Plan = { ...demoPlan(), currency: 'USD' }
  expect(read(dollars, 'register')).toMatch(/About SAR 200 per year\. Example Without a source: confirm with the/)
  expect(read(dollars, 'trademark')).toMatch(/About SAR 7,575, once\. Example Mousa Legal/)
  for (const id of ['freelance', 'chamber', 'vatReturn'] as const) {
    expect(read(dollars, id)).not.toContain('Example')
    expect(read(dollars, id)).toContain('Without a source: confirm with the authority.')
    expect(read(dollars, id, 'ar')).toContain('بلا مصدر: تأكد من الجهة المختصة.')
  }
})
