import { describe, expect, it } from 'vitest'
import { pluralForms } from '../../src/i18n/dictionary'
import { latinWords, loadTexts, missingForms, missingKeys, otherVariables } from './dictionaries'

const en = await loadTexts('en')
const ar = await loadTexts('ar')

const where = (texts: Map<string, string>, wrong: (text: string, key: string) => boolean) =>
  [...texts].filter(([key, text]) => wrong(text, key)).map(([key, text]) => `${key}: ${text}`)

describe('the checks themselves', () => {
  const english = new Map([
    ['a.items_one', '{{count}} item of {{name}}'],
    ['a.items_other', '{{count}} items of {{name}}'],
  ])
  const arabic = new Map([
    ['a.items_zero', 'لا بنود'],
    ['a.items_other', '{{count}} بند من {{name}}'],
  ])
  it('see what is missing', () => {
    expect(missingForms(arabic, pluralForms)).toEqual(['one', 'two', 'few', 'many'].map((name) => `a.items_${name}`))
    expect(otherVariables(english, arabic)).toEqual(['a.items_zero: name'])
    expect(missingKeys(new Map([['b', 'x']]), arabic)).toEqual(['b'])
    expect(latinWords('خطة {{plan}} بصيغة JSON من Store')).toEqual(['Store'])
  })
})

describe('the dictionaries', () => {
  it('have the same keys', () => {
    expect(en.size).toBeGreaterThan(100)
    expect(missingKeys(en, ar)).toEqual([])
    expect(missingKeys(ar, en)).toEqual([])
  })

  it('have every plural form: six in Arabic, two in English', () => {
    expect(missingForms(ar, pluralForms)).toEqual([])
    expect(missingForms(en, ['one', 'other'])).toEqual([])
  })

  it('use the same variables', () => {
    expect(otherVariables(en, ar)).toEqual([])
  })

  it('leave no text empty and no English in Arabic', () => {
    expect(where(en, (text) => text.trim() === '')).toEqual([])
    expect(where(ar, (text) => text.trim() === '')).toEqual([])
    expect(where(ar, (text) => latinWords(text).length > 0)).toEqual([])
    expect(where(ar, (text, key) => /\p{L}/u.test(text) && text === en.get(key))).toEqual([])
  })

  it('write digits in Latin and Arabic punctuation in Arabic', () => {
    expect(where(ar, (text) => /[٠-٩۰-۹]/.test(text))).toEqual([])
    expect(where(ar, (text) => /\p{Script=Arabic}\s?[,;?]/u.test(text))).toEqual([])
  })
})
