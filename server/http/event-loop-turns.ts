import { setImmediate } from 'node:timers/promises'

let queue: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that nobody else has taken. Who takes one before each plan that is read shares the
 * process with all others: two calls, or two calls of one batch, never compute back to back.
 */
export function ownTurn(): Promise<void> {
  queue = queue.then(() => setImmediate())
  return queue
}
