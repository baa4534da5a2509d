import { isRecord } from '../numbers'
import { storedPlan } from '../plan/evaluator-defaults'
import { type PlanChange, planChanges } from '../plan/plan-changes'
import { cutText } from '../text/cut-text'
import { valueAtPath } from '../text/value-at-path'

/** A change as it is told without the two plans: what a list of versions shows, and programs read. */
export interface ListedChange {
  kind: PlanChange['kind']
  path: string
  /** What the element of a list is called: the name of a product, a role, the id of a payment method; '' elsewhere. */
  of: string
  /** As it is stored; null for an element that came or went. */
  before: number | string | boolean | null
  after: number | string | boolean | null
}

/** Of many changes, those that there is room to tell of. */
const maxListedChanges = 12

/** Characters of a value that are listed. */
const maxLength = 120

const cut = (value: unknown): string => cutText(String(value), maxLength)

function listedValue(value: unknown): ListedChange['after'] {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? cut(value) : null
}

/** What an element of a list is called; it may be unnamed. */
function nameOf({ id, name, role, customRole }: Record<string, unknown>): string {
  return cut(name ?? (role === 'custom' ? customRole : role) ?? id)
}

/** The element that a path leads into: of 'products.1.insurance' the product. Events of the season are a list within a group. */
const elementAt = (plan: object, path: string): unknown =>
  valueAtPath(plan, path.split('.').slice(0, path.startsWith('season.') ? 3 : 2))

/** Worked out from the products whenever a plan is stored. */
const isDerived = ({ path }: PlanChange) => path === 'totalUnitsPerMonth'

/** In what a stored text differs from an older one: the first changes, and how many there are. */
export function listChanges(before: string, after: string): { changes: ListedChange[]; changeCount: number } {
  const [old, now] = [storedPlan(before).plan, storedPlan(after).plan]
  const all = planChanges(old, now).filter((change) => !isDerived(change))
  const changes = all.slice(0, maxListedChanges).map((change): ListedChange => {
    const { kind, path } = change
    const isGone = kind === 'removed' && !path.startsWith('notes.')
    const element = elementAt(isGone ? old : now, path.replace(/^notes\./, ''))
    const of = isRecord(element) && 'id' in element ? nameOf(element) : ''
    return { kind, path, of, before: listedValue(change.before), after: listedValue(change.after) }
  })
  return { changes, changeCount: all.length }
}
