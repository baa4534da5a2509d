import { expect, it } from 'vitest'
import { createI18n, languageOf } from '../../i18n'
import { loadNoVatWords } from '../../i18n/no-vat-words'
import { loadReaderTexts, withReaderTexts } from '../../i18n/reader-words'
import { dictionaries } from '../state/testing/render'

it('calls the store of a shared plan no one’s own, with and without VAT', async () => {
  const words = createI18n('ar', dictionaries.ar)
  const withoutVat = await loadNoVatWords(words)
  const texts = await loadReaderTexts('ar')
  const read = [words, withoutVat].map((one) => withReaderTexts(one, texts))
  for (const one of read) {
    expect(languageOf(one)).toBe('ar')
    expect(one.t('summary:income.profit', { amount: '5' })).toBe('المتجر يربح 5 شهريًا.')
    expect(one.t('results:benchmark.typical')).toBe('الأكثر شيوعًا')
  }
  expect(read[1]?.t('fields:unitPriceInclVAT')).toBe(withoutVat.t('fields:unitPriceInclVAT'))
  expect(read[1]?.t('fields:unitPriceInclVAT')).not.toBe(words.t('fields:unitPriceInclVAT'))
  expect(words.t('summary:income.profit', { amount: '5' })).toBe('متجرك يربح 5 شهريًا.')
})
