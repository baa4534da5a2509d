import { AppError } from '../../infra/errors'

/** Calls of one caller at the same time: a page opens with fewer, and what is more would stand before everybody else's. */
const maxAtOnce = 8

/** Further ones wait for their turn; a program that sends more at once is told to come back. */
const maxWaiting = 60

interface Calls {
  running: number
  waiting: (() => void)[]
}

/** Does the work when few enough of the same caller are under way. Throws TOO_MANY_REQUESTS where too many wait already. */
export type InFlight = <T>(who: string, work: () => Promise<T>) => Promise<T>

export function createInFlight(isOn: boolean): InFlight {
  if (!isOn) return (_who, work) => work()
  const callers = new Map<string, Calls>()

  async function enter(calls: Calls) {
    if (calls.running < maxAtOnce) {
      calls.running += 1
      return
    }
    if (calls.waiting.length >= maxWaiting) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 })
    await new Promise<void>((resolve) => calls.waiting.push(resolve))
  }

  return async (who, work) => {
    const calls = callers.get(who) ?? { running: 0, waiting: [] }
    callers.set(who, calls)
    await enter(calls)
    try {
      return await work()
    } finally {
      // The place goes to who waits longest.
      const next = calls.waiting.shift()
      if (next) next()
      else calls.running -= 1
      if (calls.running === 0) callers.delete(who)
    }
  }
}
