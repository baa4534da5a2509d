import { setImmediate } from 'node:timers/promises'

/** How many turns of the event loop passed while this ran: in each of them other requests are served. */
export async function turnsDuring(run: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const count = (async () => {
    while (!isOver) {
      await setImmediate()
      turns += 1
    }
  })()
  await run()
  isOver = true
  await count
  return turns
}
