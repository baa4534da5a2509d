import superjson, { type SuperJSONResult } from 'superjson'

type Dates = Record<string, ['Date']>

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** JSON writes -0 as 0. */
const isPlainNumber = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0)

const isPlainJson = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || isPlainNumber(value)

/** Notes where the dates are. False as soon as there is something else that JSON has no word for. */
function noteDates(value: object, path: string, dates: Dates): boolean {
  if (!Array.isArray(value) && !isPlain(value)) return false
  for (const [key, inner] of Object.entries(value)) {
    if (isPlainJson(inner)) continue
    // Of such a key superjson writes more than its name; what is no object it writes in words of its own.
    if (/[.\\]|^__proto__$/.test(key) || typeof inner !== 'object') return false
    const at = `${path}${key}`
    if (inner instanceof Date && !Number.isNaN(inner.getTime())) dates[at] = ['Date']
    else if (!noteDates(inner, `${at}.`, dates)) return false
  }
  return true
}

/**
 * What superjson makes of a value. Most answers are JSON with dates in it, and JSON writes dates as superjson does: for
 * them it is enough to say where they are, without a copy of the rest.
 */
export function serialize(value: unknown): { json: unknown; meta?: unknown } {
  if (isPlainJson(value)) return { json: value }
  const dates: Dates = {}
  if (typeof value !== 'object' || value === null || !noteDates(value, '', dates)) return superjson.serialize(value)
  return Object.keys(dates).length === 0 ? { json: value } : { json: value, meta: { values: dates, v: 1 } }
}

/** The value again; what carries no notes is meant as it stands. */
export const deserialize = (sent: SuperJSONResult): unknown =>
  sent.meta === undefined ? sent.json : superjson.deserialize(sent)
