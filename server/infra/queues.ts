import { createFairQueue, type FairQueue } from './fair-queue'

/** Where dear work waits for its turn, so that cheap calls need not wait for it. */
export interface Queues {
  /** Plans that are worked out for a caller. */
  evaluations: FairQueue
  /** Pages of what is kept of an account, and of administrators' files: each is read, and its answer made, in one piece. */
  exports: FairQueue
  /** Files of plans: one thread makes them, one after the other. */
  files: FairQueue
  /** Looks for links by strangers. */
  shareLooks: FairQueue
}

/**
 * One of each at a time, and two looks, which are short: the event loop does no more at once, and a second would only take longer. What is accepted is
 * answered within a second or two, a file within half a minute, on any machine: so much the queue knows by how long works took.
 */
export const createQueues = (): Queues => ({
  evaluations: createFairQueue({ atOnce: 1, waiting: 40, reserved: 10, ofOne: 10, maxWait: 1000 }),
  exports: createFairQueue({ atOnce: 1, waiting: 10, reserved: 10, ofOne: 1, maxWait: 5000 }),
  files: createFairQueue({ atOnce: 1, waiting: 6, reserved: 6, ofOne: 2, maxWait: 10_000 }),
  shareLooks: createFairQueue({ atOnce: 2, waiting: 300, maxWait: 2000 }),
})
