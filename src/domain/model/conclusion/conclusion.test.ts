import { describe, expect, it } from 'vitest'
import type { Plan, Product } from '../../plan/plan'
import { blankProduct } from '../../plan/plan'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import { unitsInMix } from '../month/units-in-mix'

const concluded = (plan: Plan) => evaluate(plan).conclusion

/** A store of ten units at 100 that cost 40, which wins its customers for little and earns `income`. */
const earning = (income: number, changes: Partial<Plan> = {}) =>
  simplePlan({ influencersMo: 10, contingencyMo: 590 - income, ...changes })

const analysed = { enableAdvancedAnalysis: true, expectedReturnRate: 0, inventoryCarryingCostPct: 0 }

/** Nothing is bound in stock, and nothing is due before the first sale but one-time costs. */
const free = { ...analysed, importLeadTimeMonths: 0, inventoryTurnoverRate: 365, supplierPaymentTermsDays: 180 }

const withStart = (income: number, amount: number, changes: Partial<Plan> = {}): Plan => {
  const plan = earning(income, { ...free, ...changes })
  const branding = { ...plan.overheads.branding, amount, mode: 'oneTime' as const, months: 120 }
  return { ...plan, overheads: { ...plan.overheads, branding } }
}

describe('the caps of a verdict', () => {
  it('hold back a month that pays well but wins its customers for nothing', () => {
    expect(concluded(earning(300))).toMatchObject({ verdict: 'strong', caps: [] })
    expect(concluded(earning(300, { influencersMo: 9.99 }))).toMatchObject({
      verdict: 'moderate',
      caps: ['freeCustomers'],
    })
  })

  it('hold it back where it leaves less than the owner wants to take', () => {
    expect(concluded(earning(300, { ownerPayMo: 300 }))).toMatchObject({ verdict: 'strong', afterOwnerPay: 0 })
    expect(concluded(earning(300, { ownerPayMo: 301 }))).toMatchObject({ caps: ['ownerPay'], afterOwnerPay: -1 })
    for (const ownerPayMo of [null, -1, 2e12, Number.NaN])
      expect(concluded(earning(300, { ownerPayMo })).afterOwnerPay).toBeNull()
  })

  it('hold it back where a worse month loses', () => {
    // Eight units at 100 that cost 42: 136 less.
    expect(concluded(earning(136))).toMatchObject({ caps: [] })
    expect(concluded(earning(136)).stressIncome).toBeCloseTo(0, 9)
    expect(concluded(earning(130))).toMatchObject({ caps: ['stress'] })
  })

  it('take a store that sells one unit to sell none in a worse month', () => {
    expect(concluded(simplePlan({ contingencyMo: 30 }, { unitsPerMonth: 1 })).stressIncome).toBe(-30)
  })

  it('hold it back where the money is not back within three years', () => {
    expect(concluded(withStart(300, 36 * 295))).toMatchObject({ caps: [], back: { kind: 'month', month: 36 } })
    expect(concluded(withStart(300, 36 * 302))).toMatchObject({ caps: ['notBack'], back: { kind: 'month', month: 37 } })
    const byMonth = { ...earning(300), cashPlan: { ...simplePlan().cashPlan, enabled: true } }
    expect(concluded(byMonth)).toMatchObject({ caps: [], back: { kind: 'month' } })
    const costly = withStart(300, 15_000)
    const planned = concluded({ ...costly, cashPlan: { ...costly.cashPlan, enabled: true } })
    expect(planned).toMatchObject({ caps: ['notBack'], back: { kind: 'notWithin', months: 36 } })
  })

  it('are none while nothing is sold', () => {
    const nothing = concluded(simplePlan({ ownerPayMo: 5, ...analysed }, { unitsPerMonth: 0 }))
    expect(nothing).toMatchObject({
      verdict: null,
      caps: [],
      stressIncome: null,
      needed: null,
      back: null,
      growth: null,
    })
    expect(nothing.afterOwnerPay).toBe(-5)
  })
})

