import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { landing as ar } from '../../i18n/ar/landing'
import { landing as en } from '../../i18n/en/landing'
import { formatMoney } from '../../i18n/format'
import { reading } from './balance-figures'
import { evaluateMoved, movedPlan, reach, untouched } from './sample-store'

const at = (price: number, units: number) => {
  const moved = { price, units }
  return reading(evaluateMoved(moved), moved, en.instrument, 'en')
}
const positions = fc.record({
  price: fc.integer({ min: reach.price.min, max: reach.price.max }),
  units: fc.integer({ min: reach.units.min, max: reach.units.max }),
})

describe('the instrument', () => {
  it('begins as the sample store itself', () => {
    expect(movedPlan(untouched())).toEqual(demoPlan())
    const { monthly, bottomLine } = evaluate(demoPlan())
    const { shown, losing } = at(untouched().price, untouched().units)
    expect(shown.amount).toBe(formatMoney(bottomLine.operatingIncome, 'en', 'SAR'))
    expect(shown.breakEven).toBe(`${bottomLine.monthlyBreakEvenUnits} needed, ${monthly.totalUnits} sold`)
    expect(shown.distance).toBe('30 above break-even')
    expect(losing).toBe(false)
  })

  it('has the sample store within its reach, with room on both sides', () => {
    for (const id of ['price', 'units'] as const) {
      expect(untouched()[id]).toBeGreaterThan(reach[id].min)
      expect(untouched()[id]).toBeLessThan(reach[id].max)
    }
  })

  it('says a loss in words, without a minus, and as the lighter side of sales', () => {
    const { shown, losing, tilt, announcement } = at(129, 190)
    expect(losing).toBe(true)
    expect(shown.result).toBe('Loss per month')
    expect(shown.amount).toMatch(/^SAR/)
    expect(shown.distance).toMatch(/short of break-even$/)
    expect(tilt).toBeLessThan(0)
    expect(announcement).toContain(shown.amount)
  })

  it('has a word for a store that meets its break-even exactly, and for one that never does', () => {
    const { monthly, bottomLine } = evaluateMoved(untouched())
    const words = (needed: number | null) =>
      reading(
        { monthly, bottomLine: { ...bottomLine, monthlyBreakEvenUnits: needed } },
        untouched(),
        ar.instrument,
        'ar',
      ).shown
    expect(words(300).distance).toBe(ar.instrument.exact)
    expect(words(null).distance).toBe(ar.instrument.never)
    expect(words(null).breakEven).toBe('المطلوب —، والمبيع 300')
  })

  it('leans to the heavier side, never further than the drawing allows', () => {
    fc.assert(
      fc.property(positions, ({ price, units }) => {
        const { monthly, bottomLine } = evaluateMoved({ price, units })
        const { tilt, weights } = at(price, units)
        expect(Math.abs(tilt)).toBeLessThanOrEqual(13)
        expect(Math.sign(tilt)).toBe(Math.sign(Math.round(bottomLine.operatingIncome / 10)))
        // Below the beam, which stands at 36.
        expect(Math.min(...weights.map(({ y }) => y))).toBeGreaterThan(36)
        const height = (side: string) =>
          weights.filter((one) => one.side === side).reduce((sum, one) => sum + one.height, 0)
        expect(height('sales') / height('costs')).toBeCloseTo(monthly.salesExVAT / bottomLine.totalMonthlyCosts, 1)
      }),
    )
  })
})
