import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { planAtom, stepAtom, trialAtom } from '../../state/atoms'
import { leverAtom } from './lever-atoms'

it('a lever that a slider has passed is no advice', () => {
  const store = createStore()
  store.set(stepAtom, 'results')
  store.set(planAtom, demoPlan())
  const price = leverAtom('price')
  expect(store.get(price)).toMatchObject({ isTried: false, effect: 'more' })
  store.set(trialAtom, { values: { price: 199 }, steps: [] })
  expect(store.get(price)).toMatchObject({ isTried: false, effect: 'further' })
})
