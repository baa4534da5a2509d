import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import type { Plan, Product } from '../../../domain/plan/plan'
import { simplePlan } from '../../../domain/testing/simple-plan'
import { picturedPlans } from '../../../results/testing/example-plans'
import { disclosuresOf } from './disclosure-conditions'

const said = (plan: Plan) => disclosuresOf(plan, evaluate(plan))
const sells = (plan: Plan, changes: Partial<Product>): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, ...changes })),
})

describe('disclosuresOf', () => {
  it('says of a plain month what always holds', () => {
    expect(said(simplePlan())).toEqual(['zakat', 'wholeOrders', 'rounding'])
  })

  it('says of a plan whose sales fall that its conclusions count them as steady', () => {
    const falling = { ...demoPlan(), monthlyGrowthRate: -0.05 }
    expect(said(falling)[0]).toBe('decline')
    expect(said({ ...falling, enableAdvancedAnalysis: false })).not.toContain('decline')
    expect(said(demoPlan())).not.toContain('decline')
  })

  it('says where duty is taken, by the basis that the plan chose', () => {
    expect(said(demoPlan())).toContain('duty')
    const cif = said({ ...demoPlan(), dutyBasis: 'cif' })
    expect(cif).toContain('dutyCif')
    expect(cif).not.toContain('duty')
    expect(said(sells(demoPlan(), { customsDutiesPct: 0 }))).not.toContain('duty')
  })

  it('says that the cash figures leave out VAT while they do', () => {
    const plan = demoPlan()
    expect(said(plan)).toContain('importVat')
    expect(said({ ...plan, enableAdvancedAnalysis: false })).not.toContain('importVat')
    const planned = said({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } })
    expect(planned).toContain('importVatInPlan')
    expect(planned).not.toContain('importVat')
    const unregistered = said({ ...plan, vatRegistered: false })
    expect(unregistered).toContain('unregistered')
    expect(unregistered).not.toContain('importVat')
    expect(said({ ...plan, vatPct: 0 })).not.toContain('importVat')
  })

  it('says what is before returns only where they change the month', () => {
    expect(said(demoPlan())).toContain('before')
    expect(said({ ...demoPlan(), expectedReturnRate: 0, inventoryCarryingCostPct: 0 })).not.toContain('before')
    expect(said({ ...demoPlan(), enableAdvancedAnalysis: false })).not.toContain('before')
  })

  it('says where refused parcels are counted, of stores with cash on delivery', () => {
    expect(said({ ...demoPlan(), codSharePct: 40, codRefusalPct: 0 })).toContain('refusedInRate')
    expect(said(demoPlan()).filter((id) => id.startsWith('refused'))).toEqual([])
    expect(said({ ...demoPlan(), codSharePct: 40, codRefusalPct: 20 })).toContain('refusedApart')
  })

  it('says what is spread and what is blended where there is something to spread or blend', () => {
    expect(said(demoPlan())).toEqual(expect.arrayContaining(['annual', 'blend', 'growth', 'returns']))
    const plain = said(simplePlan({ enableAdvancedAnalysis: true, expectedReturnRate: 0 }))
    for (const id of ['annual', 'blend', 'returns']) expect(plain).not.toContain(id)
  })

  it('says that each product is declared alone where a customs fee is counted', () => {
    expect(said(demoPlan())).not.toContain('customsFee')
    expect(said(sells(demoPlan(), { unitsPerShipment: 500 }))).toContain('customsFee')
  })

  it.each(Object.entries(picturedPlans))('contradicts itself nowhere, for the plan: %s', (_, plan) => {
    const ids = said(plan)
    for (const [one, other] of [
      ['importVat', 'importVatInPlan'],
      ['duty', 'dutyCif'],
      ['refusedInRate', 'refusedApart'],
      ['importVat', 'unregistered'],
    ])
      expect(ids.filter((id) => id === one || id === other).length).toBeLessThan(2)
  })
})
