import { expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { totalUnits } from '../figures/landed-cost'
import { bottom } from '../figures/returns'
import { sections } from '../figures/sections'
import { isRegistered, supplierPrice } from '../figures/typed/inputs'
import { incomeInOtherState, isOther } from '../figures/vat/position'
import { FigureValues } from '../values'
import { count, flag, money, place, rowsOf } from './declare'
import type { Figure } from './figure'
import { namesOf } from './names'
import { figuresIn, isAggregateName, isNumber, summedScope } from './reading'

const each = rowsOf('cash')
const t = place('cash')

const values = new FigureValues(demoPlan(), 0.4, new Map(), { cash: 5 })
const rowsOfFigure = (figure: Figure) => [0, 1, 2, 3, 4].map((row) => values.of(figure, row))

it('looks back over the rows of a list', () => {
  const square = each.count`${t} * ${t}`
  expect(rowsOfFigure(square)).toEqual([1, 4, 9, 16, 25])
  expect(rowsOfFigure(each.count`BEFORE(0) + ${t}`)).toEqual([1, 3, 6, 10, 15])
  expect(rowsOfFigure(each.count`BEFORE(7, ${square})`)).toEqual([7, 1, 4, 9, 16])
  expect(rowsOfFigure(each.count`1 + LAST(2)`)).toEqual([1, 2, 4, 7, 12])
  expect(rowsOfFigure(each.count`LAST_TWELVE(${t}, 1)`)).toEqual([12, 13, 15, 18, 22])
})

it('looks a row up by its place, and finds the first and the last', () => {
  const back = each.count`6 - ${t}`
  expect(values.of(count`AT(${back}, 2) + SUM(AT(${back}, 1) * ${t})`)).toBe(4 + 5 * 15)
  expect(values.of(count`LOWEST(IF(${t} > 1, ${back}, NULL))`)).toBe(1)
  expect(values.of(count`FIRST(${back} <= 3)`)).toBe(3)
  expect(values.of(count`FIRST(${back} > 9)`)).toBeNull()
  expect(values.of(count`STAYS(OR(${t} = 1, ${back} < 3))`)).toBe(4)
  expect(values.of(count`STAYS(${t} < 5)`)).toBeNull()
})

it('has nothing where something is missing, and compares it with nothing', () => {
  const missing = money`1 / 0`
  expect(values.of(missing)).toBeNull()
  expect(values.of(money`MAX(1, ${missing} + 1)`)).toBeNull()
  expect(values.of(flag`${missing} <= 0`)).toBe(0)
  expect(values.of(flag`NOT(${missing} = 0)`)).toBe(1)
  expect(values.of(money`EARLIEST(${missing}, 3) + ROUND(1.5) + NEAR_ZERO(0.1, 1)`)).toBe(5)
  expect(new FigureValues(demoPlan(), 0.4).of(count`COUNT(${t})`)).toBe(0)
  expect(() => values.of({ unit: 'money', scope: 'plan' })).toThrow('neither')
  expect(() => values.of(count`AT(1, 1)`)).toThrow('by its name')
  const formula = { kind: 'call', name: 'NULL', arguments: [] } as const
  expect(() => values.of({ unit: 'money', scope: 'plan', formula })).toThrow('elsewhere')
})

it('knows what a formula reads', () => {
  const sum = money`SUM(${supplierPrice})`
  const call = sum.formula
  expect(call?.kind === 'call' && summedScope(call)).toBe('products')
  const nested = each.money`SUM(${t} * SUM(${supplierPrice}))`.formula
  expect(nested?.kind === 'call' && summedScope(nested)).toBe('cash')
  expect(nested && figuresIn(nested)).toEqual([t, supplierPrice])
  expect(() => summedScope({ kind: 'call', name: 'SUM', arguments: [] })).toThrow('no list')
  expect(isAggregateName('SUM')).toBe(true)
  const changed = incomeInOtherState.formula
  expect(changed && figuresIn(changed)).toEqual([isOther])
  const without = { kind: 'under', figure: bottom.operatingIncome, changes: [[isRegistered, 0]] } as const
  expect(figuresIn(without)).toEqual([])
  expect(values.of({ unit: 'money', scope: 'plan', formula: without })).not.toBe(values.of(bottom.operatingIncome))
})

it('names figures as they are exported, with their section where two are alike', () => {
  const names = namesOf(sections)
  expect(names.get(totalUnits)).toBe('totalUnits')
  expect(names.get(bottom.operatingIncome)).toBe('bottom_operatingIncome')
  expect([...names.values()]).toContain('byProduct_salesExVAT')
  expect([...namesOf({ one: { first: totalUnits }, other: { second: totalUnits } }).values()]).toEqual(['first'])
  expect(new Set(names.values()).size).toBe(names.size)
})

it('knows a written number by its value', () => {
  const two = { kind: 'number', value: 2 } as const
  expect([isNumber(two, 2), isNumber(two, 0), isNumber(undefined, 0)]).toEqual([true, false, false])
})
