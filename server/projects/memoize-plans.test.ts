import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { listChanges } from '../../src/domain/history/listed-changes'
import { projectFigures } from '../../src/domain/project/project-figures'
import { memoizePlans } from './memoize-plans'

const row = (id: number) => ({ id: `${id}`, key: `${id} 1` })

it('computes each plan once, and again only what there was no room for', async () => {
  const computed: string[] = []
  const shouted = memoizePlans(
    (text: string) => {
      computed.push(text)
      return text.toUpperCase()
    },
    { results: 100, bytes: 3000 },
  )
  const read = async (ids: string[]) => ids.map((id) => ({ ...row(Number(id)), source: id.padEnd(1000, 'a') }))
  for (const id of [1, 2, 1, 2]) await shouted([row(id)], read)
  expect(computed).toHaveLength(2)
  const found = await shouted([row(3), row(2)], read)
  expect(found.get('3')).toBe('3'.padEnd(1000, 'A'))
  expect(computed).toHaveLength(3)
  await shouted([row(2), row(3), row(1)], read)
  expect(computed.map((text) => text[0])).toEqual(['1', '2', '3', '1'])
})

it('keeps no plan in memory, however long the texts in it are', async () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  // Some of it can be collected only in a later turn.
  const used = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (typeof collect === 'function') collect()
      await sleep(20)
    }
    return process.memoryUsage().heapUsed
  }
  const summaries = memoizePlans((text: string) => ({ ...projectFigures(text), ...listChanges('{}', text) }))
  const long = (id: string, at: number) => `${id} `.padEnd(60_000, String.fromCharCode(97 + at))
  const plan = (id: string) =>
    JSON.stringify({
      ...{ storeName: long(id, 0), currency: long(id, 1), unanswered: ['p1'] },
      products: [{ id: 'p1', name: long(id, 2) }],
    })
  const before = await used()
  const rows = Array.from({ length: 100 }, (_, id) => row(id))
  for (const one of rows) await summaries([one], async ([id = '']) => [{ ...one, source: plan(id) }])
  // 18 MB of texts were read.
  expect((await used()) - before).toBeLessThan(4_000_000)
})
