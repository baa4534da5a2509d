import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalPaymentShare } from '../model/month/payment-fees'
import { paymentMethodIds } from '../options'
import { blankPaymentMethod, blankPlan, type Plan, typicalPaymentMethods } from '../plan/plan'
import {
  codShareOf,
  hasAverageFee,
  missingPaymentMethods,
  withFullPaymentShares,
  withoutCod,
  withPaymentMethod,
} from './payment-shares'

function planWith(shares: readonly number[]): Plan {
  const paymentMethods = typicalPaymentMethods().map((method, index) => ({ ...method, share: shares[index] ?? 0 }))
  return { ...blankPlan(), paymentMethods }
}

const sharesOf = (plan: Plan) => plan.paymentMethods.map(({ share }) => share)

describe('withFullPaymentShares', () => {
  it('keeps the proportions', () => {
    expect(sharesOf(withFullPaymentShares(planWith([40, 0, 0, 30, 0, 10])))).toEqual([50, 0, 0, 37.5, 0, 12.5, 0])
  })

  it('gives the remainder of rounding to the largest', () => {
    expect(sharesOf(withFullPaymentShares(planWith([30, 30, 30])))).toEqual([33.4, 33.3, 33.3, 0, 0, 0, 0])
  })

  it('splits evenly when every share is 0, among the methods that are still offered', () => {
    expect(sharesOf(withFullPaymentShares(planWith([])))).toEqual([16.6, 16.6, 16.7, 16.7, 0, 16.7, 16.7])
  })

  it('leaves what does not count alone', () => {
    const plan = planWith([20])
    const paymentMethods = [{ ...blankPaymentMethod('mada'), id: 'cheque', share: 7 }, ...plan.paymentMethods]
    const [cheque, mada] = withFullPaymentShares({ ...plan, paymentMethods }).paymentMethods
    expect(cheque?.share).toBe(7)
    expect(mada?.share).toBe(100)
  })

  it('has nothing to share out without methods', () => {
    expect(withFullPaymentShares({ ...blankPlan(), paymentMethods: [] }).paymentMethods).toEqual([])
  })

  it('always totals 100', () => {
    const share = fc.double({ min: -10, max: 120, noNaN: true })
    fc.assert(
      fc.property(fc.array(share, { minLength: 7, maxLength: 7 }), (shares) => {
        const { paymentMethods } = withFullPaymentShares(planWith(shares))
        expect(totalPaymentShare(paymentMethods)).toBeCloseTo(100, 9)
      }),
    )
  })
})

describe('a payment method that a stored plan lacks', () => {
  const plan = { ...blankPlan(), paymentMethods: [blankPaymentMethod('cod')] }

  it('is listed among the typical methods that the plan lacks', () => {
    expect(missingPaymentMethods(blankPlan())).toEqual(['emkan'])
    expect(missingPaymentMethods(plan)).toEqual(paymentMethodIds.filter((id) => id !== 'cod' && id !== 'spotii'))
  })

  it('is added with its typical fees and no share', () => {
    expect(withPaymentMethod(blankPlan(), 'emkan').paymentMethods.at(-1)).toEqual({
      id: 'emkan',
      share: 0,
      percent: 6.99,
      fixed: 1.5,
      settlementDays: 7,
    })
    expect(withPaymentMethod(plan, 'tamara').paymentMethods).toEqual([
      blankPaymentMethod('cod'),
      { id: 'tamara', share: 0, percent: 7, fixed: 1.5, settlementDays: 7 },
    ])
  })
})

describe('cash on delivery', () => {
  const advanced = (shares: readonly number[]): Plan => ({ ...planWith(shares), paymentMode: 'advanced' })

  it('is the share beside the average fee, or that of its method', () => {
    const basic = { ...planWith([0, 0, 0, 0, 0, 10]), codSharePct: 30 }
    expect([hasAverageFee(basic), codShareOf(basic)]).toEqual([true, 30])
    expect(codShareOf({ ...basic, paymentMode: 'advanced' })).toBe(10)
    expect(codShareOf({ ...advanced([]), codSharePct: 30 })).toBe(30)
    expect(codShareOf(advanced([60]))).toBe(0)
  })

  it('is no longer sold, and the other methods take its share', () => {
    expect(sharesOf(withoutCod(advanced([60, 0, 0, 20, 0, 20])))).toEqual([75, 0, 0, 25, 0, 0, 0])
    expect(sharesOf(withoutCod(advanced([0, 0, 0, 0, 0, 20])))).toEqual([0, 0, 0, 0, 0, 0, 0])
    const basic = { ...planWith([50, 0, 0, 0, 0, 10]), codSharePct: 30 }
    expect(withoutCod(basic)).toEqual({ ...basic, codSharePct: 0 })
    for (const plan of [basic, advanced([60, 0, 0, 20, 0, 20])]) expect(codShareOf(withoutCod(plan))).toBe(0)
  })
})
