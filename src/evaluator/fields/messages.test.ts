import { expect, it } from 'vitest'
import { blankPlan } from '../../domain/plan/plan'
import { checkPlan } from '../../domain/rules/rules'
import { withPercentsInPlace } from '../../i18n/format'
import { messageOf } from './messages'

const plan = { ...blankPlan(), enableAdvancedAnalysis: true }

/** The figures of what is said about one field. */
function figuresFor(path: string, value: number, language: 'en' | 'ar') {
  const found = checkPlan({ ...plan, [path]: value }).find((finding) => finding.path === path)
  if (!found) return null
  return messageOf(found, { language, currency: 'SAR' }, (code, { min, max }) => `${code} ${min ?? ''} ${max ?? ''}`)
}

it('the limits of a percentage are named as they are typed, in percent', () => {
  expect(figuresFor('monthlyGrowthRate', 0.25, 'en')).toBe('aboveUsual  20%')
  expect(figuresFor('monthlyGrowthRate', 0.2, 'en')).toBeNull()
  expect(figuresFor('monthlyGrowthRate', 3, 'en')).toBe('outOfRange −50% 200%')
  expect(figuresFor('expectedReturnRate', 0.51, 'ar')).toBe(withPercentsInPlace('outOfRange 0% 50%', 'ar'))
  expect(figuresFor('paymentBasicPercent', 16, 'en')).toBe('outOfRange 0% 15%')
})

it('limits of other numbers stay bare', () => {
  expect(figuresFor('repeatOrderRate', 13, 'en')).toBe('aboveUsual  12')
  expect(figuresFor('repeatOrderRate', 12, 'en')).toBeNull()
  expect(figuresFor('seasonalityFactor', 6, 'en')).toBe('outOfRange 0.1 5')
})

it('an amount in a message keeps its currency on its line', () => {
  const message = messageOf(
    {
      path: 'products.0.unitPriceInclVAT',
      level: 'error',
      step: 'revenue',
      code: 'unitPriceTooHigh',
      params: { max: 100_000 },
    },
    { language: 'en', currency: 'SAR' },
    (_, { max, currency }) => `(max ${max} ${currency})`,
  )
  expect(message).toBe('(max 100,000\u00a0SAR)')
})
