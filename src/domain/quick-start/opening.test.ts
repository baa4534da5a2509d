import { describe, expect, it } from 'vitest'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { isOwn, withOrigin } from '../plan/origins'
import { blankProduct, type Plan } from '../plan/plan'
import { missingAnswers } from '../rules/unanswered'
import { begunPlan, isBegunAlone } from './begun-plan'
import {
  goodsOf,
  onDeliveryOf,
  registrationOf,
  withChannel,
  withGoods,
  withOnDelivery,
  withPaymentMode,
  withRegistration,
} from './opening'
import { withTypicalCosts } from './typical-costs'

const begun = begunPlan(createdPlan(noDefaults))
const selling: Plan = {
  ...begun,
  products: begun.products.map((one) => ({ ...one, unitPriceInclVAT: 120, exFactoryPrice: 45, unitsPerMonth: 80 })),
}
const open = (plan: Plan) => missingAnswers(plan).map(({ question }) => question)

describe('the opening questions of the quick start', () => {
  it('ask for the registration until it was said, and again when it is not known after all', () => {
    expect(registrationOf(begun)).toBe('unknown')
    expect(open(begun)).toContain('vatRegistration')
    const [yes, no] = [withRegistration(begun, 'yes'), withRegistration(begun, 'no')]
    expect([yes, no].map(registrationOf)).toEqual(['yes', 'no'])
    expect([yes.vatRegistered, no.vatRegistered]).toEqual([true, false])
    for (const plan of [yes, no]) expect(open(plan)).not.toContain('vatRegistration')
    const again = withRegistration(no, 'unknown')
    expect([registrationOf(again), again.vatRegistered]).toEqual(['unknown', true])
    expect(open(again)).toContain('vatRegistration')
    expect(open({ ...begun, vatPct: 0 })).not.toContain('vatRegistration')
  })

  it('ask how much is paid at the door where anything is, and forget it with no', () => {
    expect(onDeliveryOf(selling)).toBe('unknown')
    const yes = withOnDelivery(selling, 'yes')
    expect([onDeliveryOf(yes), open(yes).includes('codShare')]).toEqual(['yes', true])
    const typed = { ...yes, codSharePct: 40, codRefusalPct: 25, codChargeInclVAT: 17 }
    expect(open(typed)).not.toContain('codShare')
    expect(withOnDelivery(typed, 'yes').codSharePct).toBe(40)
    const no = withOnDelivery(typed, 'no')
    expect(no).toMatchObject({ codSharePct: 0, codRefusalPct: 0, codChargeInclVAT: 0 })
    expect([onDeliveryOf(no), open(no).includes('codShare')]).toEqual(['no', false])
    expect(onDeliveryOf(withOnDelivery(no, 'unknown'))).toBe('unknown')
  })

  it('give the share that was said of cash on delivery to its payment method, once', () => {
    const sharesOf = (plan: Plan) => plan.paymentMethods.map(({ id, share }) => `${id} ${share}`)
    const said = withOrigin({ ...withOnDelivery(selling, 'yes'), codSharePct: 40 }, ['codSharePct'], 'typed')
    const byMethod = withPaymentMode(said, 'advanced')
    expect(sharesOf(byMethod)).toContain('cod 40')
    const own = byMethod.paymentMethods.filter((_, at) => isOwn(byMethod, `paymentMethods.${at}.share`))
    expect(own.map(({ id }) => id)).toEqual(['cod'])
    expect(byMethod.paymentMethods.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 9)
    const [first] = said.paymentMethods
    expect(byMethod.paymentMethods[0]?.share).toBeCloseTo(((first?.share ?? 0) * 60) / 90, 1)
    expect(sharesOf(withPaymentMode(withOnDelivery(selling, 'no'), 'advanced'))).toContain('cod 0')
    const unsaid = withPaymentMode(selling, 'advanced')
    expect(unsaid).toEqual({ ...selling, paymentMode: 'advanced' })
    expect(withPaymentMode(said, 'basic')).toEqual({ ...said, paymentMode: 'basic' })
    const paymentMethods = said.paymentMethods.map((one, at) => (at === 0 ? { ...one, share: 50 } : one))
    expect(withPaymentMode({ ...said, paymentMethods }, 'advanced').paymentMethods).toEqual(paymentMethods)
    const without = { ...said, paymentMethods: [] }
    expect(withPaymentMode(without, 'advanced').paymentMethods).toEqual([])
    const [card, ...others] = said.paymentMethods
    const cheque = { ...said, paymentMethods: card ? [{ ...card, id: 'cheque' }, ...others] : [] }
    const advanced = withPaymentMode(withOrigin(cheque, ['paymentMethods.0.share'], 'typical'), 'advanced')
    expect(advanced.paymentMethods[0]).toEqual(cheque.paymentMethods[0])
  })

  it('send nothing of what is digital, and know what is usual where it is not said', () => {
    expect(goodsOf(selling)).toBe('unknown')
    const digital = withGoods(selling, 'digital')
    expect([goodsOf(digital), digital.products[0]?.needsDelivery]).toEqual(['digital', false])
    const made = withGoods(digital, 'localManufacturing')
    expect([goodsOf(made), made.products[0]?.needsDelivery]).toEqual(['localManufacturing', true])
    expect(goodsOf(withGoods(made, 'localWholesale'))).toBe('localWholesale')
    expect(goodsOf(withGoods(made, 'unknown'))).toBe('unknown')
    const two = { ...selling, products: [...selling.products, blankProduct('two')] }
    expect(withGoods(two, 'digital').products[1]?.needsDelivery).toBe(true)
  })

  it('take the platform’s own price where it is known', () => {
    const platform = (plan: Plan) => withTypicalCosts(plan).overheads.ecommercePlatform.amount
    expect(platform(withChannel(selling, 'salla'))).toBe(99)
    expect(platform(withChannel(selling, 'social'))).toBe(0)
    expect(platform(withChannel(selling, 'zid'))).toBe(99)
    expect(platform(withChannel(selling, 'other'))).toBe(platform(selling))
  })

  it('take the fees of the platform’s own gateway, and leave those that were typed', () => {
    const feesOf = (plan: Plan) =>
      plan.paymentMethods.flatMap(({ id, percent }) => (id === 'mada' || id === 'international' ? [percent] : []))
    const usual = feesOf(withChannel(selling, ''))
    expect(feesOf(withChannel(selling, 'salla'))).toEqual([1.4, 1.4])
    expect(feesOf(withChannel(withChannel(selling, 'salla'), 'zid'))).toEqual(usual)
    const [first, ...others] = selling.paymentMethods
    const typed = { ...selling, paymentMethods: first ? [{ ...first, percent: 0.9 }, ...others] : others }
    expect(feesOf(withChannel(typed, 'salla'))).toContain(0.9)
    expect(feesOf(withChannel({ ...selling, paymentMethods: [] }, 'salla'))).toEqual([])
  })
})

it('asks for the owner’s pay while nobody is paid', () => {
  expect(open(selling)).toContain('ownerPay')
  expect(open({ ...selling, ownerPayMo: 0 })).not.toContain('ownerPay')
  const [member] = createdPlan(noDefaults).team
  expect(member).toBeUndefined()
  const { products: _, ...own } = selling
  expect(open({ ...own, products: selling.products, origins: {} })).not.toContain('ownerPay')
})

it('the quick start is under way until its one product is answered for', () => {
  expect(isBegunAlone(createdPlan(noDefaults))).toBe(true)
  expect(isBegunAlone(selling)).toBe(true)
  const answered = withTypicalCosts(withRegistration({ ...selling, ownerPayMo: 0, unanswered: [] }, 'no'))
  expect(open(answered)).toEqual([])
  expect(isBegunAlone(answered)).toBe(false)
  expect(isBegunAlone({ ...selling, products: [...selling.products, blankProduct('two')] })).toBe(false)
})
