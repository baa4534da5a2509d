import { maxNumber } from '../numbers'
import type { NumberField } from '../plan/field'
import { type Check, error, warning } from './findings'

/** The highest value without an error: bounds in SAR do not bind other currencies. */
function highest({ isSar }: Check, limit: NumberField): number {
  return limit.money && !isSar ? maxNumber : limit.max
}

function belowRange(check: Check, path: string, limit: NumberField): void {
  if (limit.kind === 'percent') error(check, path, 'percentRange')
  else if (limit.kind === 'amount') error(check, path, 'negative')
  else error(check, path, 'outOfRange', { min: limit.min, max: limit.max })
}

function aboveRange(check: Check, path: string, limit: NumberField): void {
  if (limit.kind === 'percent') error(check, path, 'percentTooHigh')
  else if (limit.kind === 'amount') error(check, path, 'tooHigh', { max: highest(check, limit) })
  else error(check, path, 'outOfRange', { min: limit.min, max: limit.max })
}

function beyondUsual(check: Check, path: string, value: number, limit: NumberField): void {
  if (limit.money && !check.isSar) return
  const { usualMin, usualMax } = limit
  if (usualMax !== undefined && value > usualMax) warning(check, path, 'aboveUsual', { max: usualMax })
  // An amount of 0 is none, which other rules speak of; a share of 0 is a share.
  const isThere = value > 0 || limit.kind === 'percent'
  if (usualMin !== undefined && isThere && value < usualMin) warning(check, path, 'belowUsual', { min: usualMin })
}

/** A number field against its limit: outside its range an error, outside the usual a warning. */
export function checkNumber(check: Check, path: string, value: number, limit: NumberField): void {
  if (value < limit.min) belowRange(check, path, limit)
  else if (value > highest(check, limit)) aboveRange(check, path, limit)
  else if (limit.whole && !Number.isInteger(value)) error(check, path, 'notWhole')
  else beyondUsual(check, path, value, limit)
}

/** Numbers that are checked by their limits alone. `path` is that of the object that holds them, with its last dot. */
export function checkNumbers<N extends string>(
  check: Check,
  path: string,
  values: Readonly<Record<N, number>>,
  fields: Readonly<Record<N, NumberField>>,
  names: readonly N[],
): void {
  for (const name of names) checkNumber(check, `${path}${name}`, values[name], fields[name])
}
