import { deserialize, serialize } from 'node:v8'
import { ownTurn } from '../http/event-loop-turns'

/** What is kept in memory of each kind: as many results, and as many bytes of them when they are written out. */
const defaultLimits = { results: 20_000, bytes: 32 * 1024 * 1024 }

const readAtOnce = 4

/** A row that holds a plan, and what names that plan for ever: a row's next plan has another key. */
interface Keyed {
  id: string
  key: string
}

interface Memoized<Result> {
  result: Result
  bytes: number
}

type Read<Source> = (ids: string[]) => Promise<(Keyed & { source: Source })[]>

/** Results by the row's id. Rows deleted in between have none. */
export type MemoizedPlans<Source, Result> = (rows: readonly Keyed[], read: Read<Source>) => Promise<Map<string, Result>>

/**
 * Caches what is computed from stored plans. Each plan is read and computed once, a few at a time and each in a separate
 * turn of the event loop, for a plan may be large.
 */
export function memoizePlans<Source, Result>(
  compute: (source: Source) => Result,
  limits = defaultLimits,
): MemoizedPlans<Source, Result> {
  const known = new Map<string, Memoized<Result>>()
  let bytes = 0

  function forget(key: string) {
    bytes -= known.get(key)?.bytes ?? 0
    known.delete(key)
  }

  /** A copy is kept: a text cut from a plan would keep the whole plan in memory. */
  function remember(key: string, result: Result) {
    const written = serialize(result)
    forget(key)
    known.set(key, { result: deserialize(written), bytes: written.byteLength })
    bytes += written.byteLength
    for (const oldest of known.keys()) {
      if (known.size <= limits.results && bytes <= limits.bytes) return
      forget(oldest)
    }
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
      const found = known.get(key)
      if (found === undefined) unknown.push(id)
      else results.set(id, found.result)
    }
    for (let at = 0; at < unknown.length; at += readAtOnce)
      await computeAll(unknown.slice(at, at + readAtOnce), read, results)
    return results
  }
}
