import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { rememberWords } from './remembered-words'

async function words() {
  const instance = createInstance()
  await instance.init({ lng: 'en', resources: { en: { page: { title: 'The plan', units: '{{count}} units' } } } })
  rememberWords(instance)
  return instance
}

it('a text with figures is written anew for each of them', async () => {
  const t = (await words()).getFixedT('en', 'page')
  expect([t('title'), t('title'), t('units', { count: 2 }), t('units', { count: 3 })]).toEqual([
    'The plan',
    'The plan',
    '2 units',
    '3 units',
  ])
})

it('words that are loaded after they were asked for are found', async () => {
  const instance = await words()
  const t = instance.getFixedT('en', 'later')
  expect(t('note')).toBe('note')
  instance.addResourceBundle('en', 'later', { note: 'Loaded' })
  expect(t('note')).toBe('Loaded')
})

it('texts of the same name in two dictionaries are told apart', async () => {
  const instance = await words()
  instance.addResourceBundle('en', 'other', { title: 'The other' })
  expect([instance.getFixedT('en', 'page')('title'), instance.getFixedT('en', 'other')('title')]).toEqual([
    'The plan',
    'The other',
  ])
})
