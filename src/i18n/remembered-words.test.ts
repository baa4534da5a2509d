import { createInstance, type i18n } from 'i18next'
import { expect, it } from 'vitest'
import { rememberWords } from './remembered-words'

async function words() {
  const instance = createInstance()
  await instance.init({ lng: 'en', resources: { en: { page: { title: 'The plan', units: '{{count}} units' } } } })
  rememberWords(instance)
  return instance
}

/** Words of a page of the test's own, which the product's dictionaries do not have. */
const wordsOf = (instance: i18n, page: string): ((key: string, values?: { count: number }) => string) =>
  Reflect.apply(instance.getFixedT, instance, ['en', page])

it('a text with figures is written again for each of them', async () => {
  const t = wordsOf(await words(), 'page')
  expect([t('title'), t('title'), t('units', { count: 2 }), t('units', { count: 3 })]).toEqual([
    'The plan',
    'The plan',
    '2 units',
    '3 units',
  ])
})

it('words that are loaded after they were asked for are found', async () => {
  const instance = await words()
  const t = wordsOf(instance, 'later')
  expect(t('note')).toBe('note')
  instance.addResourceBundle('en', 'later', { note: 'Loaded' })
  expect(t('note')).toBe('Loaded')
})

it('texts of the same name in two dictionaries are told apart', async () => {
  const instance = await words()
  instance.addResourceBundle('en', 'other', { title: 'The other' })
  expect([wordsOf(instance, 'page')('title'), wordsOf(instance, 'other')('title')]).toEqual(['The plan', 'The other'])
})
