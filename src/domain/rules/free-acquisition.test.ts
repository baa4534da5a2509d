import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { simplePlan } from '../testing/simple-plan'
import { acquisitionGap, acquisitionOffer } from './free-acquisition'

const typicalCac = 85
const offerOf = (changes: Parameters<typeof simplePlan>[0]) => {
  const plan = simplePlan(changes)
  return acquisitionOffer(plan, evaluate(plan).monthly, typicalCac)
}

describe('a store that sells and pays nothing for its customers', () => {
  it('is offered all orders from new customers, and what they typically cost', () => {
    expect(offerOf({ customerAcquisitionCost: 0 })).toEqual({ firstOrderSharePct: 100, customerAcquisitionCost: 85 })
  })

  it('keeps what it has already', () => {
    expect(offerOf({ customerAcquisitionCost: 60 })).toEqual({ firstOrderSharePct: 100 })
    expect(offerOf({ firstOrderSharePct: 40, customerAcquisitionCost: 0 })).toEqual({ customerAcquisitionCost: 85 })
  })

  it('is offered the share that repeat orders leave while the advanced analysis is on', () => {
    const plan = simplePlan({ enableAdvancedAnalysis: true })
    const implied = evaluate(plan).advanced?.impliedNewSharePct ?? 0
    const share = offerOf({ enableAdvancedAnalysis: true })?.firstOrderSharePct ?? 0
    expect(Math.abs(share - implied)).toBeLessThanOrEqual(0.05)
  })

  it('is offered no amount of another currency', () => {
    expect(offerOf({ currency: 'USD', customerAcquisitionCost: 0 })).toEqual({ firstOrderSharePct: 100 })
    expect(offerOf({ currency: 'USD', firstOrderSharePct: 100, customerAcquisitionCost: 0 })).toBe(null)
  })

  it('pays for them once the offer is taken', () => {
    const plan = simplePlan({ customerAcquisitionCost: 0 })
    const taken = { ...plan, ...offerOf({ customerAcquisitionCost: 0 }) }
    const { monthly } = evaluate(taken)
    expect(monthly.cacVariableCost).toBe(850)
    expect(acquisitionGap(taken, monthly)).toBe(null)
  })
})

it('tells customers that cost nothing from a plan that counts none as new', () => {
  const gapOf = (changes: Parameters<typeof simplePlan>[0]) => {
    const plan = simplePlan(changes)
    return acquisitionGap(plan, evaluate(plan).monthly)
  }
  expect(gapOf({})).toBe('free')
  expect(gapOf({ firstOrderSharePct: 100, customerAcquisitionCost: 0 })).toBe('free')
  expect(gapOf({ paidAdsMo: 10 })).toBe('noNewCustomers')
  expect(offerOf({ paidAdsMo: 10 })).toEqual({ firstOrderSharePct: 100 })
  expect(gapOf({ paidAdsMo: 10, firstOrderSharePct: 100, customerAcquisitionCost: 0 })).toBe(null)
})

it('offers nothing while new customers are paid for, or nothing is sold', () => {
  expect(offerOf({ paidAdsMo: 10, firstOrderSharePct: 5 })).toBe(null)
  expect(offerOf({ firstOrderSharePct: 100 })).toBe(null)
  expect(offerOf({ products: [] })).toBe(null)
})