describe('the money that is needed', () => {
  it('is unknown while neither the advanced analysis nor the cash plan is on', () => {
    expect(concluded(earning(300))).toMatchObject({ needed: null, back: null })
  })

  it('is what there has to be before the first sale, and is back by planned months', () => {
    expect(concluded(withStart(300, 3000))).toMatchObject({
      needed: { kind: 'amount', byMonth: 0 },
      back: { kind: 'month' },
    })
    expect(concluded(earning(300, free))).toMatchObject({
      needed: { kind: 'amount', amount: 0, byMonth: null },
      back: { kind: 'month', month: 0 },
    })
    expect(concluded(withStart(300, 300 * 200)).back).toEqual({ kind: 'late' })
  })

  it('is no amount where a month brings no cash, with or without growth', () => {
    const losing = concluded(withStart(-100, 1200, { monthlyGrowthRate: 0.2 }))
    // What the one-time costs take of a month was paid before it.
    expect(losing).toMatchObject({ back: { kind: 'never' }, growth: null })
    expect(losing.needed).toEqual({
      kind: 'none',
      atStart: 1200,
      months: 12,
      spent: expect.closeTo(1200 + 12 * 100, 6),
    })
    const planned = withStart(-100, 1200)
    const byMonth = concluded({ ...planned, cashPlan: { ...planned.cashPlan, enabled: true, openingCash: 500 } })
    expect(byMonth.needed).toMatchObject({ kind: 'none', months: 12 })
  })

  it('names amounts that are none where growth that is counted changes nothing', () => {
    const losing = (changes: Partial<Plan>, cash: Partial<Plan['cashPlan']> = {}) => {
      const plan = withStart(-100, 1200, changes)
      const { conclusion } = evaluate({ ...plan, cashPlan: { ...plan.cashPlan, ...cash } })
      const { isFundingNeverEnough, isCashNeverEnough, isCashStillFalling } = conclusion
      return [isFundingNeverEnough, isCashNeverEnough, isCashStillFalling]
    }
    const monthlyGrowthRate = 0.01
    expect(losing({ monthlyGrowthRate: 0 })).toEqual([true, false, false])
    expect(losing({ monthlyGrowthRate: -0.5 })).toEqual([true, false, false])
    expect(losing({ monthlyGrowthRate })).toEqual([false, false, false])
    expect(losing({ monthlyGrowthRate, shippingPerOrder: 400 })).toEqual([true, false, false])
    expect(losing({ monthlyGrowthRate }, { enabled: true })).toEqual([false, true, false])
    expect(losing({ monthlyGrowthRate }, { enabled: true, withGrowth: true })).toEqual([false, false, true])
    expect(losing({ monthlyGrowthRate, enableAdvancedAnalysis: false }, { enabled: true })).toEqual([
      false,
      true,
      false,
    ])
    expect(losing({ monthlyGrowthRate, enableAdvancedAnalysis: false })).toEqual([false, false, false])
    expect(losing({ products: [] })).toEqual([false, false, false])
  })

  it('names an amount that is enough where a month takes nothing, and where the season of the estimate carries it', () => {
    const flags = (income: number, changes: Partial<Plan>) => {
      const plan = withStart(income, 1200, { monthlyGrowthRate: 0, ...changes })
      const { conclusion, advanced } = evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } })
      const { isFundingNeverEnough, isCashNeverEnough, isCashBackForNow } = conclusion
      return [advanced?.cashBreakevenMonth, isFundingNeverEnough, isCashNeverEnough, isCashBackForNow]
    }
    expect(flags(0, {})).toEqual([null, false, false, false])
    expect(flags(-0.01, {})).toEqual([null, true, true, false])
    expect(flags(-100, { seasonalityFactor: 2 })).toEqual([3, false, true, false])
    expect(flags(100, { seasonalityFactor: 0.5 })).toEqual([null, true, false, false])
    // It shrinks, and earns for a while; what it takes within 36 months is what it began with.
    expect(flags(300, { monthlyGrowthRate: -0.03 })).toEqual([expect.any(Number), false, false, false])
    expect(flags(100, { monthlyGrowthRate: -0.1 })).toEqual([null, true, false, false])
  })

  it('names too little where growth helps only after the months that are looked at', () => {
    const flags = (monthlyGrowthRate: number) => {
      const { conclusion } = evaluate(withStart(-100, 1200, { monthlyGrowthRate }))
      return [conclusion.isFundingNeverEnough, conclusion.isFundingStillFalling]
    }
    expect(flags(0)).toEqual([true, false])
    // After 154 months six hundred bring seven hundred; after 31 with the other.
    expect(flags(0.001)).toEqual([false, true])
    expect(flags(0.005)).toEqual([false, false])
  })

  it('says that cash still falls where it does so from one payment of VAT to the next', () => {
    const member = { id: 'm', role: 'other', customRole: '', employmentType: 'full-time', monthlyCost: 500 } as const
    const plan = simplePlan({
      ...free,
      ...{ vatPct: 15, vatRegistered: true, startMonth: '', monthlyGrowthRate: 0.001 },
      team: [{ ...member, socialInsurance: 'none' }],
    })
    const { cashPlan, conclusion } = evaluate({
      ...plan,
      cashPlan: { ...plan.cashPlan, enabled: true, withGrowth: true, months: 12 },
    })
    expect(conclusion.income).toBeLessThan(0)
    // Two months bring cash, and the third pays the VAT of the quarter, which is more.
    expect(cashPlan?.lowestMonth).toBe(10)
    expect(conclusion.isCashStillFalling).toBe(true)
  })

  it('is back only for a time where later months, or a month that loses, use it up again', () => {
    const backOf = (income: number, changes: Partial<Plan>, cash: Partial<Plan['cashPlan']>) => {
      const plan = withStart(income, 10, changes)
      const { conclusion, cashPlan } = evaluate({
        ...plan,
        cashPlan: { ...plan.cashPlan, enabled: true, months: 6, ...cash },
      })
      return [cashPlan?.backMonth ?? null, conclusion.back, conclusion.isCashBackForNow]
    }
    // Suppliers are paid half a year later.
    const late = { supplierDepositPct: 0, supplierBalanceDays: 180 }
    const never = { kind: 'never' }
    expect(backOf(-100, {}, late)).toEqual([1, never, true])
    expect(backOf(-100, {}, { ...late, enabled: false })).toEqual([null, never, false])
    expect(backOf(100, {}, late)).toEqual([1, { kind: 'month', month: 1 }, false])
    const monthlyGrowthRate = 0.01
    expect(backOf(-100, { monthlyGrowthRate }, late)).toEqual([1, never, true])
    expect(backOf(-100, { monthlyGrowthRate }, { ...late, withGrowth: true })).toEqual([1, never, false])
    expect(backOf(-100, { monthlyGrowthRate: -0.01 }, { ...late, withGrowth: true })).toEqual([1, never, true])
    // Accounts payable roll over from month to month.
    expect(backOf(0, {}, late)).toEqual([1, never, false])
    // A bill of 6 000 a year, of which each month brings 510.
    const { overheads } = simplePlan()
    const rent = { ...overheads.officeOrWarehouse, amount: 6000, mode: 'annual' as const }
    const bill = { overheads: { ...overheads, officeOrWarehouse: rent } }
    expect(backOf(0, { ...bill, contingencyMo: 80 }, { annualBillsMonth: 8 })).toEqual([
      1,
      { kind: 'month', month: 36 },
      true,
    ])
  })

  it('is still falling where acquiring every customer takes more than a month brings', () => {
    const plan = earning(100, { ...free, customerAcquisitionCost: 80, repeatOrderRate: 0 })
    const cashPlan = { ...plan.cashPlan, enabled: true, months: 12, startsWithNoCustomers: true }
    const { needed, back } = concluded({ ...plan, cashPlan })
    const { cashPlan: ahead } = evaluate({ ...plan, cashPlan: { ...cashPlan, months: 36 } })
    expect(ahead?.lowestMonth).toBe(36)
    expect(needed).toEqual({ kind: 'falling', amount: ahead?.cashNeeded, months: 36 })
    expect(back).toEqual({ kind: 'notWithin', months: 36 })
  })
})

