import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { driverValue, noTrial, withTrial, withTried } from '../../../domain/edits/trial'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { openDevicePlan, openedAtom } from '../../saving/guest/plan-store'
import {
  evaluationAtom,
  isTryingAtom,
  planAtom,
  shownPlanAtom,
  stepAtom,
  storedEvaluationAtom,
  trialAtom,
} from '../../state/atoms'
import {
  canRedoAtom,
  canUndoAtom,
  isTrialOpenAtom,
  moveTrialAtom,
  redoTrialAtom,
  undoTrialAtom,
} from '../../state/undo/trial-moves'
import { applyEditAtom, historyAtom } from '../../state/undo/undo'
import { reachOf } from './slider-reach'
import { readTrial } from './trial-storage'

const plan = demoPlan()
const dearer = withTried(noTrial, plan, 'price', 165)
const incomeOf = (of: typeof plan) => evaluate(of).bottomLine.operatingIncome

describe('a trial', () => {
  let store = createStore()

  beforeEach(() => {
    store = createStore()
    store.set(planAtom, plan)
    store.set(stepAtom, 'results')
    store.set(trialAtom, dearer)
  })

  it('shows on Results what the plan would be, beside the plan as it is', () => {
    expect(store.get(evaluationAtom).bottomLine.operatingIncome).toBe(incomeOf(withTrial(plan, dearer)))
    expect(store.get(storedEvaluationAtom).bottomLine.operatingIncome).toBe(incomeOf(plan))
    expect(store.get(isTryingAtom)).toBe(true)
  })

  it('leaves the plan and its history as they are', () => {
    expect(store.get(planAtom)).toBe(plan)
    expect(store.get(historyAtom).past).toEqual([])
  })

  it('has no part in the other steps, and is there again on Results', () => {
    store.set(stepAtom, 'costs')
    expect(store.get(shownPlanAtom)).toBe(plan)
    expect(store.get(isTryingAtom)).toBe(false)
    store.set(stepAtom, 'results')
    expect(store.get(isTryingAtom)).toBe(true)
  })

  it('lies over a plan that was loaded below it', () => {
    const [first] = plan.products
    if (!first) throw new Error('the demo plan has products')
    const otherPlan = { ...plan, products: [{ ...first, unitPriceInclVAT: 99, unitsPerMonth: 40 }], contingencyMo: 900 }
    store.set(planAtom, otherPlan)
    const [shown] = store.get(shownPlanAtom).products
    expect(shown).toEqual({ ...first, unitPriceInclVAT: 165, unitsPerMonth: 40 })
    expect(store.get(shownPlanAtom).contingencyMo).toBe(900)
    expect(store.get(planAtom)).toBe(otherPlan)
  })

  it('is not shown on a plan with open questions, which has no results', () => {
    store.set(planAtom, { ...plan, unanswered: ['marketing'] })
    expect(store.get(isTryingAtom)).toBe(false)
  })
})

