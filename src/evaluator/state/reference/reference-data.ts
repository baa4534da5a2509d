import { atom, type createStore, type PrimitiveAtom } from 'jotai'
import { isRecord } from '../../../domain/numbers'
import { type EvaluatorDefaults, noDefaults } from '../../../domain/plan/evaluator-defaults'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { benchmarksAtom } from '../atoms'
import { roleTemplatesAtom } from './team-role-templates'

type Store = ReturnType<typeof createStore>

/** What administrators want new plans to begin with; nothing until it is loaded. */
export const evaluatorDefaultsAtom = atom<EvaluatorDefaults>(noDefaults)

const retries = 2

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again twice, then gives up: null. For five minutes the browser answers by itself, as the server allows it to. */
async function read(path: string, tried = 0): Promise<unknown> {
  try {
    const response = await fetch(path)
    if (response.ok) return await response.json()
  } catch {
    // The network, or an answer that is no JSON: the same as a refusal.
  }
  if (tried === retries) return null
  // Pages that were refused at the same time must not all come back at the same moment.
  await pause(1000 * 2 ** tried * (0.5 + Math.random()))
  return read(path, tried + 1)
}

type Reading = typeof import('./reference-responses')

/** What there is to read where administrators have set nothing. */
const readingOfNothing: Reading = { benchmarksIn: () => [], templatesIn: () => [], defaultsIn: () => noDefaults }

/** The schemas are the only ones of the evaluator, and heavy: they come when there is an entry for them to check. */
function holdsEntries(answer: unknown): boolean {
  return isRecord(answer) && Object.values(answer).some((list) => Array.isArray(list) && list.length > 0)
}

async function take(path: string, use: (answer: unknown, reading: Reading) => void): Promise<void> {
  const answer = await read(path)
  if (answer === null) return
  const reading = holdsEntries(answer) ? await import('./reference-responses').catch(() => null) : readingOfNothing
  if (reading) use(answer, reading)
}

/** Loads the benchmarks alone: all that results are held against. */
export function loadBenchmarks(store: Store): Promise<void> {
  return take('/api/benchmarks', (answer, { benchmarksIn }) => {
    const benchmarks = benchmarksIn(answer)
    store.set(benchmarksAtom, benchmarks.length > 0 ? benchmarks : builtInBenchmarks)
  })
}

/**
 * Loads what administrators have set. Where nothing is set, or nothing can be loaded, the built-in values hold; what was
 * loaded before stays when it cannot be loaded again.
 */
export async function loadReferenceData(store: Store): Promise<void> {
  await Promise.all([
    loadBenchmarks(store),
    take('/api/team-templates', (answer, { templatesIn }) => store.set(roleTemplatesAtom, templatesIn(answer))),
    take('/api/evaluator-defaults', (answer, { defaultsIn }) => store.set(evaluatorDefaultsAtom, defaultsIn(answer))),
  ])
}

/** Loads when idle. Returns a cancel function. */
export function loadReferenceDataLater(store: Store): () => void {
  const load = () => void loadReferenceData(store)
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(load, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/** Gives a store of its own what is loaded now and what is loaded later. Returns a function that stops it. */
export function followReferenceData(from: Store, to: Store): () => void {
  const follow = <T>(shared: PrimitiveAtom<T>) => {
    const copy = () => {
      if (to.get(shared) !== from.get(shared)) to.set(shared, from.get(shared))
    }
    copy()
    return from.sub(shared, copy)
  }
  const stops = [follow(benchmarksAtom), follow(roleTemplatesAtom), follow(evaluatorDefaultsAtom)]
  return () => {
    for (const stop of stops) stop()
  }
}