describe('growth', () => {
  const growing = { ...analysed, monthlyGrowthRate: 0.08, planningHorizonMonths: 12, avgUnitsPerOrder: 1 }

  it('is a sentence of its own: what it takes besides, and when the money is back with it', () => {
    const { growth, needed } = concluded(earning(300, growing))
    expect(growth).toMatchObject({ ratePct: 8, months: 12 })
    expect(needed).toEqual(concluded(earning(300, { ...growing, monthlyGrowthRate: 0 })).needed)
    expect(concluded(earning(300, { ...growing, monthlyGrowthRate: 0 })).growth).toBeNull()
  })

  it('is counted in cash by month where the plan asks for it', () => {
    const plan = earning(300, growing)
    const cash = { ...plan.cashPlan, enabled: true, stockCoverMonths: 3 }
    expect(concluded({ ...plan, cashPlan: cash }).growth).toBeNull()
    const counted = { ...plan, cashPlan: { ...cash, withGrowth: true } }
    const { cashPlan, conclusion } = evaluate(counted)
    expect(conclusion.growth).toMatchObject({ ratePct: 8, months: 12, backMonth: cashPlan?.backMonth })
    expect(conclusion.needed).toEqual(concluded({ ...plan, cashPlan: cash }).needed)
    expect(concluded({ ...counted, enableAdvancedAnalysis: false }).growth).toBeNull()
  })
})

