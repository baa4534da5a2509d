import superjson from 'superjson'
import { describe, expect, it } from 'vitest'
import { deserialize, serialize } from './typed-json'

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
  it('without notes is taken as it stands', () => {
    expect(deserialize({ json: { id: 'a', at: '2026-11-21' } })).toEqual({ id: 'a', at: '2026-11-21' })
  })

  it('with notes is what its sender had', () => {
    const value = { at: day(), missing: undefined, big: 10n }
    expect(deserialize(JSON.parse(superjson.stringify(value)))).toEqual(value)
  })
})
