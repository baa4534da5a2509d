import type { Field, Fields } from '../plan/field'
import { planFields } from '../plan/plan-fields'

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(field, name)]))
}

/** What leads to most work: everything on, every list as long as it may be, the longest horizons. */
function filled(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'list':
      return Array.from({ length: 200 }, (_, at) => ({
        ...valuesOf(field.fields),
        id: `${name}-${at}`,
      }))
    case 'group':
      return valuesOf(field.fields)
    case 'switch':
      return true
    case 'choice':
      return field.choices.at(-1)
    case 'amount':
    case 'percent':
      return field.default || 7
    case 'range':
      return field.unit === 'months' ? field.max : field.default || Math.max(1, field.min)
    default:
      return 'default' in field ? field.default : Array.from({ length: field.length }, () => 100)
  }
}

/** The text of the plan within the bounds that takes longest to work out. */
export const heaviestPlan = (): string => JSON.stringify(valuesOf(planFields))
