import { describe, expect, it } from 'vitest'
import { formatMoney, formatPercent } from '../../../i18n/format'
import { differenceOf, signed } from './difference-words'

describe('a difference', () => {
  it('has its sign where a minus would stand, in both languages', () => {
    expect(signed(12, (value) => formatMoney(value, 'en', 'SAR', { max: 0 }))).toBe('+SAR\u00a012')
    expect(signed(-12, (value) => formatMoney(value, 'en', 'SAR', { max: 0 }))).toBe('−SAR\u00a012')
    const [more, less] = [4, -4].map((value) => signed(value, (one) => formatPercent(one, 'ar')))
    expect(more).toBe(less?.replace('−', '+'))
  })

  it('is given in percent of what it is compared with', () => {
    expect(differenceOf(150, 100, false)).toEqual({ amount: 50, sharePct: 50 })
  })

  it('has no percentage from or to a loss, of nothing, nor of a percentage', () => {
    expect(differenceOf(50, -100, false)).toEqual({ amount: 150, sharePct: null })
    expect(differenceOf(-50, 100, false)).toEqual({ amount: -150, sharePct: null })
    expect(differenceOf(5, 0, false)).toEqual({ amount: 5, sharePct: null })
    expect(differenceOf(30, 20, true)).toEqual({ amount: 10, sharePct: null })
  })

  it('is none where a figure has no value', () => {
    expect(differenceOf(null, 4, false)).toBeNull()
    expect(differenceOf(4, null, false)).toBeNull()
  })
})
