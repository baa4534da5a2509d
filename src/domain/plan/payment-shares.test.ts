import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalPaymentShare } from '../model/month/payment-fees'
import { paymentMethodIds } from '../options'
import { missingPaymentMethods, withFullPaymentShares, withPaymentMethod } from './payment-shares'
import { blankPaymentMethod, blankPlan, type Plan, typicalPaymentMethods } from './plan'

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

  it('splits evenly when every share is 0', () => {
    expect(sharesOf(withFullPaymentShares(planWith([])))).toEqual([14.2, 14.3, 14.3, 14.3, 14.3, 14.3, 14.3])
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

  it('is told', () => {
    expect(missingPaymentMethods(blankPlan())).toEqual([])
    expect(missingPaymentMethods(plan)).toEqual(paymentMethodIds.filter((id) => id !== 'cod'))
  })

  it('is added with its typical fees and no share', () => {
    expect(withPaymentMethod(plan, 'tamara').paymentMethods).toEqual([
      blankPaymentMethod('cod'),
      { id: 'tamara', share: 0, percent: 7, fixed: 1.5, settlementDays: 7 },
    ])
  })
})
