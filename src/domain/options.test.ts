import { expect, it } from 'vitest'
import * as options from './options'

it('has the seventeen product categories', () => {
  expect(options.productCategories.join(' ')).toBe(
    'fashion beauty jewelry sports toys food health home books pets electronics gaming education services events memorabilia other',
  )
})

it('has the kinds of values, costs, work and stages that administrators choose from', () => {
  expect(options.fieldTypes).toEqual(['number', 'percentage', 'currency'])
  expect(options.costCategories).toEqual(['revenue', 'costs', 'logistics', 'overheads'])
  expect(options.teamCategories).toEqual(['marketing', 'operations', 'tech', 'management'])
  expect(options.experienceLevels).toEqual(['entry', 'mid', 'senior', 'all'])
  expect(options.businessStages).toEqual(['startup', 'growth', 'established'])
  expect(options.overheadModes).toEqual(['monthly', 'annual', 'oneTime'])
  expect(options.overheadCategories).toEqual(['tech', 'operations'])
})

it('has the states of payments, orders and mailed codes, with those of disputes and refunds', () => {
  expect(options.paymentStatuses).toEqual(['pending', 'free_trial', 'paid', 'failed', 'refunded', 'disputed'])
  expect(options.orderStatuses).toEqual(['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'disputed'])
  expect(options.codeTypes).toEqual(['registration', 'login', 'password_reset', 'proof'])
})

it('knows twenty countries, two languages and five currencies', () => {
  expect(new Set(options.countryCodes).size).toBe(20)
  expect(options.languages).toEqual(['en', 'ar'])
  expect(options.preferredCurrencies).toEqual(['SAR', 'AED', 'USD', 'EUR', 'GBP'])
})
