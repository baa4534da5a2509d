import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { costQuestions } from '../../domain/options'
import { createdPlan, noDefaults } from '../../domain/plan/evaluator-defaults'
import { planAtom } from './atoms'
import { applyEditAtom, editAtom, endEditGroupAtom, historyAtom, redoAtom, undoAtom } from './undo'

describe('an edit of a plan whose costs are unanswered', () => {
  let store = createStore()
  const unanswered = () => store.get(planAtom).unanswered
  const type = (shippingPerOrder: number, isEmptied = false) =>
    store.set(editAtom, { plan: { ...store.get(planAtom), shippingPerOrder }, place: 'shippingPerOrder', isEmptied })
  const others = costQuestions.filter((question) => question !== 'delivery')

  beforeEach(() => {
    store = createStore()
    store.set(planAtom, createdPlan(noDefaults))
  })

  it('answers in the same edit that types, so that Undo asks again', () => {
    type(1)
    type(18)
    expect(unanswered()).toEqual(others)
    expect(store.get(historyAtom).past).toHaveLength(1)
    store.set(undoAtom)
    expect(unanswered()).toEqual(costQuestions)
    store.set(redoAtom)
    expect(unanswered()).toEqual(others)
  })

  it('answers with a 0 that is typed', () => {
    type(0)
    expect(unanswered()).toEqual(others)
  })

  it('asks again when what was typed is taken away before the box is left', () => {
    type(1)
    type(0, true)
    expect(unanswered()).toEqual(costQuestions)
    type(2)
    expect(unanswered()).toEqual(others)
  })

  it('stays answered when a box that was answered is emptied later', () => {
    type(18)
    store.set(endEditGroupAtom)
    type(0, true)
    expect(unanswered()).toEqual(others)
  })

  it('asks everything again after a reset', () => {
    type(18)
    store.set(applyEditAtom, { plan: createdPlan(noDefaults), place: 'content' })
    expect(unanswered()).toEqual(costQuestions)
  })
})
