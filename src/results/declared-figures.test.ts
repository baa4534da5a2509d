import { expect, it } from 'vitest'
import { isCashPlanned } from '../domain/model/figures/typed/inputs'
import { answered, figureOfResult } from './declared-figures'

it('a result is found with the flag that it is only answered under', () => {
  expect(figureOfResult('operatingIncome')).toMatchObject({ figure: { unit: 'money' }, when: null })
  expect(figureOfResult('cashPlan.lowestCash').when).toBe(isCashPlanned)
})

it.each([[['monthly', 'none']], [['none', 'none', 'none']], [['monthly']], [[]]])(
  'a path %j that leads to no figure is an error that names it',
  (path) => {
    expect(() => answered(path)).toThrow(`No figure at ${path.join('.')}`)
  },
)
