import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n'
import { en } from '../../i18n/en'
import { questions } from '../../i18n/en/evaluator/questions'
import { missingText } from './missing-text'

const t = createI18n('en', { ...en, questions }).getFixedT('en', 'questions')

describe('a missing answer', () => {
  const missing = (question: Parameters<typeof missingText>[1]['question'], productName: string | null) =>
    missingText(t, { question, productName, path: '' }).replace(/[\u2066-\u2069]/g, '')

  it('names its product, with or without a name of its own', () => {
    expect(missing('productCost', 'Oud')).toBe('product cost of Oud')
    expect(missing('productCost', '')).toBe('product cost of a product without a name')
    expect(missing('productCost', null)).toBe('product cost')
    expect(missing('example', 'Oud')).toBe('your own figures of Oud')
    expect(missing('delivery', null)).toBe('packaging and shipping')
  })
})
