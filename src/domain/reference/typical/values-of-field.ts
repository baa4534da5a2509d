import type { Plan } from '../../plan/plan'
import { teamRoleKey } from '../team-roles'
import { type PresetValue, presetValues } from './preset-values'
import { type TypicalValue, typicalValue, typicalValues } from './typical-values'

/** What is known of a field's value: what it usually is for this store, and the presets and rates that belong to it. */
export interface KnownValues {
  typical: TypicalValue[]
  presets: PresetValue[]
}

/** The id of the list's element that a path leads into; '' where there is none. */
function idAt(plan: Plan, path: string): string {
  const index = Number(path.split('.').find((part) => /^\d+$/.test(part)))
  const list = path.startsWith('season.') ? plan.season.events : plan.paymentMethods
  return list[index]?.id ?? ''
}

function typicalAt(plan: Plan, path: string): TypicalValue[] {
  const [group = ''] = path.split('.')
  if (group === 'paymentMethods') {
    const start = `paymentMethods.${idAt(plan, path)}.`
    return typicalValues.filter(({ field }) => field.startsWith(start))
  }
  const name = group === 'season' ? `season.events.${idAt(plan, path)}.upliftPct` : path
  const value = typicalValue(name, { category: plan.productCategory, sourcing: plan.sourcingType })
  return value ? [value] : []
}

/** What is known of the field at a path, for this plan's category and sourcing. */
export function valuesOfField(plan: Plan, path: string): KnownValues {
  const parts = path.split('.')
  const last = path.slice(path.lastIndexOf('.') + 1)
  const ofField = presetValues.filter(({ field }) => field === last)
  const member = parts[0] === 'team' ? plan.team[Number(parts[1])] : undefined
  const presets =
    last === 'monthlyCost' ? ofField.filter(({ id }) => member && id === teamRoleKey(member.role)) : ofField
  return { typical: typicalAt(plan, path), presets }
}
