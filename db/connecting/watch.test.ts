import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watch } from './watch'

function stayBusy(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function changesSeenBy(ask: () => Promise<boolean>, ms: number) {
  const changes: (number | null)[] = []
  const watching = watch([{ ask, drop: () => {} }], { onChange: (server) => changes.push(server) })
  const begun = performance.now()
  while (performance.now() - begun < ms) await sleep(50)
  watching.close()
  return changes
}

it('a busy process takes no server for lost that answers as soon as it is read', async () => {
  // As a connection is begun: each of its steps is read only after the process was busy again.
  const changes = await changesSeenBy(async () => {
    for (let step = 0; step < 8; step++) {
      stayBusy(250)
      await turn()
    }
    return true
  }, 2_500)
  expect(changes).toEqual([0])
})
