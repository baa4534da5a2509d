import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { noTrial, type Trial, withStepTried } from '../../../domain/edits/trial'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { evaluationAtom, planAtom, stepAtom, trialAtom } from '../../state/atoms'
import { leverAtom, movesAtom, togetherAtom } from './lever-atoms'

it('a lever that a slider has passed is no advice', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, demoPlan())
  const price = leverAtom('price')
  expect(store.get(price)).toMatchObject({ isTried: false, isOfPlan: false, effect: 'more' })
  store.set(trialAtom, { values: { price: 199 }, steps: [] })
  expect(store.get(price)).toMatchObject({ isTried: false, isOfPlan: true, effect: 'further' })
  expect(store.get(togetherAtom).ids).not.toContain('price')
})

it('a move that ends a loss is no more profit, and one that does not is less loss', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, { ...demoPlan(), contingencyMo: demoPlan().contingencyMo + 3000 })
  expect(store.get(evaluationAtom).conclusion.income).toBeLessThan(0)
  expect(store.get(leverAtom('price')).effect).toBe('toProfit')
  expect(store.get(leverAtom('units')).effect).toBe('lessLoss')
})

it('a move that reaches the VAT threshold says what it brings, and what a registered month comes to', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  const plan = { ...demoPlan(), vatRegistered: false, enableAdvancedAnalysis: false }
  const products = plan.products.map((product) => ({ ...product, unitsPerMonth: 93 }))
  store.set(planAtom, { ...plan, products })
  const price = leverAtom('price')
  const { gain, registered } = store.get(price)
  const move = store.get(movesAtom).best.find(({ id }) => id === 'price')
  expect(gain).toBeCloseTo(move?.gain ?? 0, 0)
  const together = store.get(togetherAtom)
  expect(together.after).toBeCloseTo(store.get(movesAtom).together, 0)
  const shown = (steps: MoveId[]) => {
    store.set(
      trialAtom,
      steps.reduce((all, id) => withStepTried(all, store.get(planAtom), id, true), noTrial),
    )
    return store.get(evaluationAtom).conclusion.income
  }
  expect(shown(['price'])).toBe(registered)
  expect(shown(together.ids)).toBe(together.registered)
})

it('while something is tried the moves together begin with the month that is shown', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, demoPlan())
  const { income, together, best } = store.get(movesAtom)
  expect(store.get(togetherAtom)).toMatchObject({ areTried: false, before: income })
  expect(store.get(togetherAtom).after).toBeCloseTo(together, 0)
  const shown = () => store.get(evaluationAtom).conclusion.income
  store.set(trialAtom, { values: { cac: 90 }, steps: [] })
  expect(store.get(togetherAtom).before).toBe(shown())
  const withBest = (trial: Trial) => best.reduce((all, { id }) => withStepTried(all, demoPlan(), id, true), trial)
  store.set(trialAtom, withBest({ values: { cac: 90 }, steps: [] }))
  expect(store.get(togetherAtom)).toMatchObject({ areTried: true, after: shown() })
  store.set(trialAtom, withBest({ values: {}, steps: [] }))
  expect(store.get(togetherAtom).before).toBeCloseTo(income, 6)
})
