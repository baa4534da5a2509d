import { expect, it } from 'vitest'
import { isRecord } from '../numbers'
import { dutyBases } from '../options'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, blankTeamMember, type Plan } from '../plan/plan'
import {
  fulfillmentPresets,
  gatewayPresets,
  packagingPresets,
  platformPresets,
  shippingPresets,
} from '../reference/presets'
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
  if (group === 'paymentMethods') {
    const part = field.slice(field.lastIndexOf('.') + 1)
    return `${group}.${plan.paymentMethods.findIndex((method) => method.id === id)}.${part}`
  }
  return group === 'season' ? 'season.events.0.upliftPct' : field
}

it('is asked of every field that has typical values or presets, and of no other', () => {
  for (const { field } of typicalValues) expect([field, hasSource(formPath(field))]).toEqual([field, true])
  for (const { field, kind } of presetValues)
    expect([field, hasSource(formPath(field))]).toEqual([field, kind !== 'margin'])
  expect(hasSource('cashPlan.openingCash')).toBe(false)
  expect(hasSource('overheads.otherTech.amount')).toBe(false)
  expect(hasSource('paymentMethods.4.percent', 'spotii')).toBe(false)
  expect(hasSource('paymentMethods.0.id', 'mada')).toBe(false)
})

it.each([
  ['vatPct', 1, 0],
  ['packagingPerOrder', 1, 3],
  ['shippingPerOrder', 1, 6],
  ['fulfillmentPerOrder', 1, 4],
  ['paymentMethods.0.percent', 1, 1],
  ['paymentMethods.0.settlementDays', 1, 0],
  ['overheads.ecommercePlatform.amount', 1, 7],
  ['cashPlan.months', 1, 0],
  ['dutyBasis', 0, 2],
  ['vatRegistered', 0, 2],
  ['overheads.accounting.amount', 1, 0],
  ['customerAcquisitionCost', 1, 0],
  ['team.0.monthlyCost', 0, 1],
  ['team.1.monthlyCost', 0, 0],
  ['team.0.socialInsurance', 0, 9],
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

it('calls official what the authority’s own page says, and typical what others report of a law', () => {
  const certaintyOf = (wanted: string) => presetValues.find(({ id }) => id === wanted)?.certainty
  expect(certaintyOf('insuranceNonSaudi')).toBe('official')
  expect(certaintyOf('vatMandatory')).toBe('typical')
  expect(certaintyOf('expatLevy')).toBe('example')
})

/** Every number and choice that a plan begins with, by its path, with the id of the list's element that it is in. */
function defaultsIn(value: unknown, path = '', id = ''): { path: string; id: string; value: unknown }[] {
  if (!isRecord(value) && !Array.isArray(value)) return [{ path, id, value }]
  return Object.entries(value).flatMap(([key, inside]) => {
    const own = isRecord(inside) && typeof inside.id === 'string' ? inside.id : id
    return defaultsIn(inside, path === '' ? key : `${path}.${key}`, own)
  })
}

/**
 * What no page of figures can bear out: how the form is filled in, names, and values that leave the figures as they are.
 */
const neutral = [
  /^(language|currency|salesMixMode|volumeInputMode|productCostMethod|paymentMode|fulfillmentMethod|sourcingType)$/,
  /\.(id|mode)$/,
  // What bills usually carry.
  /hargesVat$/,
  // Read only once a bill is said to come once, and then chosen with it.
  /^overheads\.\w+\.months$/,
  // A hundred in every month: no season.
  /^season\.months\.\d+$/,
  // Closed, and kept for stored plans alone.
  /^paymentMethods\.4\./,
]

it('says where each value is from that a new plan begins with', () => {
  const begun = defaultsIn(blankPlan()).filter(({ value, path }) => {
    const isSomething = typeof value === 'number' ? value !== 0 : value !== '' && value !== false && value !== null
    return isSomething && !neutral.some((one) => one.test(path))
  })
  expect(begun.length).toBeGreaterThan(30)
  for (const { path, id } of begun) {
    expect([path, hasSource(path, id)]).toEqual([path, true])
    const { typical, presets } = valuesOfField(blankPlan(), path)
    expect([path, typical.length + presets.length > 0]).toEqual([path, true])
  }
})

it('has a value with its source for every preset of the form', () => {
  const offered: [string, number | string][] = [
    ...packagingPresets.map(({ amount }): [string, number | string] => ['packagingPerOrder', amount]),
    ...shippingPresets.map(({ amount }): [string, number | string] => ['shippingPerOrder', amount]),
    ...fulfillmentPresets.map(({ amount }): [string, number | string] => ['fulfillmentPerOrder', amount]),
    ...platformPresets.map(({ amount }): [string, number | string] => ['overheads.ecommercePlatform.amount', amount]),
    ...gatewayPresets.mada.map(({ percent }): [string, number | string] => ['paymentMethods.0.percent', percent]),
    ...gatewayPresets.international.map(({ percent }): [string, number | string] => [
      'paymentMethods.1.percent',
      percent,
    ]),
    ...dutyBases.map((id): [string, number | string] => ['dutyBasis', id]),
  ]
  for (const [path, value] of offered) {
    const { typical, presets } = valuesOfField(blankPlan(), path)
    const known = [...typical, ...presets.map((one) => (one.kind === 'choice' ? { value: one.id } : one))]
    expect([path, known.map((one) => one.value)]).toEqual([path, expect.arrayContaining([value])])
  }
})
