import type { Language } from '../../../domain/options'
import { formatMoney } from '../../../i18n/format'

/** An example amount: always in SAR, regardless of the plan's currency. */
export function sarMoney(amount: number, language: Language): string {
  return formatMoney(amount, language, 'SAR', { max: 0 })
}
