import { expect, it } from 'vitest'
import { blankTeamMember, type Plan } from '../plan/plan'
import { firstProduct, said, sound } from '../testing/findings'

const { cashPlan, season } = sound

it('doubts a rate of VAT that no registered Saudi store charges', () => {
  expect(said({ vatPct: 5 })).toEqual(['warning vatPct vatNotUsual value 5'])
  expect(said({ vatPct: 5, vatRegistered: false })).toEqual([])
  expect(said({ vatPct: 5, currency: 'AED' })).toEqual([])
})

it('doubts more new customers than the repeat settings leave', () => {
  const [finding = ''] = said({ firstOrderSharePct: 31 })
  expect(finding).toMatch(/^warning firstOrderSharePct newShareAboveImplied implied 25.45 overstated /)
  expect(said({ firstOrderSharePct: 30 })).toEqual([])
  expect(said({ firstOrderSharePct: 31, enableAdvancedAnalysis: false })).toEqual([])
})

it('asks who packs hundreds of parcels', () => {
  const packed = (unitsPerMonth: number, changes: Partial<Plan> = {}) =>
    said({ products: [{ ...firstProduct, unitsPerMonth }], avgUnitsPerOrder: 1, ...changes }).filter((finding) =>
      finding.includes('parcelsToPack'),
    )
  expect(packed(2500)).toEqual(['warning fulfillmentMethod parcelsToPack value 2500 people 2'])
  expect(packed(2500, { team: [] })).toEqual(['warning fulfillmentMethod parcelsToPack value 2500 people 1'])
  expect(packed(2500, { fulfillmentMethod: '3pl' })).toEqual([])
  expect(packed(1200)).toEqual([])
})

it('asks for the social insurance of who is employed in Saudi Arabia', () => {
  const team = [{ ...blankTeamMember('m'), role: 'Packer', monthlyCost: 3000 }]
  expect(said({ team })).toEqual(['warning team.0.socialInsurance notInsured'])
  expect(said({ team, currency: 'AED' })).toEqual([])
})

it('compares what the advanced analysis and the cash plan both ask', () => {
  const both = { cashPlan: { ...cashPlan, enabled: true, leadTimeMonths: 3, supplierBalanceDays: 30 } }
  expect(said({ ...both, importLeadTimeMonths: 2.5, supplierPaymentTermsDays: 30 })).toEqual([])
  expect(said({ ...both, importLeadTimeMonths: 1, supplierPaymentTermsDays: 60 })).toEqual([
    'warning cashPlan.leadTimeMonths givenDifferently value 3 other 1',
    'warning cashPlan.supplierBalanceDays givenDifferently value 30 other 60',
  ])
  expect(said({ ...both, importLeadTimeMonths: 1, enableAdvancedAnalysis: false })).toEqual([])
})

it('says where a ramp and a season count', () => {
  const start = { startMonth: '2027-01' }
  expect(said({ rampMonths: 3 })).toEqual(['warning rampMonths countsInCash'])
  expect(said({ ...start, season: { ...season, mode: 'months' } })).toEqual(['warning season.mode countsInCash'])
  expect(said({ season: { ...season, mode: 'months' } })).toEqual([])
  const planned = { ...cashPlan, enabled: true, leadTimeMonths: 1, supplierBalanceDays: 30 }
  expect(said({ rampMonths: 3, cashPlan: planned })).toEqual([])
})

it('says what a seasonality other than 1 does', () => {
  expect(said({ seasonalityFactor: 1.6 })).toEqual(['warning seasonalityFactor everyMonthSells value 1.6'])
  expect(said({ seasonalityFactor: 1.6, enableAdvancedAnalysis: false })).toEqual([])
})

it('takes a product without a price for a gift only where it costs something and others are sold', () => {
  const required = 'error products.0.unitPriceInclVAT unitPriceRequired'
  expect(said({ products: [{ ...firstProduct, unitPriceInclVAT: 0 }] })).toContain(required)
  expect(said({}, { unitPriceInclVAT: 0, exFactoryPrice: 0, unitCostLanded: 0 })).toContain(required)
  const typedCost = { unitPriceInclVAT: 0, exFactoryPrice: 0, unitCostLanded: 20 }
  expect(said({}, typedCost)).toContain('warning products.0.unitPriceInclVAT freeGift')
})

it('checks what is charged for cash on delivery, what is spoiled, and what the owner takes', () => {
  expect(said({ codSharePct: 30, codChargeInclVAT: 41 })).toEqual(['warning codChargeInclVAT aboveUsual max 40'])
  expect(said({ codChargeInclVAT: -1 })).toEqual([])
  expect(said({ returnsUnsellablePct: 101 })).toEqual(['error returnsUnsellablePct percentTooHigh'])
  expect(said({ ownerPayMo: -1 })).toEqual(['error ownerPayMo negative'])
  expect(said({ ownerPayMo: 0 })).toEqual([])
})
