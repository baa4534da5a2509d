import { describe, expect, it } from 'vitest'
import { noDefaults } from '../../../domain/plan/evaluator-defaults'
import { benchmarksIn, defaultsIn, templatesIn } from './reference-responses'

const figures = { minMargin: 30, maxMargin: 60, typicalMargin: 44, minCac: 50, maxCac: 100, typicalCac: 75 }
const home = { categoryId: 'home', ...figures }
const row = { ...home, currency: 'SAR', region: 'Saudi Arabia' }
const role = {
  roleName: 'Gift Wrapper',
  suggestedMonthlyCost: 4501,
  category: 'operations',
  experienceLevel: 'entry',
  businessStage: 'startup',
}

describe('an answer that is none', () => {
  it.each([null, 'x', 7, [], {}, { categoryBenchmarks: 'x', teamTemplates: 7, defaultCosts: null }])('%j', (answer) => {
    expect(benchmarksIn(answer)).toEqual([])
    expect(templatesIn(answer)).toEqual([])
    expect(defaultsIn(answer)).toEqual(noDefaults)
  })
})

describe('benchmarks', () => {
  const of = (...categoryBenchmarks: unknown[]) => benchmarksIn({ categoryBenchmarks })

  it('are those in SAR, those of Saudi Arabia first', () => {
    const kuwait = { ...row, region: 'Kuwait', typicalMargin: 40 }
    expect(of(kuwait, row, { ...row, currency: 'USD' })).toEqual([home, { ...home, typicalMargin: 40 }])
  })

  it('leave broken entries out', () => {
    const broken = Object.keys(home).map((name) => ({ ...row, [name]: null }))
    expect(of(...broken, null, 'x', row, { ...row, categoryId: 'no such' })).toEqual([home])
  })
})

it('roles leave broken entries out', () => {
  const broken = Object.keys(role).map((name) => ({ ...role, [name]: {} }))
  expect(templatesIn({ teamTemplates: [...broken, { ...role, description: '<b>' }] })).toEqual([role])
})

it('defaults leave out unknown fields and what is no figure', () => {
  const cost = { fieldName: 'packagingPerOrder', defaultValue: 7 }
  const overhead = { fieldName: 'branding', defaultAmount: 9, defaultMode: 'annual', defaultMonths: null }
  const spread = { ...overhead, defaultMode: 'oneTime', defaultMonths: 24 }
  expect(
    defaultsIn({
      defaultCosts: [{ ...cost, fieldName: 'team' }, { ...cost, defaultValue: '7' }, cost],
      overheadDefaults: [
        { ...overhead, fieldName: 'x' },
        { ...overhead, defaultMode: 'x' },
        { ...overhead, defaultAmount: null },
        overhead,
        spread,
      ],
    }),
  ).toEqual({ defaultCosts: [cost], overheadDefaults: [overhead, spread] })
})
