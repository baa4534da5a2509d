import type { CountryCode } from '../options'
import { latinDigits } from '../text/latin-digits'

/** What stands before a national number when it is called from abroad. */
export const dialCodes: Record<CountryCode, string> = {
  SA: '966',
  AE: '971',
  KW: '965',
  QA: '974',
  BH: '973',
  OM: '968',
  EG: '20',
  JO: '962',
  LB: '961',
  IQ: '964',
  YE: '967',
  SY: '963',
  MA: '212',
  TN: '216',
  DZ: '213',
  SD: '249',
  TR: '90',
  PK: '92',
  IN: '91',
  GB: '44',
}

/** A mobile number as it is written at home, for the field's sample; none of them is in use. */
export const phoneSamples: Record<CountryCode, string> = {
  SA: '50 123 4567',
  AE: '50 123 4567',
  KW: '5001 2345',
  QA: '3312 3456',
  BH: '3600 1234',
  OM: '9212 3456',
  EG: '0100 123 4567',
  JO: '079 012 3456',
  LB: '71 123 456',
  IQ: '0791 234 5678',
  YE: '0712 345 678',
  SY: '0944 567 890',
  MA: '0650-123456',
  TN: '20 123 456',
  DZ: '0551 23 45 67',
  SD: '091 123 1234',
  TR: '0501 234 56 78',
  PK: '0301 2345678',
  IN: '081234 56789',
  GB: '07400 123456',
}

/** Where a leading zero is never part of the number. Source: docs/rest.md, 'Accounts'. */
const withoutLeadingZeros: ReadonlySet<CountryCode> = new Set(['SA', 'AE', 'KW', 'QA', 'BH', 'OM'])

/**
 * The digits of a phone number as it is called within its country, or null when it can be none: with its dial code it
 * has 9 to 15 digits. A number written with + or 00 must be of the country that was chosen.
 */
export function nationalPhone(text: string, country: CountryCode): string | null {
  const written = latinDigits(text).trim()
  if (!/^[+\d][\d\s().\u002d\u2010-\u2013/]*$/.test(written)) return null
  const international = /^(?:\+|00)/.test(written)
  const digits = written.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '')
  const dialCode = dialCodes[country]
  if (international && !digits.startsWith(dialCode)) return null
  const national = international ? digits.slice(dialCode.length) : digits
  const phone = withoutLeadingZeros.has(country) ? national.replace(/^0+/, '') : national
  const length = dialCode.length + phone.replace(/^0+/, '').length
  return length >= 9 && length <= 15 ? phone : null
}