describe('sales that fall from month to month', () => {
  const falling = { ...analysed, monthlyGrowthRate: -0.05, planningHorizonMonths: 24, avgUnitsPerOrder: 1 }

  it('are a sentence of their own, beside a conclusion that counts them as steady', () => {
    const { growth, decline, needed, back } = concluded(earning(300, falling))
    const steady = concluded(earning(300, { ...falling, monthlyGrowthRate: 0 }))
    expect([growth, needed, back]).toEqual([null, steady.needed, steady.back])
    expect(decline).toMatchObject({ ratePct: -5, months: 24 })
    expect(steady.decline).toBeNull()
  })

  it('take more than steady sales where cash by month counts them, and use up again what came back', () => {
    const plan = earning(300, falling)
    const cash = { ...plan.cashPlan, enabled: true, months: 24, withGrowth: true, openingCash: 20_000 }
    const { cashPlan, conclusion } = evaluate({ ...plan, cashPlan: cash })
    const months = cashPlan?.months ?? []
    expect(months.at(-1)?.closingCash).toBeLessThan(months.at(-4)?.closingCash ?? 0)
    expect(conclusion.isCashStillFalling).toBe(true)
    expect(conclusion.isCashNeverEnough).toBe(false)
    expect(conclusion.isCashBackForNow).toBe(cashPlan?.backMonth !== null)
  })

  it('say nothing where cash by month counts them as steady', () => {
    const plan = earning(300, falling)
    const { decline, isCashStillFalling } = concluded({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } })
    expect([decline, isCashStillFalling]).toEqual([null, false])
  })
})

describe('fewer units of each product', () => {
  const product = (unitsPerMonth: number): Product => ({ ...blankProduct('a'), unitsPerMonth })

  it('keep the mix, what rounding leaves going to the largest remainders, the first of equals', () => {
    expect(unitsInMix([product(3), product(3), product(4)], 8)).toEqual([3, 2, 3])
    expect(unitsInMix([product(1), product(1)], 1)).toEqual([1, 0])
  })

  it('are exact for numbers of any size', () => {
    const shares = unitsInMix([product(1e12), product(1e12 - 1)], 1.6e12)
    expect(shares.reduce((sum, units) => sum + units, 0)).toBe(1.6e12)
  })
})
