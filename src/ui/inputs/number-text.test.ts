import { describe, expect, it } from 'vitest'
import { groupedNumber, plainNumber, readNumber, readWhole } from './number-text'

const numbers: [string, number][] = [
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲۳۴', 1234],
  ['١٢،٥', 12.5],
  ['١٬٢٣٤،٧٥ ر.س', 1234.75],
  ['١،٢٣٤', 1234],
  ['1,234.5', 1234.5],
  ['1 234', 1234],
  ['1\u00a0234', 1234],
  ["1'234", 1234],
  ['SAR 1,234.50', 1234.5],
  ['1,234.50 ر.س', 1234.5],
  ['١٢٣٫٥ ر.س.', 123.5],
  ['ريال 50', 50],
  ['12%', 12],
  ['١٢٪', 12],
  ['$-5', -5],
  ['-5', -5],
  ['−5', -5],
  ['‎−1,837.50', -1837.5],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
  ['007', 7],
  ['1,2934.5', 12934.5],
  ['12,345,678', 12345678],
  ['1234567890123', 1234567890123],
]

describe('readNumber', () => {
  it.each(numbers)('reads %s', (text, value) => {
    expect(readNumber(text)).toEqual({ kind: 'number', value })
  })

  it.each(['', '   ', '\u200f'])('calls %j empty', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'empty' })
  })

  it.each(['abc', '12abc34', '1e5', '--5', '1.2.3', '-', '.', 'ريال', '5-3', '1/2'])('refuses %s', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'problem', problem: 'notANumber' })
  })

  it.each([
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['1.234,5', '1234.5'],
    ['12.345.678,90', '12345678.90'],
  ])('does not guess at a decimal comma: %s', (text, example) => {
    expect(readNumber(text)).toEqual({ kind: 'problem', problem: 'decimalComma', example })
  })
})

describe('plainNumber', () => {
  it.each([
    [0, '0'],
    [1234.5, '1234.5'],
    [-3, '-3'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [Number.NaN, ''],
  ])('shows %d as %s', (value, text) => {
    expect(plainNumber(value)).toBe(text)
  })

  it('is read back as the same number', () => {
    for (const value of [0.1, 149, 12345.678, 0.000001, 999999999]) {
      expect(readNumber(plainNumber(value))).toEqual({ kind: 'number', value })
    }
  })
})

describe('readWhole', () => {
  it('takes whole numbers alone, however they are written', () => {
    expect(['12', '٣٠٪', '1,200', '5.', ''].map((text) => readWhole(text).kind)).toEqual([
      'number',
      'number',
      'number',
      'number',
      'empty',
    ])
    expect(['33.5', '٣٣٫٥'].map(readWhole)).toEqual(Array(2).fill({ kind: 'problem', problem: 'notWhole' }))
    expect(readWhole('half')).toEqual({ kind: 'problem', problem: 'notANumber' })
  })
})

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-15000, '-15,000'],
  [1234567.891, '1,234,567.891'],
  [0.0001, '0.0001'],
])('groups %d as %s, which reads as the same number', (value, text) => {
  expect(groupedNumber(value)).toBe(text)
  expect(readNumber(text)).toEqual({ kind: 'number', value })
})
