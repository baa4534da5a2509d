import type { Field, Fields } from '../../../domain/plan/field'
import type { Plan } from '../../../domain/plan/plan'
import { planFields } from '../../../domain/plan/plan-fields'
import { valueAtPath } from '../../../domain/text/value-at-path'

/** Written by the product or edited through another control. */
const withoutControl: ReadonlySet<string> = new Set([
  'language',
  'salesMixEnabled',
  'salesMixPct',
  'salesPriority',
  'unanswered',
  'given',
])

function below(field: Field, path: string, plan: Plan): string[] {
  switch (field.kind) {
    case 'id':
    case 'texts':
      return []
    case 'group':
      return within(field.fields, `${path}.`, plan)
    case 'list':
      return Object.keys(Object(valueAtPath(plan, path))).flatMap((at) => within(field.fields, `${path}.${at}.`, plan))
    case 'numbers':
      return Object.keys(Object(valueAtPath(plan, path))).map((at) => `${path}.${at}`)
    default:
      return [path]
  }
}

function within(fields: Fields, start: string, plan: Plan): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    withoutControl.has(name) ? [] : below(field, `${start}${name}`, plan),
  )
}

/** Whether the part of the plan that holds the field is on, so that its control is on the page. */
function isShown(plan: Plan, path: string): boolean {
  if (path.startsWith('paymentMethods.')) return plan.paymentMode === 'advanced'
  if (path.startsWith('season.months.')) return plan.season.mode === 'months'
  if (path.startsWith('season.events.')) return plan.season.mode === 'events'
  if (path.startsWith('cashPlan.')) return path === 'cashPlan.enabled' || plan.cashPlan.enabled
  // What a line costs stands for the line: the rest of it is beside that box.
  return !/^(overheads|customOverheads\w+)\./.test(path) || path.endsWith('.amount')
}

/** The dot paths of the fields that a plan shows, in the order of its steps. */
export const fieldPaths = (plan: Plan): string[] => within(planFields, '', plan).filter((path) => isShown(plan, path))
