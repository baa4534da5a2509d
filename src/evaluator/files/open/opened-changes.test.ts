import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { parsePlan } from '../../../domain/plan/parse-plan'
import type { OpenedPlan, WorkbookPlan } from '../../../files/opened'
import { hasChoice, isOtherStore, outcomeOf, usually } from './opened-changes'

const plan = demoPlan()
const inWorkbook = (parts: Partial<WorkbookPlan> = {}): OpenedPlan => ({
  name: 'Noor',
  plan,
  workbook: { exported: plan, changed: [], rejected: [], missing: [], added: [], ...parts },
})
const slip = { path: 'vatPct', cell: 'C9', why: 'error', text: '#REF!' } as const
const price = { path: 'products.0.unitPriceInclVAT', value: 7 }

describe('what opening a file over a plan changes', () => {
  it('is nothing only where nothing differs, keys of another program included', () => {
    const opened = (more: object): OpenedPlan => ({
      name: '',
      plan: parsePlan(JSON.stringify({ ...plan, ...more })).plan,
    })
    const differenceTo = (more: object) => outcomeOf(opened(more), plan, 'whole', 'en').difference
    expect(differenceTo({})).toBe('none')
    expect(differenceTo({ language: 'ar' })).toBe('none')
    expect(differenceTo({ ownKey: [1, { two: 2 }] })).toBe('details')
    expect(differenceTo({ vatPct: 5 })).toBe('inputs')
    const shuffled = Object.fromEntries(Object.entries({ ...plan, ownKey: 1 }).toReversed())
    const before = parsePlan(JSON.stringify({ ...plan, ownKey: 1 })).plan
    expect(outcomeOf(opened(shuffled), before, 'whole', 'en').difference).toBe('none')
  })

  it('is what was changed in a workbook, and names what the plan has no place for', () => {
    const before = { ...plan, vatPct: 5, products: plan.products.slice(1) }
    const opened = inWorkbook({ changed: [price, { path: 'paidAdsMo', value: 9 }] })
    const { after, changes, omitted } = outcomeOf(opened, before, 'changed', 'en')
    expect(after).toEqual({ ...before, paidAdsMo: 9, language: 'en' })
    expect(changes.map(({ path }) => path)).toEqual(['paidAdsMo'])
    expect(omitted).toEqual([price])
  })

  it('is a choice where the plan went on since, also when nothing that was typed can be read', () => {
    const later = { ...plan, paidAdsMo: plan.paidAdsMo + 1 }
    expect(hasChoice(inWorkbook({ changed: [price] }), later)).toBe(true)
    expect(hasChoice(inWorkbook({ rejected: [slip] }), later)).toBe(true)
    expect(outcomeOf(inWorkbook({ rejected: [slip] }), later, 'changed', 'en').difference).toBe('none')
    expect(hasChoice(inWorkbook({ missing: ['vatPct'] }), later)).toBe(true)
    expect(
      outcomeOf(inWorkbook({ missing: ['vatPct'] }), later, usually(inWorkbook({ missing: ['vatPct'] }), later), 'en')
        .difference,
    ).toBe('none')
    expect(hasChoice(inWorkbook(), later)).toBe(false)
    expect(hasChoice(inWorkbook({ changed: [price] }), plan)).toBe(false)
    expect(hasChoice(inWorkbook({ changed: [price] }), null)).toBe(false)
    // Without a choice, too, what was typed is what is taken.
    expect(usually(inWorkbook({ changed: [price] }), plan)).toBe('changed')
    expect([usually(inWorkbook(), plan), usually(inWorkbook({ changed: [price] }), null)]).toEqual(['whole', 'whole'])
  })

  it('is doubtful where the workbook is of another store', () => {
    expect(isOtherStore(inWorkbook(), { ...plan, storeName: 'Layan' })).toBe(true)
    expect(isOtherStore(inWorkbook(), plan)).toBe(false)
    expect(isOtherStore(inWorkbook(), { ...plan, storeName: '' })).toBe(false)
    expect(isOtherStore(inWorkbook(), null)).toBe(false)
  })
})
