import type { FieldLimit } from './field-limits'
import { type Check, error, warning } from './findings'
import { largest } from './reading'

/** The highest value without an error: bounds in SAR do not bind other currencies. */
function highest({ isSar }: Check, limit: FieldLimit): number {
  return limit.money && !isSar ? largest : limit.max
}

function belowRange(check: Check, path: string, limit: FieldLimit): void {
  if (limit.kind === 'percent') error(check, path, 'percentRange')
  else if (limit.kind === 'amount') error(check, path, 'negative')
  else error(check, path, 'outOfRange', { min: limit.min, max: limit.max })
}

function aboveRange(check: Check, path: string, limit: FieldLimit): void {
  if (limit.kind === 'percent') error(check, path, 'percentTooHigh')
  else if (limit.kind === 'amount') error(check, path, 'tooHigh', { max: highest(check, limit) })
  else error(check, path, 'outOfRange', { min: limit.min, max: limit.max })
}

function beyondUsual(check: Check, path: string, value: number, limit: FieldLimit): void {
  if (limit.money && !check.isSar) return
  const { usualMin, usualMax } = limit
  if (usualMax !== undefined && value > usualMax) warning(check, path, 'aboveUsual', { max: usualMax })
  if (usualMin !== undefined && value > 0 && value < usualMin) warning(check, path, 'belowUsual', { min: usualMin })
}

/** A number field against its limit: outside its range an error, outside the usual a warning. */
export function checkNumber(check: Check, path: string, value: number, limit: FieldLimit): void {
  if (value < limit.min) belowRange(check, path, limit)
  else if (value > highest(check, limit)) aboveRange(check, path, limit)
  else if (limit.whole && !Number.isInteger(value)) error(check, path, 'notWhole')
  else beyondUsual(check, path, value, limit)
}
