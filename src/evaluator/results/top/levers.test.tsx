import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { type Trial, withStepTried } from '../../../domain/edits/trial'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { evaluationAtom, planAtom, stepAtom, trialAtom } from '../../state/atoms'
import { leverAtom, movesAtom, togetherAtom } from './lever-atoms'

it('a lever that a slider has passed is no advice', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, demoPlan())
  const price = leverAtom('price')
  expect(store.get(price)).toMatchObject({ isTried: false, effect: 'more' })
  store.set(trialAtom, { values: { price: 199 }, steps: [] })
  expect(store.get(price)).toMatchObject({ isTried: false, effect: 'further' })
})

it('while something is tried the moves together begin with the month that is shown', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, demoPlan())
  const { income, together, best } = store.get(movesAtom)
  expect(store.get(togetherAtom)).toEqual({ areTried: false, before: income, after: together })
  const shown = () => store.get(evaluationAtom).conclusion.income
  store.set(trialAtom, { values: { cac: 90 }, steps: [] })
  expect(store.get(togetherAtom).before).toBe(shown())
  const withBest = (trial: Trial) => best.reduce((all, { id }) => withStepTried(all, demoPlan(), id, true), trial)
  store.set(trialAtom, withBest({ values: { cac: 90 }, steps: [] }))
  expect(store.get(togetherAtom)).toMatchObject({ areTried: true, after: shown() })
  store.set(trialAtom, withBest({ values: {}, steps: [] }))
  expect(store.get(togetherAtom).before).toBeCloseTo(income, 6)
})
