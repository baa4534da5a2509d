import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { planAtom } from '../state/atoms'
import { advancedAtom, monthlyAtom, verdictAtom } from './slices'

function drawnAfter(change: object): string[] {
  const store = createStore()
  store.set(planAtom, demoPlan())
  const drawn: string[] = []
  for (const [name, slice] of Object.entries({ monthlyAtom, advancedAtom, verdictAtom })) {
    store.sub(slice, () => drawn.push(name))
  }
  store.set(planAtom, { ...demoPlan(), ...change })
  return drawn
}

describe('what is rendered again after an edit', () => {
  it('is nothing while no figure changes', () => {
    expect(drawnAfter({ storeName: 'Another name' })).toEqual([])
  })

  it('leaves the month alone when only the analysis changes', () => {
    expect(drawnAfter({ monthlyGrowthRate: 0.02 })).toEqual(['advancedAtom'])
  })

  it('is every card when a cost changes, and the verdict only when it turns', () => {
    expect(drawnAfter({ contingencyMo: 2000 })).toEqual(['monthlyAtom', 'advancedAtom'])
    expect(drawnAfter({ contingencyMo: 9000 })).toContain('verdictAtom')
  })
})
