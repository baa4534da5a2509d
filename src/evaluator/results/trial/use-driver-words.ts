import { isRelative } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { useFormat } from '../../state/use-format'
import { signed } from './difference-words'

/** Writes a driver's value: an amount, a count, a percentage, or how far it is from today's. */
export function useDriverWords(driver: Driver): (value: number) => string {
  const { money, number, percent } = useFormat()
  return (value) => {
    if (isRelative(driver)) return signed((value - 1) * 100, percent)
    if (driver === 'units') return number(value)
    return driver === 'returnRate' || driver === 'refusals' ? percent(value) : money(value)
  }
}
