import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan } from '../../plan/plan'
import { unsoundNumbers } from '../../testing/compare'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { incomeOf } from '../generated/outcome.gen'
import { mulberry32 } from './random'
import {
  Simulation,
  type Spreads,
  simulate,
  triangular,
  uncertainDrivers,
  usualSettings,
  usualSpreads,
} from './uncertainty'

const spreadOf = (low: number, mode: number, high: number): Spreads => {
  return { ...usualSpreads, ...Object.fromEntries(uncertainDrivers.map((driver) => [driver, { low, mode, high }])) }
}

describe('random numbers', () => {
  it('are those that are published for the seed', () => {
    const random = mulberry32(1)
    expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  })
})

describe('a triangular chance', () => {
  it('runs from the least to the most, half of it on the side of the mode', () => {
    const spread = { low: -40, mode: 0, high: 20 }
    expect(triangular(0, spread)).toBe(-40)
    expect(triangular(2 / 3, spread)).toBeCloseTo(0)
    expect(triangular(1, spread)).toBe(20)
    expect(triangular(0.5, { low: 5, mode: 5, high: 5 })).toBe(5)
    expect(triangular(0, { low: 0, mode: 0, high: 50 })).toBe(0)
    expect(triangular(0.999, { low: -50, mode: 0, high: 0 })).toBeLessThanOrEqual(0)
  })

  it('has the mean of its three points', () => {
    const random = mulberry32(7)
    const draws = Array.from({ length: 20_000 }, () => triangular(random(), { low: -10, mode: 0, high: 50 }))
    expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(40 / 3, 0)
  })
})

describe('a simulation', () => {
  it('gives the same figures for the same seed, and others for another', () => {
    const settings = { ...usualSettings, runs: 500 }
    expect(simulate(demoPlan(), settings)).toEqual(simulate(demoPlan(), settings))
    expect(simulate(demoPlan(), { ...settings, seed: 2 }).p50).not.toBe(simulate(demoPlan(), settings).p50)
  })

  it('gives the same figures however it is sliced', () => {
    const settings = { ...usualSettings, runs: 500 }
    const sliced = new Simulation(demoPlan(), settings)
    for (const runs of [1, 99, 250, 1000]) sliced.advance(runs)
    expect([sliced.done, sliced.isFinished]).toEqual([500, true])
    expect(sliced.result()).toEqual(simulate(demoPlan(), settings))
  })

  it('has an empty result before its first run', () => {
    const { runs, p50, mean, lossShare, bins } = new Simulation(demoPlan(), usualSettings).result()
    expect([runs, p50, mean, lossShare, bins[0]?.count]).toEqual([0, 0, 0, 0, 0])
  })

  it('is today’s income in every run where nothing can differ', () => {
    const { p10, p50, p90, lossShare, bins } = simulate(demoPlan(), {
      ...usualSettings,
      runs: 500,
      spreads: spreadOf(0, 0, 0),
    })
    const today = incomeOf(demoPlan())
    expect([p10, p50, p90, lossShare]).toEqual([today, today, today, 0])
    expect(bins[0]).toEqual({ from: today, to: today, count: 500 })
  })

  it('leans to the worse', () => {
    const { p50, lossShare } = simulate(demoPlan())
    expect(p50).toBeLessThan(incomeOf(demoPlan()))
    expect(lossShare).toBeGreaterThan(0.25)
  })

  it('reports how often cash runs out only with a cash plan', () => {
    const { cashPlan } = demoPlan()
    const settings = { ...usualSettings, runs: 500 }
    const withCash = (openingCash: number) => ({ ...demoPlan(), cashPlan: { ...cashPlan, enabled: true, openingCash } })
    expect(simulate(demoPlan(), settings).cashShortShare).toBeNull()
    expect(simulate(withCash(0), settings).cashShortShare).toBe(1)
    expect(simulate(withCash(1e9), settings).cashShortShare).toBe(0)
  })

  it('has nothing to spread where nothing is sold', () => {
    expect(simulate(blankPlan(), { ...usualSettings, runs: 500 })).toMatchObject({ p10: 0, p90: 0, lossShare: 0 })
  })

  it('counts every run in one bin, in order', () => {
    fc.assert(
      fc.property(everythingPlan, fc.integer(), (plan, seed) => {
        const result = simulate(plan, { ...usualSettings, runs: 500, seed })
        expect(result.bins).toHaveLength(30)
        expect(result.bins.reduce((sum, { count }) => sum + count, 0)).toBe(500)
        // What lies below 0 is the stated chance of a loss, and no bin lies on both sides.
        const losing = result.bins.filter(({ from, to }) => from < 0 && to <= 0)
        const lossRuns = losing.reduce((sum, { count }) => sum + count, 0)
        if (result.bins.some(({ to }) => to > 0)) expect(lossRuns / 500).toBeCloseTo(result.lossShare, 9)
        expect(result.bins.filter(({ from, to }) => from < 0 && to > 0)).toEqual([])
        expect(result.p10).toBeLessThanOrEqual(result.p50)
        expect(result.p50).toBeLessThanOrEqual(result.p90)
        expect(unsoundNumbers(result)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
