import { expect, it } from 'vitest'
import { createI18n } from '.'
import { ar } from './ar'
import { fields as arFields } from './ar/evaluator/fields'
import { noVat as arNoVat } from './ar/evaluator/no-vat'
import { en } from './en'
import { costs as enCosts } from './en/evaluator/costs'
import { fields as enFields } from './en/evaluator/fields'
import { noVat as enNoVat } from './en/evaluator/no-vat'
import { withNoVatWords } from './with-no-vat-words'

it('a store without VAT reads its own texts, and every other one as before', () => {
  const words = createI18n('en', en)
  words.addResourceBundle('en', 'fields', enFields)
  words.addResourceBundle('en', 'costs', enCosts)
  const without = withNoVatWords(words, enNoVat)
  expect(without.t('fields:unitPriceInclVAT')).toBe('Unit price')
  expect(without.t('fields:unitsPerMonth')).toBe(enFields.unitsPerMonth)
  expect(without.t('costs:payment.feeHow', { count: 1, value: 'v', figure: '1', month: 'm' })).toBe(
    'The average order is v, including shipping. For 1 order: m per month.',
  )
  expect(words.t('fields:unitPriceInclVAT')).toBe(enFields.unitPriceInclVAT)
})

it('finds words that are loaded later, and Arabic plurals', () => {
  const words = createI18n('ar', ar)
  const without = withNoVatWords(words, arNoVat)
  words.addResourceBundle('ar', 'fields', arFields)
  expect(without.t('fields:unitsPerMonth')).toBe(arFields.unitsPerMonth)
  expect(without.t('fields:unitPriceInclVAT')).toBe('سعر الوحدة')
  expect(without.t('costs:payment.feeHow', { count: 2, value: '5', figure: '2', month: '9' })).toContain('على طلبين')
})

it('keeps percent signs in place, as the usual words do', () => {
  const words = createI18n('ar', ar)
  expect(withNoVatWords(words, arNoVat).t('revenue:hints.vatPct')).toContain('15\u200e%\u200e')
})
