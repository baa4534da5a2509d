import { describe, expect, it } from 'vitest'
import { maxNumber } from '../numbers'
import {
  amount,
  blankValues,
  choice,
  flag,
  group,
  id,
  isNumberName,
  list,
  number,
  numberNames,
  numbers,
  percent,
  quantity,
  readNumber,
  text,
  textUpTo,
} from './field'
import { fieldAt, isOptional, limitOf } from './field-at-path'
import { objectSchema } from './plan-schema'
import { storedValues } from './stored/stored-fields'

/** One field of each kind. */
const fields = {
  price: amount(5, { max: 100, usualMin: 1, usualMax: 50 }),
  sharePct: percent(10, { usualMax: 30 }),
  parcels: quantity(0, { unit: 'count', whole: true }),
  growth: number(0.5, { min: -1, max: 2, step: 0.1, unit: 'factor' }),
  horizon: number(12, { min: 6, max: 36, step: 1, unit: 'months', rounded: true }),
  name: textUpTo(20),
  currency: text('SAR'),
  mode: choice(['none', 'months', 'events'], 'none'),
  registered: flag(true),
  season: group({
    months: numbers(3, percent(100, { max: 500 })),
    events: list({ id, uplift: percent(0) }, { idPrefix: 'event' }),
  }),
}

const blank = {
  price: 5,
  sharePct: 10,
  parcels: 0,
  growth: 0.5,
  horizon: 12,
  name: '',
  currency: 'SAR',
  mode: 'none',
  registered: true,
  season: { months: [100, 100, 100], events: [] },
}

it('gives the default of each field, fresh objects each time', () => {
  expect(blankValues(fields)).toEqual(blank)
  expect(blankValues(fields).season.months).not.toBe(blankValues(fields).season.months)
})

it('names the numbers among fields', () => {
  expect(numberNames(fields)).toEqual(['price', 'sharePct', 'parcels', 'growth', 'horizon'])
  expect(numberNames(fields, ['parcels', 'growth'])).toEqual(['price', 'sharePct', 'horizon'])
  expect(['price', 'name', 'season', 'toString', 'nothing'].map((name) => isNumberName(fields, name))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it.each([
  ['price', -1, 0],
  ['price', 5e-7, 0],
  ['price', 1e15, maxNumber],
  ['price', '7', 5],
  ['sharePct', 170, 100],
  ['parcels', 2.5, 2.5],
  ['growth', -3, -1],
  ['growth', 5e-7, 5e-7],
  ['growth', undefined, 0.5],
  ['horizon', 17.6, 18],
  ['horizon', 90, 36],
] as const)('%s: the formulas read %j as %d', (name, value, expected) => {
  expect(readNumber(value, fields[name])).toBe(expected)
})

describe('a field is found by its path', () => {
  it.each([
    ['price', fields.price],
    ['season', fields.season],
    ['season.months', fields.season.fields.months],
    ['season.months.2', fields.season.fields.months.of],
    ['season.events', fields.season.fields.events],
    ['season.events.0', fields.season.fields.events],
    ['season.events.0.uplift', fields.season.fields.events.fields.uplift],
    ['season.months.2.max', null],
    ['season.events.0.nothing', null],
    ['price.max', null],
    ['constructor', null],
    ['', null],
  ])('%s', (path, field) => {
    expect(fieldAt(path, fields)).toBe(field)
  })

  it('in the plan, unless other fields are given', () => {
    expect(fieldAt('team.0.role')).toMatchObject({ kind: 'text', maxLength: 50 })
    expect(limitOf('vatPct')).toMatchObject({ kind: 'percent', default: 15 })
    expect(limitOf('team.0.role')).toBeNull()
    expect([limitOf('ownerPayMo')?.min, isOptional('ownerPayMo'), isOptional('vatPct')]).toEqual([0, true, false])
  })
})

describe('stored values', () => {
  it('take the place of the defaults where they are of the field’s kind', () => {
    const stored = {
      price: '7',
      name: 'Oud',
      mode: 'events',
      registered: false,
      season: { months: [50, '60'], events: [{ uplift: 5 }, 7, { id: 'a' }], mine: [1] },
      other: true,
    }
    expect(storedValues(fields, stored)).toEqual({
      ...blank,
      price: 7,
      name: 'Oud',
      mode: 'events',
      registered: false,
      season: {
        months: [50, 60, 100],
        events: [
          { id: 'event-1', uplift: 5 },
          { id: 'a', uplift: 0 },
        ],
        mine: [1],
      },
      other: true,
    })
  })

  it('give way to the defaults where they are not, and lists of numbers keep their length', () => {
    const stored = { price: 'x', name: 5, mode: 'weekly', registered: 1, season: { months: 'x', events: {} } }
    expect(storedValues(fields, stored)).toEqual(blank)
    expect(storedValues(fields, { season: { months: [1, 2, 3, 4] } }).season.months).toEqual([1, 2, 3])
    expect(storedValues(fields, { season: [] })).toEqual(blank)
  })
})

describe('the schema', () => {
  const schema = objectSchema(fields)

  it('takes what the fields may hold, and nothing else', () => {
    expect(schema.safeParse(blank)).toEqual({ success: true, data: blank })
    for (const wrong of [{ price: '5' }, { mode: 'weekly' }, { registered: 1 }, { season: { months: 100 } }]) {
      expect(schema.safeParse({ ...blank, ...wrong }).success).toBe(false)
    }
  })
})
