import { describe, expect, it } from 'vitest'
import type { Conclusion } from '../../domain/model/conclusion/types'
import { one, read, said } from './testing/said'

describe('growth', () => {
  const growth = (changed: Partial<NonNullable<Conclusion['growth']>>) =>
    one('trend', { growth: { ratePct: 8, more: 500, byMonth: 2, months: 24, backMonth: 7, ...changed } })

  it('takes more money by a month, or before the first sale, and brings it back sooner', () => {
    expect(growth({})).toBe(
      'If sales grow 8% per month, as this plan assumes, in the 24 months shown: SAR 500 more by month 2, and the money is back in month 7.',
    )
    expect(growth({ byMonth: 0 })).toContain('SAR 500 more before the first sale,')
  })

  it('takes none more, or brings it not back within the months that are shown', () => {
    expect(growth({ more: 0.3 })).toContain('in the 24 months shown no more money is needed, and it is back in month 7')
    expect(growth({ backMonth: null })).toContain('SAR 500 more by month 2, and the money is not back.')
    expect(growth({ more: 0, backMonth: null })).toContain('no more money is needed, and it is not back.')
  })
})

it('tells sales that are planned to fall, and says of what counts them as steady that it does', () => {
  const decline = { ratePct: -5, more: 43_039, byMonth: 24, months: 24, backMonth: null }
  const needed = { kind: 'amount', amount: 4719, byMonth: 0 } as const
  const back = { kind: 'month', month: 1 } as const
  const texts = said({ needed, back, decline }, { plannedGrowthPct: -5 })
  const first = 'If sales fall 5% per month, as this plan assumes, in the 24 months shown'
  expect([texts.back, texts.trend].map(read)).toEqual([
    'With steady sales the money is back in month 1.',
    `${first}: SAR 43,039 more by month 24, and the money is not back.`,
  ])
  // What changes nothing in the months shown is told where it does later.
  const same = { ...decline, more: 0, byMonth: null, backMonth: 1 }
  const isCashStillFalling = true
  expect(said({ needed, back, decline: same }).trend).toBeNull()
  expect(read(said({ needed, back, decline: same, isCashStillFalling }).trend)).toBe(
    `${first} no more money is needed, and it is back in month 1. After that cash goes on falling, and no amount of money is enough in the end.`,
  )
  const late = said({ caps: ['notBack'], verdict: 'moderate' }, { plannedGrowthPct: -5 }).caps.map(({ text }) => text)
  expect(late).toEqual(['With steady sales the money is not back within three years.'])
})
