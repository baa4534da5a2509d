import type { Plan } from '../plan/plan'
import { teamRoleKey } from '../reference/team-roles'
import { type PresetValue, presetValues } from './preset-values'
import { type TypicalValue, typicalValue } from './typical-values'

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

/** The field as the tables name it: the elements of a list by their ids. */
function nameOf(plan: Plan, path: string): string {
  const [group = ''] = path.split('.')
  const last = path.slice(path.lastIndexOf('.') + 1)
  if (group === 'paymentMethods') return `paymentMethods.${idAt(plan, path)}.${last}`
  return group === 'season' ? `season.events.${idAt(plan, path)}.upliftPct` : path
}

/** Fields of which the rates of another one tell more than a value of their own. */
const ratesOf: Partial<Record<string, string>> = { vatRegistered: 'salesLast12Months' }

/** What is known of the field at a path, for this plan's category and sourcing. */
export function valuesOfField(plan: Plan, path: string): KnownValues {
  const parts = path.split('.')
  const last = path.slice(path.lastIndexOf('.') + 1)
  const name = nameOf(plan, path)
  const value = typicalValue(name, { category: plan.productCategory, sourcing: plan.sourcingType })
  const ofField = presetValues.filter(({ field }) => field === (ratesOf[last] ?? last) || field === name)
  const member = parts[0] === 'team' ? plan.team[Number(parts[1])] : undefined
  const presets =
    last === 'monthlyCost' ? ofField.filter(({ id }) => member && id === teamRoleKey(member.role)) : ofField
  return { typical: value ? [value] : [], presets }
}
