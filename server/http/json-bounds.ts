import { AppError } from '../infra/errors'

/**
 * Two plans of which every list is full have 27,000 values, and may have 2,000 keys each that we do not know. So many are
 * parsed and looked through within 5 ms, or some 30 where every key is another one, and refused in 80 where every one is wrong.
 */
const ordinaryValues = 32_000

/** Nothing that we read is nested like this. */
export const deepest = 60

const quote = 34
const backslash = 92
const comma = 44
const opening = new Set([91, 123])
const closing = new Set([93, 125])

/** The place after the JSON text that begins at `from`. */
function textEnd(json: string, from: number): number {
  let at = from + 1
  for (let unit = json.charCodeAt(at); at < json.length && unit !== quote; unit = json.charCodeAt(at))
    at += unit === backslash ? 2 : 1
  return at + 1
}

/**
 * Refuses JSON of more values, or nested deeper, than its call may have, before it is parsed: a megabyte of empty objects,
 * 700,000 values, takes longer to parse than a hundred ordinary calls take to answer.
 */
export function boundJson(json: string, maxValues = ordinaryValues): void {
  let values = 0
  let depth = 0
  for (let at = 0; at < json.length; ) {
    const unit = json.charCodeAt(at)
    at = unit === quote ? textEnd(json, at) : at + 1
    if (opening.has(unit)) depth += 1
    if (closing.has(unit)) depth -= 1
    if (unit === comma || opening.has(unit)) values += 1
    if (values > maxValues) throw new AppError('TOO_MANY_VALUES')
    if (depth > deepest) throw new AppError('TOO_DEEP')
  }
}