describe('Undo during a trial', () => {
  let store = createStore()
  const at = (price: number) => withTried(store.get(trialAtom), plan, 'price', price)
  const trial = () => store.get(trialAtom).values
  const edit = () => store.set(applyEditAtom, { plan: { ...plan, contingencyMo: 900 }, place: 'contingencyMo' })

  beforeEach(() => {
    vi.useFakeTimers()
    store = createStore()
    store.set(planAtom, plan)
    edit()
    store.set(stepAtom, 'results')
  })
  afterEach(() => vi.useRealTimers())

  it('takes the last move back, and leaves the plan as it is', () => {
    store.set(moveTrialAtom, at(165), 'price')
    store.set(moveTrialAtom, withTried(store.get(trialAtom), plan, 'units', 333), 'units')
    expect(store.set(undoTrialAtom)).toBe(true)
    expect(trial()).toEqual({ price: 165 })
    store.set(undoTrialAtom)
    expect([trial(), store.get(planAtom).contingencyMo]).toEqual([{}, 900])
    expect(store.get(canRedoAtom)).toBe(true)
    store.set(redoTrialAtom)
    store.set(redoTrialAtom)
    expect(trial()).toEqual({ price: 165, units: 333 })
  })

  it('takes a slider back to where it stood before it was moved, and a later move by itself', () => {
    for (const price of [150, 155, 160]) store.set(moveTrialAtom, at(price), 'price')
    vi.advanceTimersByTime(2000)
    store.set(moveTrialAtom, at(170), 'price')
    store.set(undoTrialAtom)
    expect(trial()).toEqual({ price: 160 })
    store.set(undoTrialAtom)
    expect(trial()).toEqual({})
  })

  it('leaves the plan alone while a trial is open whose moves are not known', () => {
    store.set(trialAtom, dearer)
    expect([store.get(canUndoAtom), store.set(undoTrialAtom), store.set(redoTrialAtom)]).toEqual([false, true, true])
    expect(store.get(trialAtom)).toBe(dearer)
  })

  it('concerns the plan again without a trial, and on the other steps', () => {
    expect([store.get(canUndoAtom), store.set(undoTrialAtom), store.set(redoTrialAtom)]).toEqual([true, false, false])
    store.set(moveTrialAtom, at(165), 'price')
    store.set(stepAtom, 'costs')
    expect([store.get(canUndoAtom), store.set(undoTrialAtom)]).toEqual([true, false])
  })

  it('leaves the trial open at today’s figures, until it is dropped or kept', () => {
    expect(store.get(isTrialOpenAtom)).toBe(false)
    store.set(moveTrialAtom, at(165), 'price')
    store.set(moveTrialAtom, at(driverValue(plan, 'price')), 'price')
    expect([store.get(isTryingAtom), store.get(isTrialOpenAtom)]).toEqual([false, true])
    store.set(trialAtom, noTrial)
    expect(store.get(isTrialOpenAtom)).toBe(false)
  })

  it('does nothing again on another plan', () => {
    store.set(moveTrialAtom, at(165), 'price')
    store.set(undoTrialAtom)
    openDevicePlan(store, 'own')
    store.set(stepAtom, 'results')
    expect(store.get(canRedoAtom)).toBe(false)
  })
})

describe('a slider', () => {
  it('can stand at today’s value, and within the limits of what can be typed', () => {
    const { min, max, step, today } = reachOf(plan, 'price')
    expect([min, today, max]).toEqual([75, 149, 223])
    expect((today - min) % step).toBe(0)
  })

  it('has room where today there is nothing', () => {
    const free = { ...plan, customerAcquisitionCost: 0, expectedReturnRate: 0, codRefusalPct: 0 }
    expect(reachOf(free, 'cac')).toMatchObject({ min: 0, max: 100, today: 0 })
    expect(reachOf(free, 'returnRate')).toMatchObject({ min: 0, max: 20 })
    expect(reachOf({ ...free, codRefusalPct: 80 }, 'refusals').max).toBe(100)
    expect(reachOf(free, 'fixedCosts')).toMatchObject({ min: 0.5, max: 1.5, today: 1 })
  })
})

describe('a trial of this tab', () => {
  it('is read as it was kept', () => {
    const kept = { values: { price: 165, returnRate: driverValue(plan, 'returnRate') + 1 }, steps: ['team'] }
    expect(readTrial(JSON.stringify(kept))).toEqual(kept)
  })

  it('is none where what is kept is not a trial', () => {
    for (const text of [null, '', '{', '7', '{"values":4}', '{"values":{"price":"x","moon":3},"steps":["moon"]}']) {
      expect(readTrial(text), String(text)).toEqual(noTrial)
    }
  })
})

describe('another plan of this device', () => {
  it('is opened without what was tried on the one before', () => {
    const store = createStore()
    store.set(openedAtom, 'sample')
    store.set(planAtom, plan)
    store.set(trialAtom, dearer)
    openDevicePlan(store, 'sample')
    expect(store.get(trialAtom)).toEqual(dearer)
    openDevicePlan(store, 'own')
    expect(store.get(trialAtom)).toEqual(noTrial)
  })
})
