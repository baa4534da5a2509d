import superjson from 'superjson'

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
function collectDatePaths(value: object, path: string, dates: Dates): boolean {
  if (!Array.isArray(value) && !isPlain(value)) return false
  for (const [key, inner] of Object.entries(value)) {
    if (isPlainJson(inner)) continue
    // Of such a key superjson writes more than its name; what is no object it writes in its own notation.
    if (/[.\\]|^__proto__$/.test(key) || typeof inner !== 'object') return false
    const at = `${path}${key}`
    if (inner instanceof Date && !Number.isNaN(inner.getTime())) dates[at] = ['Date']
    else if (!collectDatePaths(inner, `${at}.`, dates)) return false
  }
  return true
}

/**
 * What superjson makes of a value. Most answers are JSON with dates in it, and JSON writes dates as superjson does: for
 * them it is enough to say where they are, without a copy of the rest. A list of six projects takes 7 µs this way and 58 by
 * superjson.
 */
export function serialize(value: unknown): { json: unknown; meta?: unknown } {
  if (isPlainJson(value)) return { json: value }
  const dates: Dates = {}
  if (typeof value !== 'object' || value === null || !collectDatePaths(value, '', dates))
    return superjson.serialize(value)
  return Object.keys(dates).length === 0 ? { json: value } : { json: value, meta: { values: dates, v: 1 } }
}

/** Our own client notes the fields that a form left out, and dates: a few in a call. */
const mostNotes = 100

/** A path names fields of ours, one inside the other. */
const longestPath = 300

class UnknownNotes extends Error {}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The keys that a note's path names; superjson puts a backslash before a dot and a backslash of a key. */
function keysOf(path: string): string[] {
  if (path.length > longestPath) throw new UnknownNotes()
  const parts = path.match(/(?:[^.\\]|\\[.\\])+|\.|^$/g) ?? []
  if (parts.join('') !== path) throw new UnknownNotes()
  return parts.filter((part) => part !== '.').map((part) => part.replace(/\\(.)/g, '$1'))
}

const dateFrom = (text: unknown): Date => {
  const date = new Date(typeof text === 'string' ? text : Number.NaN)
  if (Number.isNaN(date.getTime())) throw new UnknownNotes()
  return date
}

/** What an annotation makes of its value. No other annotation is ever followed: most of superjson's build objects. */
function noted(note: unknown, value: unknown): unknown {
  if (!Array.isArray(note) || note.length !== 1) throw new UnknownNotes()
  if (note[0] === 'Date') return dateFrom(value)
  if (note[0] === 'undefined' && (value === null || value === undefined)) return undefined
  throw new UnknownNotes()
}

/** Only what is there may be noted, under its own name: `l.00` is not the first of a list. */
function innerOf(value: unknown, key: string): unknown {
  if (!isObject(value) || value instanceof Date || !Object.hasOwn(value, key)) throw new UnknownNotes()
  if (Array.isArray(value) && key === 'length') throw new UnknownNotes()
  return Reflect.get(value, key)
}

function applyNote(json: unknown, path: string, note: unknown): void {
  const keys = keysOf(path)
  const last = keys.pop()
  const holder = keys.reduce(innerOf, json)
  if (last === undefined || !isObject(holder)) throw new UnknownNotes()
  Reflect.set(holder, last, noted(note, innerOf(holder, last)))
}

function notesIn(meta: unknown): unknown {
  if (!isObject(meta) || Array.isArray(meta)) throw new UnknownNotes()
  const { values, v, ...others } = { values: undefined, v: 1, ...meta }
  if (v !== 1 || Object.keys(others).length > 0) throw new UnknownNotes()
  return values
}

/**
 * The value that a client sent. Its notes are read here and never by superjson, which builds whatever they name (a list
 * of a thousand million zeros from one number, for example): `undefined` and dates are all that our own client notes.
 * @throws UnknownNotes for every other note, for one on what is not there, and for more than a hundred of them.
 */
export function deserialize({ json, meta }: { json: unknown; meta?: unknown }): unknown {
  if (meta === undefined) return json
  const notes = notesIn(meta)
  if (notes === undefined) return json
  if (Array.isArray(notes)) return noted(notes, json)
  if (!isObject(notes)) throw new UnknownNotes()
  const all = Object.entries(notes)
  if (all.length > mostNotes) throw new UnknownNotes()
  for (const [path, note] of all) applyNote(json, path, note)
  return json
}
