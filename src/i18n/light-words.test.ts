import { expect, it } from 'vitest'
import { createI18n } from '.'
import { en } from './en'

it('the words of a page hold nothing that a component would copy, and answer, learn and tell as those that they stand for', async () => {
  const words = createI18n('en', en)
  expect(Object.keys(words)).toEqual([])
  expect(words.t('common:close')).toBe(en.common.close)
  const told: string[] = []
  const listen = (language: string) => void told.push(language)
  words.on('languageChanged', listen)
  words.addResourceBundle('ar', 'common', { close: 'إغلاق' })
  await words.changeLanguage('ar')
  expect([words.language, words.t('common:close'), told]).toEqual(['ar', 'إغلاق', ['ar']])
  words.off('languageChanged', listen)
  await words.changeLanguage('en')
  expect(told).toEqual(['ar'])
  expect(words.cloneInstance({ lng: 'ar' }).t('common:close')).toBe('إغلاق')
  expect(Object.keys(words)).toEqual([])
})
