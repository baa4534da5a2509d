import { describe, expect, it } from 'vitest'
import { languages } from '../../src/domain/options'
import { loadTexts } from './dictionaries'
import { forbiddenIn, textsOfHtml } from './forbidden-words'

describe('the check of forbidden words', () => {
  it('finds an Arabic expression with what is written in one word with it, and under its vowel signs', () => {
    for (const text of [
      'تكلفة الوحدة الواصلة',
      'وبالنقد',
      'للنقد',
      'اجمالي الربح',
      'إجماليّ الربح',
      '\u2068النقد\u2069',
    ])
      expect(forbiddenIn(text, 'ar'), text).toHaveLength(1)
  })

  it('leaves other words alone that share letters', () => {
    for (const text of [
      'التدفق النقدي',
      'دورة التحول النقدي',
      'متواصلة',
      'بلا حدود',
      'إجمالي الإيرادات',
      'انقطع الاتصال',
    ])
      expect(forbiddenIn(text, 'ar'), text).toEqual([])
  })

  it('reads texts, attributes and structured data of a document', () => {
    const html =
      '<p title="a &amp; b">c <b>d</b></p><script type="application/ld+json">{"e":"f"}</script><style>g</style>'
    expect(textsOfHtml(html)).toEqual(['c', 'd', 'a & b', '{"e":"f"}'])
  })
})

describe('forbidden words', () => {
  it.each(languages)('are in no dictionary: %s', async (language) => {
    const found = [...(await loadTexts(language))].flatMap(([key, text]) =>
      forbiddenIn(text, language).map((what) => `${key}: ${what}`),
    )
    expect(found).toEqual([])
  })
})
