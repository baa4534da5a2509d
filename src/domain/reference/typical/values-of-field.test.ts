import { expect, it } from 'vitest'
import { certainties } from '../../options'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan, blankTeamMember, type Plan } from '../../plan/plan'
import { presetValues } from './preset-values'
import { hasSource } from './sourced-fields'
import { typicalValues } from './typical-values'
import { valuesOfField } from './values-of-field'

const plan: Plan = {
  ...blankPlan(),
  productCategory: 'beauty',
  team: [
    { ...blankTeamMember('a'), role: 'Accountant' },
    { ...blankTeamMember('b'), role: 'custom' },
  ],
  season: { ...blankPlan().season, events: [{ id: 'whiteFriday', upliftPct: 50 }] },
}

/** The path of the form for a path of the table, whose lists are named by ids. */
function formPath(field: string): string {
  const [group = '', id = ''] = field.split('.')
  if (group === 'paymentMethods')
    return `${group}.${plan.paymentMethods.findIndex((method) => method.id === id)}.percent`
  return group === 'season' ? 'season.events.0.upliftPct' : field
}

it('is asked of every field that has typical values or presets, and of no other', () => {
  for (const { field } of typicalValues) expect([field, hasSource(formPath(field))]).toEqual([field, true])
  for (const { field, kind } of presetValues) expect([field, hasSource(field)]).toEqual([field, kind !== 'margin'])
  expect(hasSource('cashPlan.months')).toBe(false)
  expect(hasSource('overheads.otherTech.amount')).toBe(false)
  expect(hasSource('paymentMethods.4.percent', 'spotii')).toBe(false)
  expect(hasSource('paymentMethods.0.share', 'mada')).toBe(false)
})

it.each([
  ['vatPct', 1, 0],
  ['packagingPerOrder', 1, 3],
  ['shippingPerOrder', 1, 3],
  ['fulfillmentPerOrder', 1, 3],
  ['paymentMethods.0.percent', 4, 0],
  ['overheads.accounting.amount', 1, 0],
  ['customerAcquisitionCost', 1, 0],
  ['team.0.monthlyCost', 0, 1],
  ['team.1.monthlyCost', 0, 0],
  ['team.0.socialInsurance', 0, 8],
  ['products.0.customsDutiesPct', 0, 1],
  ['products.0.unitsPerShipment', 0, 3],
  ['season.events.0.upliftPct', 1, 0],
  ['season.events.9.upliftPct', 0, 0],
  ['contingencyMo', 0, 0],
] as const)('knows of %s %d typical values and %d presets', (path, typical, presets) => {
  const known = valuesOfField(plan, path)
  expect([known.typical.length, known.presets.length]).toEqual([typical, presets])
})

it('takes the value of the store’s own category', () => {
  expect(valuesOfField(plan, 'repeatOrderRate').typical[0]?.value).toBe(1)
  expect(valuesOfField(demoPlan(), 'repeatOrderRate').typical[0]?.value).toBe(0.5)
})

it('says of every preset and rate how sure it is, and of all but examples who published it', () => {
  for (const { certainty, source, kind, id } of presetValues) {
    expect(certainties).toContain(certainty)
    if (certainty !== 'example') expect(source?.url).toMatch(/^https:\/\//)
    if (kind === 'law') expect(certainty).toBe(id === 'customsDuty' ? 'typical' : 'official')
  }
})
