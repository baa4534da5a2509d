import { setImmediate } from 'node:timers/promises'

/** Nothing that a caller sends, and no stored plan, may keep other requests waiting for longer, in milliseconds. */
export const maxBlockMs = 50

/**
 * The longest time, in milliseconds, for which nothing else could run while this ran: what passed between two turns of
 * the event loop, as far as this process was given a processor.
 */
async function maxBlock(run: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false]
  const watch = (async () => {
    let [at, used] = [performance.now(), process.cpuUsage()]
    while (!isOver) {
      await setImmediate()
      const { user, system } = process.cpuUsage(used)
      longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1000))
      at = performance.now()
      used = process.cpuUsage()
    }
  })()
  await setImmediate()
  await run()
  await setImmediate()
  isOver = true
  await watch
  return longest
}

/** The least of a few such times: a collection of garbage, or another program, may come in between once. */
export async function blockedFor(run: () => Promise<unknown>, atMost: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < 4 && least >= atMost; times += 1) least = Math.min(least, await maxBlock(run))
  return least
}
