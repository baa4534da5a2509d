import { ownTurn } from '../http/event-loop-turns'

/** As many results as are kept in memory of each kind. */
const most = 20_000

const readAtOnce = 4

/** A row that holds a plan, and what names that plan for ever: a row's next plan has another key. */
interface Keyed {
  id: string
  key: string
}

type Read<Source> = (ids: string[]) => Promise<(Keyed & { source: Source })[]>

/** Results by the row's id. Rows deleted in between have none. */
export type MemoizedPlans<Source, Result> = (rows: readonly Keyed[], read: Read<Source>) => Promise<Map<string, Result>>

/**
 * Caches what is computed from stored plans. Each plan is read and computed once, a few at a time and each in a separate
 * turn of the event loop, for a plan may be large.
 */
export function memoizePlans<Source, Result>(compute: (source: Source) => Result): MemoizedPlans<Source, Result> {
  const known = new Map<string, Result>()

  function remember(key: string, result: Result) {
    known.set(key, result)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
  }

  async function computeAll(ids: string[], read: Read<Source>, results: Map<string, Result>) {
    for (const { id, key, source } of await read(ids)) {
      await ownTurn()
      const result = compute(source)
      remember(key, result)
      results.set(id, result)
    }
  }

  return async (rows, read) => {
    const results = new Map<string, Result>()
    const unknown: string[] = []
    for (const { id, key } of rows) {
      const result = known.get(key)
      if (result === undefined) unknown.push(id)
      else results.set(id, result)
    }
    for (let at = 0; at < unknown.length; at += readAtOnce)
      await computeAll(unknown.slice(at, at + readAtOnce), read, results)
    return results
  }
}
