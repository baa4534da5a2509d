import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifetimePriceHalalas, offerVatPct, orderNumber, vatInside } from './product-price'

describe('the VAT inside an amount', () => {
  it('is 25.96 of 199 SAR, and leaves 173.04', () => {
    expect(vatInside(lifetimePriceHalalas, offerVatPct)).toEqual({ net: 17304, vat: 2596 })
  })

  it('is 13.04 of 100 SAR at 15 %, not 15', () => {
    expect(vatInside(10000, 15)).toEqual({ net: 8696, vat: 1304 })
  })

  it('adds up to the halala, and is within a halala of the rate on the net amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (total, rate) => {
        const { net, vat } = vatInside(total, rate)
        expect(net + vat).toBe(total)
        expect(Number.isInteger(vat)).toBe(true)
        expect(Math.abs(vat - (net * rate) / 100)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('an order goes by the last eight digits of its id', () => {
  expect(orderNumber('019aa6f2-1c3b-7d4e-8f5a-6b7c8d9e0f1a')).toBe('8D9E0F1A')
})
