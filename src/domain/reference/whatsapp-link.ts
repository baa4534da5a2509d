import { latinDigits } from '../text/latin-digits'
import { dialCodes } from './countries'

interface Customer {
  customerPhone: string
  customerCountryCode: string
}

const dialCodeOf = (country: string) => new Map<string, string>(Object.entries(dialCodes)).get(country) ?? ''

/** The digits with the country's code, or null where there are too few or too many to be a phone number. */
function internationalDigits({ customerPhone, customerCountryCode }: Customer): string | null {
  const written = latinDigits(customerPhone).trim()
  if (!/^[+(\d][\d\s().\u002d\u2010-\u2013/]*$/.test(written)) return null
  const digits = written.replace(/\D/g, '')
  const dialCode = dialCodeOf(customerCountryCode)
  const isWhole = /^(\+|00)/.test(written)
  const called = isWhole ? digits.replace(/^00/, '') : digits
  const isOfCountry = dialCode !== '' && called.startsWith(dialCode)
  const national = (isOfCountry ? called.slice(dialCode.length) : called).replace(/^0+/, '')
  const whole = isWhole && !isOfCountry ? called : dialCode + national
  return /^[1-9]\d{8,14}$/.test(whole) ? whole : null
}

/**
 * A chat with the customer of an order that begins with this message. Only digits and encoded text reach the address;
 * null where the phone is no number that can be called.
 */
export function customerChatHref(customer: Customer, message: string): string | null {
  const digits = internationalDigits(customer)
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}
