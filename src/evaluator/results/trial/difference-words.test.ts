import { describe, expect, it } from 'vitest'
import { formatMoney, formatNumber, formatPercent } from '../../../i18n/format'
import { asShown, differenceOf, signed } from './difference-words'

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

  it('is the one between the figures that are read', () => {
    const points = (value: number) => formatNumber(value, 'en', { max: 0 })
    expect(asShown(73.4, points) - asShown(70.6, points)).toBe(2)
    const money = (value: number) => formatMoney(value, 'ar', 'SAR')
    expect(asShown(-1.005, money)).toBe(-1.01)
    expect(asShown(12.996, money)).toBe(13)
    expect(asShown(12.345, (value) => formatPercent(value, 'en'))).toBe(12.3)
    expect(asShown(2e-9, points)).toBeCloseTo(0)
  })

  it('is none where a figure has no value', () => {
    expect(differenceOf(null, 4, false)).toBeNull()
    expect(differenceOf(4, null, false)).toBeNull()
  })
})
