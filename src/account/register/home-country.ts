import { type CountryCode, type PreferredCurrency, preferredCurrencies } from '../../domain/options'

/** Countries by the time zone of browsers there. Any other browser is taken for a Saudi one. */
const countryOfZone: Partial<Record<string, CountryCode>> = {
  'Asia/Dubai': 'AE',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
  'Africa/Cairo': 'EG',
  'Asia/Amman': 'JO',
  'Asia/Beirut': 'LB',
  'Asia/Baghdad': 'IQ',
  'Asia/Aden': 'YE',
  'Asia/Damascus': 'SY',
  'Africa/Casablanca': 'MA',
  'Africa/Tunis': 'TN',
  'Africa/Algiers': 'DZ',
  'Africa/Khartoum': 'SD',
  'Europe/Istanbul': 'TR',
  'Asia/Karachi': 'PK',
  'Asia/Kolkata': 'IN',
  // Its former name, which some browsers still give.
  'Asia/Calcutta': 'IN',
  'Europe/London': 'GB',
}

/** The country that the form proposes for the phone number. */
export function countryOf(timeZone: string): CountryCode {
  return countryOfZone[timeZone] ?? 'SA'
}

const currencyOfCountry: Partial<Record<CountryCode, PreferredCurrency>> = { AE: 'AED', GB: 'GBP' }

/** The currency of new plans, which the account page changes: that of the plan that comes along, else the country's. */
export function currencyFor(country: CountryCode, plan: string | undefined): PreferredCurrency {
  return preferredCurrencies.find((one) => one === plan) ?? currencyOfCountry[country] ?? 'SAR'
}
