import superjson from 'superjson'
import { describe, expect, it } from 'vitest'
import { deserialize, serialize } from './superjson-fast-path'

/** A new one each time: of one object in two places superjson says that it is one. */
const day = () => new Date('2026-11-21T09:00:00.123Z')

/** As it leaves a server and arrives at a client, which both know superjson alone. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(serialize(value)))

describe('an answer', () => {
  it.each([
    ['nothing', null],
    ['a number', 12.5],
    ['a row', { id: 'a', name: 'متجر', isDefault: false, createdAt: day(), updatedAt: day(), note: null }],
    ['a page', { projects: [{ at: day() }, { at: day(), list: [[day()], []] }], nextCursor: null }],
    ['a list', [1, 'two', day(), { three: day() }]],
  ])('that is %s is written as superjson writes it', (_, value) => {
    expect(sent(value)).toEqual(JSON.parse(superjson.stringify(value)))
  })

  it.each([
    ['undefined', undefined],
    ['a date alone', day()],
    ['a field that is undefined', { a: undefined, b: [undefined] }],
    ['numbers that JSON lacks', { a: Number.NaN, c: -0, b: Number.POSITIVE_INFINITY }],
    ['a map and a set', { a: new Map([[1, day()]]), b: new Set(['x']) }],
    ['a big number', { a: 10n }],
    ['keys with dots', { 'a.b': day(), 'c\\': { d: day() } }],
  ])('with %s arrives as it was', (_, value) => {
    expect(superjson.deserialize(sent(value))).toEqual(value)
  })
})

describe('an input', () => {
  it('without meta is plain JSON', () => {
    expect(deserialize({ json: { id: 'a', at: '2026-11-21' } })).toEqual({ id: 'a', at: '2026-11-21' })
  })

  it.each([
    ['undefined', undefined],
    ['a date', day()],
    ['fields that are undefined, and dates', { at: day(), missing: undefined, list: [undefined, { at: day() }] }],
    ['keys with dots and backslashes', { 'a.b': day(), 'c\\': { 'd.e\\': undefined } }],
  ])('with notes of %s is what its sender had', (_, value) => {
    expect(deserialize(JSON.parse(superjson.stringify(value)))).toEqual(value)
  })
})

describe('notes that a client may not send', () => {
  const same = { a: 1 }
  const words = ['map', 'set', 'bigint', 'regexp', 'Error', 'number', 'URL', 'NaN', 'symbol', 'class', 'custom']
  const written: [string, unknown][] = [
    ['a map', { a: new Map([[1, 2]]) }],
    ['a set', { a: new Set([1]) }],
    ['a big number', { a: 10n }],
    ['an expression', { a: /a+/ }],
    ['an error', { a: new Error('a') }],
    ['an address', { a: new URL('https://store.example') }],
    ['a number that JSON lacks', { a: Number.NaN }],
    ['a minus zero', { a: -0 }],
    ['a typed list', { a: new Uint8Array(4) }],
    ['one object in two places', { a: same, b: same }],
  ]
  const wrong: [string, { json: unknown; meta: unknown }][] = [
    ...written.map(([name, value]): [string, { json: unknown; meta: unknown }] => {
      const { json, meta } = superjson.serialize(value)
      return [name, { json, meta }]
    }),
    ...words.map((word): [string, { json: unknown; meta: unknown }] => [
      `the word ${word}`,
      { json: { a: '1' }, meta: { v: 1, values: { a: [word] } } },
    ]),
    [
      'a thousand million bytes in 104',
      {
        json: { l: [1e9] },
        meta: { v: 1, values: { 'l.0': [['typed-array', 'Uint8Array']], 'l.00': ['set'] } },
      },
    ],
    ['an element under a second name', { json: { l: [null] }, meta: { v: 1, values: { 'l.00': ['undefined'] } } }],
    ['a key that is not there', { json: { a: 1 }, meta: { v: 1, values: { b: ['undefined'] } } }],
    ['a prototype', { json: { a: {} }, meta: { v: 1, values: { 'a.__proto__': ['undefined'] } } }],
    ['the length of a list', { json: { a: [] }, meta: { v: 1, values: { 'a.length': ['undefined'] } } }],
    ['notes inside a note', { json: { a: null }, meta: { v: 1, values: { a: ['undefined', { b: ['Date'] }] } } }],
    ['a date that is none', { json: { a: 'soon' }, meta: { v: 1, values: { a: ['Date'] } } }],
    ['a date in a number', { json: { a: 1 }, meta: { v: 1, values: { a: ['Date'] } } }],
    ['undefined in place of something', { json: { a: 1 }, meta: { v: 1, values: { a: ['undefined'] } } }],
    ['paths of an older version', { json: { a: null }, meta: { v: 0, values: { a: ['undefined'] } } }],
    ['an escape that is none', { json: { a: null }, meta: { v: 1, values: { 'a\\x': ['undefined'] } } }],
    [
      'more than a hundred',
      {
        json: { l: Array(101).fill(null) },
        meta: { v: 1, values: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`l.${at}`, ['undefined']])) },
      },
    ],
    ['a path without end', { json: null, meta: { v: 1, values: { ['a.'.repeat(400_000)]: ['undefined'] } } }],
    ['notes that are a text', { json: { a: 1 }, meta: 'values' }],
  ]
  it.each(wrong)('%s is refused at once', (_, sentByClient) => {
    // The quickest of three: others may be using the processor.
    const times = [1, 2, 3].map(() => {
      const since = performance.now()
      expect(() => deserialize(sentByClient)).toThrow()
      return performance.now() - since
    })
    expect(Math.min(...times)).toBeLessThan(5)
  })
})
