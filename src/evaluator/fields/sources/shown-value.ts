import { atom } from 'jotai'
import type { Certainty } from '../../../domain/options'
import type { NumberField } from '../../../domain/plan/field'
import { limitOf } from '../../../domain/plan/field-at-path'
import { benchmarkSource } from '../../../domain/reference/benchmarks'
import { teamRoleKey } from '../../../domain/reference/team-roles'
import type { PresetValue } from '../../../domain/typical/preset-values'
import type { FigureSource } from '../../../domain/typical/typical-sources'
import type { TypicalValue } from '../../../domain/typical/typical-values'
import { benchmarksAtom } from '../../state/atoms'
import { evaluatorDefaultsAtom } from '../../state/reference/reference-data'
import { roleTemplatesAtom } from '../../state/reference/team-role-templates'

/** A value as it is shown, regardless of its source. */
export interface ShownValue {
  of: TypicalValue | PresetValue
  value: number
  certainty: Certainty | 'admin'
  source: FigureSource | null
  date: string | null
}

/** What administrators have set instead of the values that come with the product, by the name of what they set. */
export const adminValuesAtom = atom((get) => {
  const values = new Map<string, number>()
  const { defaultCosts, overheadDefaults } = get(evaluatorDefaultsAtom)
  for (const { fieldName, defaultValue } of defaultCosts) values.set(fieldName, defaultValue)
  for (const { fieldName, defaultAmount } of overheadDefaults)
    values.set(`overheads.${fieldName}.amount`, defaultAmount)
  for (const benchmark of get(benchmarksAtom)) {
    if (benchmarkSource(benchmark) !== 'admin') continue
    values.set(`customerAcquisitionCost ${benchmark.categoryId}`, benchmark.typicalCac)
    values.set(`margin ${benchmark.categoryId}`, benchmark.typicalMargin)
  }
  for (const { roleName, suggestedMonthlyCost } of get(roleTemplatesAtom)) {
    values.set(`role ${teamRoleKey(roleName)}`, suggestedMonthlyCost)
  }
  return values
})

/** The name under which an administrator may have set a value. */
function adminKey(of: TypicalValue | PresetValue): string {
  if ('kind' in of) return `${of.kind} ${of.id}`
  return of.field === 'customerAcquisitionCost' && of.category ? `${of.field} ${of.category}` : of.field
}

/** A value with its source, or the administrator's in its place. */
export function shownValue(of: TypicalValue | PresetValue, adminValues: ReadonlyMap<string, number>): ShownValue {
  const byAdmin = adminValues.get(adminKey(of))
  if (byAdmin !== undefined) return { of, value: byAdmin, certainty: 'admin', source: null, date: null }
  return { of, value: of.value, certainty: of.certainty, source: of.source, date: of.date }
}

/** What an administrator has set where the product has nothing typical to say. */
export function adminValue(field: string, value: number): ShownValue {
  const of: TypicalValue = { field, value, certainty: 'example', source: null, date: null }
  return { of, value, certainty: 'admin', source: null, date: null }
}

/** The plan's field that a typical value belongs to; lists are named by an id in the table and by a place in the plan. */
export function fieldOf({ field }: TypicalValue): NumberField | null {
  const [group = '', ...rest] = field.split('.')
  if (group === 'paymentMethods') return limitOf(`${group}.0.${rest.at(-1)}`)
  return limitOf(group === 'season' ? 'season.events.0.upliftPct' : field)
}
