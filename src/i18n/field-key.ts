import type { fields } from './en/evaluator/fields'

type FieldKey = keyof typeof fields

/** Groups whose fields have labels of their own: elsewhere 'months' and 'mode' mean something else. */
const labelledGroups = ['season', 'cashPlan']

/** The name of a field's label: the last part of its path that is no place in a list. */
export function labelKey(path: string): FieldKey {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
  const [group = '', ...rest] = parts
  const name = rest.at(-1) ?? group
  if (rest.length === 0 || !labelledGroups.includes(group)) return name as FieldKey
  return `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}` as FieldKey
}
