import { expect, it } from 'vitest'
import type { ResultName } from '../../domain/model/results/sections'
import type { OpenQuestion } from '../../domain/questions'
import { isHeld } from './held-results'

const shownOf = (question: OpenQuestion, names: readonly ResultName[]) =>
  names.filter((name) => !isHeld(name, [{ question, path: '', productName: null }]))

it('while a cost is missing, what follows from it is held, and what does not is shown', () => {
  const names = ['salesExVAT', 'finalUnitCost', 'grossProfit', 'totalFixedCost', 'cacVariableCost'] as const
  const all: readonly ResultName[] = [...names, 'bottomLine.operatingMarginPct', 'businessHealthScore']
  expect(shownOf('fixedCosts', all)).toEqual(['salesExVAT', 'finalUnitCost', 'grossProfit', 'cacVariableCost'])
  expect(shownOf('productCost', all)).toEqual(['salesExVAT', 'totalFixedCost', 'cacVariableCost'])
  expect(shownOf('marketing', all)).toEqual(['salesExVAT', 'finalUnitCost', 'grossProfit'])
  expect(shownOf('example', all)).toEqual(['salesExVAT'])
})

it('the profit so far is shown as provisional while something is missing', () => {
  expect(shownOf('productCost', ['bottomLine.operatingIncome'])).toEqual(['bottomLine.operatingIncome'])
})

it('while only the owner’s pay is missing, the month is known, and what judges all of it waits', () => {
  const names: readonly ResultName[] = ['bottomLine.operatingMarginPct', 'businessHealthScore', 'finalUnitCost']
  expect(shownOf('ownerPay', names)).toEqual(['bottomLine.operatingMarginPct', 'finalUnitCost'])
})
