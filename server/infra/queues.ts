import { createFairQueue, type FairQueue } from './fair-queue'

/** Where dear work waits for its turn, so that cheap calls need not wait for it. */
export interface Queues {
  /** Plans that are worked out for a caller. */
  evaluations: FairQueue
  /** Pages of what is kept of an account, and of administrators' files: each is read, and its answer made, in one piece. */
  exports: FairQueue
  /** Looks for links by strangers. */
  linkLooks: FairQueue
}

/**
 * One of each at a time, and two looks, which are short: the event loop does no more at once, and a second would only take longer. What is accepted is
 * answered within a second or two, on whatever machine: so much the queue knows by how long works took.
 */
export const createQueues = (): Queues => ({
  evaluations: createFairQueue({ atOnce: 1, waiting: 40, reserved: 10, ofOne: 10, maxWait: 1000 }),
  exports: createFairQueue({ atOnce: 1, waiting: 10, reserved: 10, ofOne: 1, maxWait: 5000 }),
  linkLooks: createFairQueue({ atOnce: 2, waiting: 300, maxWait: 2000 }),
})
