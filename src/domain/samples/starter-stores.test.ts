import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { parsePlan } from '../plan/parse-plan'
import { benchmarkOf } from '../reference/benchmarks'
import { checkPlan } from '../rules/rules'
import { differences } from '../testing/compare'
import { secondSample } from './second-sample'
import { starterIds, starterPlan } from './starter-stores'

const fixture = new URL('../testing/worked-examples.json', import.meta.url)
const examples: { evaluation: object }[] = JSON.parse(readFileSync(fixture, 'utf8'))

it('gives the results of the third worked example for the second sample', () => {
  expect(differences(evaluate(secondSample()), examples[2]?.evaluation)).toEqual([])
  expect(secondSample()).toEqual(secondSample())
  expect(secondSample()).not.toBe(secondSample())
})

const named = (path: string) => path === 'storeName' || path === 'productName'

describe.each(starterIds)('the starter %s', (id) => {
  it('is profitable, and never better than moderate', () => {
    expect(evaluate(starterPlan(id)).verdict).toBe('moderate')
  })

  it('says what money it needs and when it is back', () => {
    const { needed, back } = evaluate(starterPlan(id)).conclusion
    expect(needed).toMatchObject({ kind: 'amount' })
    expect(back?.kind).toMatch(/^(month|late|notWithin)$/)
  })

  it('is complete: nothing is wrong in it, and it is stored as it stands', () => {
    const plan = starterPlan(id)
    const errors = checkPlan(plan).filter(({ level, path }) => level === 'error' && !named(path))
    expect(errors).toEqual([])
    expect(parsePlan(JSON.stringify(plan))).toEqual({ plan, status: 'ok' })
    for (const product of plan.products) {
      expect(product.category).not.toBe('other')
      expect(product.exFactoryPrice + product.unitCostLanded > 0).toBe(product.needsDelivery)
    }
  })

  it('spends on acquisition what its category spends', () => {
    const { productCategory, customerAcquisitionCost } = starterPlan(id)
    const { minCac, maxCac } = benchmarkOf(productCategory)
    if (id === 'perfume') return
    expect(customerAcquisitionCost).toBeGreaterThanOrEqual(minCac)
    expect(customerAcquisitionCost).toBeLessThanOrEqual(maxCac)
  })
})
