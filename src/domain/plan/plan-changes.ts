import { isRecord } from '../numbers'
import type { Field, Fields } from './field'
import { noteChanges } from './notes'
import type { Plan } from './plan'
import { planFields } from './plan-fields'

/** A field of the plan, or a whole element of one of its lists, that differs between two plans. */
export interface PlanChange {
  kind: 'changed' | 'added' | 'removed'
  /** The dot path of the field: in the later plan, and for what was removed in the earlier one. A note's begins with 'notes.'. */
  path: string
  /** What the earlier plan holds there; null for what was added. */
  before: unknown
  /** What the later plan holds there; null for what was removed. */
  after: unknown
}

type Values = Record<string, unknown>

/** What is written by the product itself and never an input. */
const unlisted: ReadonlySet<string> = new Set(['language', 'unanswered', 'given'])

const recordsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** A landed cost that is built up from the supplier price follows from other fields: only a typed one is a change. */
const isDerived = (name: string, { exFactoryPrice }: Values) => name === 'unitCostLanded' && Number(exFactoryPrice) > 0

class Changes {
  readonly found: PlanChange[] = []

  fields(fields: Fields, path: string, before: Values, after: Values): void {
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'id' || unlisted.has(name) || isDerived(name, after)) continue
      this.#field(field, `${path}${name}`, before[name], after[name])
    }
  }

  #field(field: Field, path: string, before: unknown, after: unknown): void {
    if (before === after) return
    if (field.kind === 'list') this.#list(field.fields, path, recordsIn(before), recordsIn(after))
    else if (field.kind === 'group' && isRecord(before) && isRecord(after))
      this.fields(field.fields, `${path}.`, before, after)
    else if (Array.isArray(before) && Array.isArray(after)) this.#numbers(path, before, after)
    else if (!Object.is(before, after)) this.found.push({ kind: 'changed', path, before, after })
  }

  #numbers(path: string, before: readonly unknown[], after: readonly unknown[]): void {
    for (const [index, value] of after.entries()) {
      const was = before[index]
      if (!Object.is(was, value))
        this.found.push({ kind: 'changed', path: `${path}.${index}`, before: was, after: value })
    }
  }

  #list(fields: Fields, path: string, before: readonly Values[], after: readonly Values[]): void {
    for (const [index, element] of after.entries()) {
      const was = before[index]?.id === element.id ? before[index] : before.find(({ id }) => id === element.id)
      if (was === element) continue
      if (was) this.fields(fields, `${path}.${index}.`, was, element)
      else this.found.push({ kind: 'added', path: `${path}.${index}`, before: null, after: element })
    }
    const remaining = new Set(after.map(({ id }) => id))
    for (const [index, element] of before.entries()) {
      if (remaining.has(element.id)) continue
      this.found.push({ kind: 'removed', path: `${path}.${index}`, before: element, after: null })
    }
  }
}

function changedNotes(before: Plan, after: Plan): PlanChange[] {
  return noteChanges(before, after).map(({ path, before: was, after: is }) => {
    const kind = was === null ? 'added' : is === null ? 'removed' : 'changed'
    return { kind, path: `notes.${path}`, before: was, after: is }
  })
}

/**
 * Every input in which two plans differ, in the order of the form. Elements of lists are told apart by their ids; notes
 * come last. Keys that
 * the product does not know, and what it writes itself, are left out. Source: docs/model.md, 'The plan'.
 */
export function planChanges(before: Plan, after: Plan): PlanChange[] {
  const changes = new Changes()
  changes.fields(planFields, '', { ...before }, { ...after })
  return [...changes.found, ...changedNotes(before, after)]
}
