import type { CountryCode, Language } from '../../domain/options'
import { countryName } from '../../i18n/format'

/** The regions that a benchmark can be for, as they are stored. */
const codes = {
  'Saudi Arabia': 'SA',
  'United Arab Emirates': 'AE',
  Kuwait: 'KW',
  Qatar: 'QA',
  Bahrain: 'BH',
  Oman: 'OM',
} as const satisfies Record<string, CountryCode>

export const regions = Object.keys(codes)

/** A stored region in the page's language; one that a program named otherwise as it is. */
export function regionName(region: string, language: Language): string {
  const code = Object.entries(codes).find(([name]) => name === region)?.[1]
  return code ? countryName(code, language) : region
}
