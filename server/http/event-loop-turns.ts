import { setImmediate } from 'node:timers/promises'

let queue: Promise<void> = Promise.resolve()

/**
 * Waits for a separate turn of the event loop. With one before each plan that is read a request shares the process
 * with all others: two calls, or two calls of one batch, never compute back to back.
 */
export function ownTurn(): Promise<void> {
  queue = queue.then(() => setImmediate())
  return queue
}
