import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { createdPlan, noDefaults } from '../../../domain/plan/evaluator-defaults'
import { notesOf, withNote } from '../../../domain/plan/notes'
import type { Plan } from '../../../domain/plan/plan'
import { costQuestions } from '../../../domain/questions'
import { planAtom } from '../atoms'
import {
  applyEditAtom,
  editAtom,
  endEditGroupAtom,
  historyAtom,
  isTyped,
  newestEditAtom,
  redoAtom,
  undoAtom,
  undoEditAtom,
} from './undo'

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

  it('asks for a figure again whose box is emptied later, until it is typed', () => {
    type(18)
    store.set(endEditGroupAtom)
    type(0, true)
    expect(unanswered()).toEqual([...others, 'shippingPerOrder'])
    type(12)
    expect(unanswered()).toEqual(others)
  })

  it('asks everything again after a reset', () => {
    type(18)
    store.set(applyEditAtom, { plan: createdPlan(noDefaults), place: 'content' })
    expect(unanswered()).toEqual(costQuestions)
  })

  describe('where delivery is asked for in two amounts', () => {
    const amounts = ['shippingPerOrder', 'packagingPerOrder'] as const
    const give = (field: (typeof amounts)[number], amount: number, isEmptied = false) => {
      const plan = { ...store.get(planAtom), [field]: amount }
      store.set(editAtom, { plan, place: field, isEmptied, alsoAnswered: amounts.filter((other) => other !== field) })
    }

    it('is not answered by one of them', () => {
      give('shippingPerOrder', 18)
      expect(unanswered()).toContain('delivery')
      expect(isTyped(store.get(historyAtom), 'shippingPerOrder')).toBe(true)
      give('packagingPerOrder', 3)
      expect(unanswered()).toEqual(others)
    })

    it('is answered by a 0 that was typed, and not by a box that was emptied', () => {
      give('shippingPerOrder', 0)
      expect([isTyped(store.get(historyAtom), 'shippingPerOrder'), unanswered()]).toEqual([true, costQuestions])
      give('packagingPerOrder', 3)
      give('packagingPerOrder', 0, true)
      expect([isTyped(store.get(historyAtom), 'packagingPerOrder'), unanswered()]).toEqual([false, costQuestions])
      give('packagingPerOrder', 2)
      expect(unanswered()).toEqual(others)
    })

    it('knows nothing of what was typed before a reset', () => {
      give('shippingPerOrder', 0)
      store.set(applyEditAtom, { plan: createdPlan(noDefaults), place: 'content' })
      expect(isTyped(store.get(historyAtom), 'shippingPerOrder')).toBe(false)
    })
  })
})

describe('the Undo of a notice', () => {
  const store = createStore()
  const edit = (changes: Partial<Plan>, place: string) =>
    store.set(applyEditAtom, { plan: { ...store.get(planAtom), ...changes }, place })
  const noted = (changes: Partial<Plan>, place: string) => {
    edit(changes, place)
    return store.get(newestEditAtom) ?? expect.fail()
  }

  beforeEach(() => {
    store.set(planAtom, demoPlan())
    store.set(historyAtom, { past: [], future: [] })
  })

  it('takes its own edit back while that is the newest, so that Redo does it again', () => {
    const note = noted({ contingencyMo: 700 }, 'contingencyMo')
    store.set(undoEditAtom, note)
    expect(store.get(planAtom)).toEqual(demoPlan())
    expect(store.get(historyAtom).future).toHaveLength(1)
  })

  it('takes its own edit back after others, which stay, and can be undone itself', () => {
    const note = noted({ contingencyMo: 700 }, 'contingencyMo')
    edit({ shippingPerOrder: 31 }, 'shippingPerOrder')
    expect(store.set(undoEditAtom, note)?.place).toBe('contingencyMo')
    expect(store.get(planAtom)).toEqual({ ...demoPlan(), shippingPerOrder: 31 })
    store.set(undoAtom)
    expect(store.get(planAtom)).toMatchObject({ contingencyMo: 700, shippingPerOrder: 31 })
  })

  it('does nothing to another plan, or twice', () => {
    const note = noted({ contingencyMo: 700 }, 'contingencyMo')
    store.set(undoEditAtom, note)
    edit({ shippingPerOrder: 31 }, 'shippingPerOrder')
    expect(store.set(undoEditAtom, note)).toBeUndefined()
    expect(store.get(planAtom)).toEqual({ ...demoPlan(), shippingPerOrder: 31 })
  })
})

describe('a note', () => {
  const note = { text: 'From the supplier', by: 'Noura', at: '2026-03-01T08:00:00.000Z' }
  const texts = (plan: Plan) => notesOf(plan).map(({ path }) => path)

  it('is taken back and written again, and comes back with its product', () => {
    const store = createStore()
    store.set(planAtom, demoPlan())
    const write = (path: string) =>
      store.set(applyEditAtom, { plan: withNote(store.get(planAtom), path, note), place: `notes.${path}` })
    write('currency')
    store.set(undoAtom)
    expect(texts(store.get(planAtom))).toEqual([])
    store.set(redoAtom)
    write('products.1.insurance')
    const { products } = store.get(planAtom)
    store.set(applyEditAtom, { plan: { ...store.get(planAtom), products: products.slice(0, 1) }, place: 'products' })
    expect(texts(store.get(planAtom))).toEqual(['currency'])
    store.set(undoAtom)
    expect(texts(store.get(planAtom))).toEqual(['currency', 'products.1.insurance'])
  })
})
