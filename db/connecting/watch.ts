import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds. A probe that takes longer has failed. */
const [probeMs, whileUpMs, whileDownMs] = [1000, 1000, 200]

/** In so many parts is that second waited: a process that was busy through a part has read nothing in it, and loses the one. */
const parts = 10

/** Probes without an answer, one after the other, before a server counts as gone: fewer may be a busy moment. */
const silences = 3

class Silence extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('it does not answer')
  }
}

/** One server: asked over a connection that nothing else uses. */
export interface Probe {
  /** Whether it can be used; rejects where it cannot be asked. */
  ask(): Promise<boolean>
  /** Drops the connection, with what is asked over it. */
  drop(): void
}

async function pass(signal: AbortSignal) {
  for (let part = 0; part < parts; part++) await sleep(probeMs / parts, undefined, { ref: false, signal })
}

/** Rejects after a second of this process's own turns, and lets go of the question. */
async function inTime(probe: Probe): Promise<boolean> {
  const stop = new AbortController()
  const late = pass(stop.signal).then(() => {
    throw new Silence()
  })
  try {
    return await Promise.race([probe.ask(), late])
  } catch (cause) {
    if (cause instanceof Silence) probe.drop()
    throw cause
  } finally {
    stop.abort()
    late.catch(() => {})
  }
}

interface Listener {
  /** Which server to use from now on; null, with the reason, while there is none. */
  onChange(server: number | null, reason: string): void
}

interface State {
  isUsable: boolean
  silent: number
  reason: string
}

const reasonOf = (cause: unknown) => (cause instanceof Error && cause.message) || 'it cannot be reached'

/** What a probe found, with how often it found nothing before. */
async function look(probe: Probe, before: State): Promise<State> {
  try {
    const isUsable = await inTime(probe)
    return { isUsable, silent: 0, reason: isUsable ? '' : 'it takes no writes' }
  } catch (cause) {
    const silent = cause instanceof Silence ? before.silent + 1 : silences
    return { isUsable: before.isUsable && silent < silences, silent, reason: reasonOf(cause) }
  }
}

export interface Watch {
  /** Asks the servers now; rejects within a second or so where none can be used. */
  check(): Promise<void>
  /** A connection was lost: asks at once instead of at the next turn, and takes the first silence for the last. */
  suspect(): void
  close(): void
}

/** Asks every second which of the servers can be used, every 200 ms while none can. The one in use is kept while it can be. */
export function watch(probes: readonly Probe[], { onChange }: Listener): Watch {
  const states = probes.map((): State => ({ isUsable: false, silent: 0, reason: '' }))
  /** Undefined until they were asked for the first time. */
  let used: number | null | undefined
  let round: Promise<void> | undefined
  let [isClosed, wake] = [false, new AbortController()]

  function choose() {
    const isKept = typeof used === 'number' && states[used]?.isUsable
    const found = states.findIndex(({ isUsable }) => isUsable)
    const chosen = isKept && used !== undefined ? used : found >= 0 ? found : null
    // At the start, too, a single silence may be a busy moment.
    const isOpen = used === undefined && states.some(({ silent }) => silent > 0 && silent < silences)
    if (chosen === used || (chosen === null && isOpen)) return
    used = chosen
    onChange(chosen, states.find(({ reason }) => reason)?.reason ?? '')
  }

  const ask = async () => {
    await Promise.all(
      probes.map(async (probe, at) => {
        const state = states[at]
        if (state) states[at] = await look(probe, state)
      }),
    )
    if (!isClosed) choose()
  }
  const askOnce = () => {
    round ??= ask().finally(() => {
      round = undefined
    })
    return round
  }

  async function go() {
    while (!isClosed) {
      await askOnce()
      const options = { ref: false, signal: wake.signal }
      await sleep(used === null ? whileDownMs : whileUpMs, undefined, options).catch(() => {})
      if (wake.signal.aborted) wake = new AbortController()
    }
  }

  void go()
  return {
    async check() {
      await askOnce()
      const now = typeof used === 'number' ? states[used] : undefined
      if (!now || now.silent > 0) throw new Error(states.find(({ reason }) => reason)?.reason ?? 'it is not there')
    },
    suspect() {
      for (const state of states) state.silent = Math.max(state.silent, silences - 1)
      wake.abort()
    },
    close() {
      isClosed = true
      wake.abort()
    },
  }
}
