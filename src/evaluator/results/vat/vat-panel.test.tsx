import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { languages } from '../../../domain/options'
import { blankPlan, blankProduct, type Plan } from '../../../domain/plan/plan'
import { formatMoney } from '../../../i18n/format'
import { picturedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { VatDutyText } from '../../steps/vat-duty/vat-duty-text'
import { VatPanel } from './vat-panel'

const layan = picturedPlans['everything in use']

/** The same store with a part of its sales. */
const selling = (part: number, more: Partial<Plan> = {}): Plan => ({
  ...layan,
  ...more,
  products: layan.products.map((one) => ({ ...one, unitsPerMonth: Math.floor(one.unitsPerMonth * part) })),
})

describe.each(languages)('the VAT card in %s', (language) => {
  const words = dictionaries[language].vat
  const card = (plan: Plan) => textOf(render(<VatPanel />, plan, language))
  const whole = (value: number) => textOf(formatMoney(value, language, 'SAR', { max: 0 }))

  it('says what VAT on bills costs a store that is not registered', () => {
    const small = selling(0.6)
    expect(card(small)).toContain(whole(evaluate(small).vat.irrecoverableVatMo))
  })

  it('names the month in which registering becomes a duty, with the registered figures beside', () => {
    const { vat } = evaluate(layan)
    expect(vat.mustRegisterMonth).toBe(11)
    const text = card(layan)
    expect(text).toContain(language === 'en' ? 'November 2027' : 'نوفمبر 2027')
    expect(text).toContain(whole(vat.incomeIfRegistered))
    expect(text).toContain(words.duty.apply)
  })

  it('raises no alarm from examples and open questions', () => {
    const half: Plan = { ...layan, unanswered: ['delivery'] }
    expect(evaluate(half).vat.mustRegisterMonth).toBe(11)
    expect(render(<VatDutyText />, half, language)).toBe('')
  })

  it('never tells a store that must register what it would keep by not registering', () => {
    const plan = { ...layan, vatRegistered: true }
    const { vat, bottomLine } = evaluate(plan)
    expect(vat.incomeIfNotRegistered).toBeGreaterThan(bottomLine.operatingIncome)
    const text = card(plan)
    expect(text).toContain(language === 'en' ? 'mandatory in May 2028' : 'إلزاميًا في مايو 2028')
    expect(text).not.toContain(whole(vat.incomeIfNotRegistered))
    expect(card({ ...plan, salesLast12Months: 500_000 })).toContain(words.isDutyByPast)
  })

  it('says of a duty to which growth alone leads that it depends on growth', () => {
    const { demo } = picturedPlans
    const plan = { ...demo, products: demo.products.map((one) => ({ ...one, unitsPerMonth: 50 })) }
    const { mandatory } = evaluate(plan).vat
    expect(mandatory.expectedMonth).toBeGreaterThan(1)
    expect(evaluate({ ...plan, monthlyGrowthRate: 0 }).vat.mandatory.expectedMonth).toBeNull()
    const condition = words.duty.ifGrows.replace('{{month}}', '')
    for (const vatRegistered of [true, false]) expect(card({ ...plan, vatRegistered })).toContain(condition)
    expect(card({ ...plan, salesLast12Months: 500_000 })).not.toContain(condition)
  })

  it('compares both states of a small store, and says from when it may register', () => {
    const plan = selling(0.6)
    const { vat } = evaluate(plan)
    expect(vat.mustRegisterMonth).toBeNull()
    expect(vat.voluntary.expectedMonth).not.toBeNull()
    const text = card(plan)
    expect(vat.incomeIfRegistered).toBeLessThan(0)
    expect(text).toContain(`${language === 'en' ? 'a loss of' : 'خسارة'} ${whole(-vat.incomeIfRegistered)}`)
    expect(text).not.toContain(words.duty.apply)
    expect(render(<VatDutyText />, plan, language)).toBe('')
  })

  it('says that sales of the past year make it a duty from the first month', () => {
    expect(card({ ...layan, salesLast12Months: 500_000 })).toContain(words.duty.titleNow)
  })

  it('says nothing in riyals of a plan in another currency', () => {
    const text = card({ ...layan, currency: 'USD' })
    expect(text).not.toMatch(/375,000|187,500/)
    expect(text).not.toContain(words.factsTitle)
  })

  it('tells what goes to the authority, or that bills carry more', () => {
    const { vat } = evaluate(selling(1, { vatRegistered: true }))
    expect(card(selling(1, { vatRegistered: true }))).toContain(whole(vat.vatDueMo ?? Number.NaN))
    const credit = selling(0, { vatRegistered: true })
    expect(card(credit)).toContain(whole(-(evaluate(credit).vat.vatDueMo ?? Number.NaN)))
  })

  it('never speaks of a credit or a payment of 0', () => {
    const none = { ...blankPlan(), products: [{ ...blankProduct('a'), unitPriceInclVAT: 0.1, unitsPerMonth: 1 }] }
    for (const fee of [0, 0.1, 0.2]) expect(card({ ...none, paymentBasicFixed: fee })).toContain(textOf(words.even))
  })
})
