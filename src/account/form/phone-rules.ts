import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'
import { type CountryCode, countryCodes } from '../../domain/options'
import { dialCodes, nationalPhone } from '../../domain/reference/countries'
import { latinDigits } from '../../domain/text/latin-digits'

/** Why a text cannot be a phone number of its country. */
export type PhoneProblem = 'invalid' | 'short' | 'long' | 'otherCountry'

const isInternational = (text: string) => /^\s*(?:\+|00)/.test(text)
const parsed = (text: string, country: CountryCode) =>
  parsePhoneNumberFromString(latinDigits(text).replace(/^\s*00/, '+'), country)

/** The country of a number that is written with its dial code, if it is one of ours. */
export function countryWritten(text: string, chosen: CountryCode): CountryCode | null {
  if (!isInternational(latinDigits(text))) return null
  const country = parsed(text, chosen)?.country
  return countryCodes.find((code) => code === country) ?? null
}

/** What speaks against a number; null when nothing does. Its length decides: that changes less often than its ranges. */
export function phoneProblem(text: string, country: CountryCode): PhoneProblem | null {
  const number = parsed(text, country)
  if (number && isInternational(latinDigits(text)) && number.countryCallingCode !== dialCodes[country]) {
    return 'otherCountry'
  }
  const length = isSupportedCountry(country)
    ? validatePhoneNumberLength(number?.number ?? latinDigits(text), country)
    : undefined
  if (length === 'TOO_SHORT') return 'short'
  if (length === 'TOO_LONG') return 'long'
  return length !== undefined || nationalPhone(text, country) === null ? 'invalid' : null
}

/** Whether a number that could be one is in none of its country's known ranges: worth a second look, never refused. */
export function looksUnusual(text: string, country: CountryCode): boolean {
  return phoneProblem(text, country) === null && parsed(text, country)?.isValid() === false
}

/** A number that was written with its dial code but without '+' gets it, so that the dial code is not kept twice. */
export function withPlus(text: string, country: CountryCode): string {
  const digits = latinDigits(text).replace(/\D/g, '')
  const number = parsed(text, country)
  const isDoubled = !isInternational(latinDigits(text)) && number?.isValid() && number.number === `+${digits}`
  return isDoubled ? `+${digits}` : text
}
