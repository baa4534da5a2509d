import { expect, it } from 'vitest'
import { sections } from '../figures/sections'
import { count, money } from './declare'
import { expressionOf } from './read-formula'

const [a, b] = [money`1`, count`2`]

it('reads a formula as in a book: what binds stronger first, equals from the left', () => {
  const text = (one: unknown) => JSON.stringify(one)
  expect(text(money`${a} + ${b} * 2`.formula)).toBe(text(money`${a} + (${b} * 2)`.formula))
  expect(text(money`${a} - ${b} - 1`.formula)).toBe(text(money`(${a} - ${b}) - 1`.formula))
  expect(text(money`${a} + 1 > ${b}`.formula)).toBe(text(money`(${a} + 1) > ${b}`.formula))
})

it.each(['1 +', '(1', '1 2', 'MIN(1', 'ROOT(2)', '1 % 2', ''])('refuses %j, which is no formula', (text) => {
  expect(() => expressionOf([text], [])).toThrow(/formula/i)
})

it('creates each typed number of the plan once', () => {
  expect(sections.inputs.ofPlan('shippingPerOrder')).toBe(sections.inputs.shippingPerOrder)
})
