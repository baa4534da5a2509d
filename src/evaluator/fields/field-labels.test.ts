import { expect, it } from 'vitest'
import type { Fields } from '../../domain/plan/field'
import { cashPlanFields, seasonFields } from '../../domain/plan/plan-fields'
import { fields as ar } from '../../i18n/ar/evaluator/fields'
import { fields as en } from '../../i18n/en/evaluator/fields'
import { labelKey } from '../../i18n/field-key'

function pathsOf(fields: Fields, start: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return pathsOf(field.fields, `${start}${name}.0.`)
    if (field.kind === 'numbers') return [`${start}${name}.0`]
    return field.kind === 'id' ? [] : [`${start}${name}`]
  })
}

it('labels a field by the last part of its path', () => {
  expect(labelKey('vatPct')).toBe('vatPct')
  expect(labelKey('products.0.customsDutiesPct')).toBe('customsDutiesPct')
  expect(labelKey('overheads.branding.mode')).toBe('mode')
})

it('labels every field of the season and of the cash plan by a text of its own', () => {
  const paths = [...pathsOf(seasonFields, 'season.'), ...pathsOf(cashPlanFields, 'cashPlan.')]
  expect(paths).toHaveLength(15)
  for (const fields of [en, ar]) {
    const labels = paths.map((path) => fields[labelKey(path)])
    expect(labels.every((label) => typeof label === 'string' && label !== '')).toBe(true)
    expect(new Set(labels).size).toBe(paths.length)
  }
})
