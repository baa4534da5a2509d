import { isRecord } from '../../../domain/numbers'
import type { Plan } from '../../../domain/plan/plan'

interface Edit {
  before: Plan
  after: Plan
}

type Element = Readonly<Record<string, unknown>> & { id: string }

const areElements = (value: unknown): value is Element[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one.id === 'string')

/** The elements of the list before the edit, as far as they were not taken out since; behind them what was added since. */
function revertedList(now: Element[], before: Element[], after: Element[]): Element[] {
  const byId = (list: Element[], id: string) => list.find((one) => one.id === id)
  const remaining = before.flatMap((element) => {
    const [mine, base] = [byId(now, element.id), byId(after, element.id)]
    if (!base) return [mine ?? element]
    return mine ? [revertedRecord(mine, element, base)] : []
  })
  const added = now.filter(({ id }) => !byId(before, id) && !byId(after, id))
  return [...remaining, ...added]
}

function reverted(now: unknown, before: unknown, after: unknown): unknown {
  if (before === after || now === before) return now
  if (areElements(now) && areElements(before) && areElements(after)) return revertedList(now, before, after)
  const areRecords = [now, before, after].every((value) => isRecord(value))
  return areRecords && isRecord(now) && isRecord(before) && isRecord(after)
    ? revertedRecord(now, before, after)
    : before
}

type Fields = Readonly<Record<string, unknown>>

function revertedRecord<T extends object>(now: T, before: Fields | T, after: Fields | T): T {
  const changes = Object.keys({ ...before, ...after }).map((key) => [
    key,
    reverted(Reflect.get(now, key), Reflect.get(before, key), Reflect.get(after, key)),
  ])
  return { ...now, ...Object.fromEntries(changes) }
}

/**
 * The plan without one of its earlier edits: what that edit changed is as it was before, and what was changed since stays.
 * Where both changed the same field the earlier edit is the one that is taken back.
 */
export function withoutEdit(now: Plan, { before, after }: Edit): Plan {
  return revertedRecord(now, before, after)
}
