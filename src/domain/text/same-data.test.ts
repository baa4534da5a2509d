import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { isSameData } from './same-data'

it('finds two evaluations of one plan the same, and sees any figure that differs', () => {
  const [one, other] = [evaluate(demoPlan()), evaluate(demoPlan())]
  expect(isSameData(one, other)).toBe(true)
  const { monthly, advanced } = other
  expect(isSameData(one, { ...other, monthly: { ...monthly, salesExVAT: monthly.salesExVAT + 0.01 } })).toBe(false)
  expect(isSameData(one, { ...other, advanced: null })).toBe(false)
  const projection = advanced?.projection.slice(1)
  expect(isSameData(one, { ...other, advanced: { ...advanced, projection } })).toBe(false)
})

it('tells a null from an empty thing and a list from an object', () => {
  expect(isSameData(null, {})).toBe(false)
  expect(isSameData([], {})).toBe(false)
  expect(isSameData({ a: undefined }, { b: undefined })).toBe(false)
  expect(isSameData(Number.NaN, Number.NaN)).toBe(true)
})
