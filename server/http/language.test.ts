import { expect, it } from 'vitest'
import { acceptedLanguage } from './language'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ar', 'ar'],
  ['AR-sa', 'ar'],
  ['fr-FR, de', 'en'],
  ['en;q=0.2, ar;q=0.3', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['ar, en', 'ar'],
  ['en, ar', 'en'],
  ['ar;q=x;;,,', 'ar'],
])('%s asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
