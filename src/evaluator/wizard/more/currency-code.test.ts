import { expect, it } from 'vitest'
import { currencyWord } from '../../../i18n/format'
import { currencyCode, currencyMatches } from './currency-code'

const arabic = (code: string) => currencyWord(code, 'ar')
const english = (code: string) => currencyWord(code, 'en')

it('takes three letters in either case and the riyal’s Arabic word, and nothing else', () => {
  expect(currencyCode(' kwd ', english)).toBe('KWD')
  expect(currencyCode('ر.س', arabic)).toBe('SAR')
  for (const text of ['', 'S', 'US', 'USDT', '💩<b>x</b>', '12$']) expect(currencyCode(text, english)).toBeNull()
})

it('offers all before something is typed, then those whose sign or name begins so', () => {
  expect(currencyMatches(null, ['USD', 'US dollar'])).toBe(true)
  expect(currencyMatches('us', ['USD', 'US dollar'])).toBe(true)
  expect(currencyMatches('dol', ['USD', 'Dollar'])).toBe(true)
  expect(currencyMatches('x', ['USD', 'US dollar'])).toBe(false)
})
