import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileOrder } from '../../../src/files/made-file'
import { createFileMaker } from './file-maker'

/** Does what the name of the project says. */
const program = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ projectName }) => {
  if (projectName === 'slow') for (;;);
  if (projectName === 'end') process.exit(1)
  if (projectName === 'large') { const all = []; for (;;) all.push(new Array(1000).fill(all.length)) }
  parentPort.postMessage(
    projectName === 'wrong' ? { fault: 'no such figure' } : { file: { name: String(threadId), bytes: new Uint8Array(3) } },
  )
})`

const order = (projectName: string): FileOrder => ({
  ...{ kind: 'csv', language: 'en', projectName, maker: '', madeOn: 0, projectData: '{}', months: [], closed: [] },
  ...{ benchmarks: [], defaults: { defaultCosts: [], overheadDefaults: [] }, templates: [] },
})

let folder: string
let url: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-files-'))
  await writeFile(join(folder, 'thread.mjs'), program)
  url = pathToFileURL(join(folder, 'thread.mjs'))
})
afterAll(() => rm(folder, { recursive: true }))

it('makes files on one thread, which ends while nothing is ordered', async () => {
  const files = createFileMaker(url, { idleMs: 50 })
  const [one, other] = await Promise.all([files.make(order('one')), files.make(order('other'))])
  expect([one.bytes.length, other.name]).toEqual([3, one.name])
  await expect.poll(async () => (await files.make(order('later'))).name, { interval: 300 }).not.toBe(one.name)
  await files.close()
})

it('ends what takes too long or too much memory, and goes on with the next order', async () => {
  const files = createFileMaker(url, { ms: 3000, memoryMb: 32 })
  const refused = (name: string) => files.make(order(name)).catch((cause: unknown) => cause)
  const slow = createFileMaker(url, { ms: 300 })
  await expect(slow.make(order('slow'))).rejects.toMatchObject({ code: 'TIMEOUT' })
  await slow.close()
  expect(await refused('large')).toMatchObject({ code: 'PLAN_TOO_LARGE' })
  expect(await refused('wrong')).toMatchObject({ message: 'no such figure' })
  expect(await refused('end')).toMatchObject({ message: 'the thread of files ended' })
  expect((await files.make(order('next'))).bytes.length).toBe(3)
  await files.close()
})
