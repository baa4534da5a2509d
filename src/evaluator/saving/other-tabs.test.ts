import { expect, it, vi } from 'vitest'
import { type OtherTabs, otherTabs, type SavedElsewhere } from './other-tabs'
import { Clock, type Faults, VirtualDevice, VirtualPage, VirtualServer } from './testing/virtual-world'

const faults: Faults = { latency: () => 100, fate: () => 'ok' }
const world = () => ({ clock: new Clock(), server: new VirtualServer(), device: new VirtualDevice(), faults })

it('a save reaches the other tab of a browser, which takes it without a question', async () => {
  const all = world()
  const [first, second] = [await VirtualPage.open(all), await VirtualPage.open(all)]
  first.type('<1>')
  first.press('save')
  await all.clock.run(300)
  expect([second.text, second.view.state.revision, second.view.theirs]).toEqual(['<1>', 2, null])
  second.type('<2>')
  await all.clock.run(10_000)
  expect([all.server.text, first.text, all.server.versions]).toEqual(['<1><2>', '<1><2>', []])
})

it('a tab with unsaved edits shows the conflict at once, and keeps its edits', async () => {
  const all = world()
  const [first, second] = [await VirtualPage.open(all), await VirtualPage.open(all)]
  first.type('<1>')
  second.type('<mine>')
  second.type('<other>')
  first.press('save')
  await all.clock.run(300)
  expect([second.text, second.view.state.failure]).toEqual(['<mine><other>', 'conflict'])
  expect(second.view.clashes).toEqual(['storeName'])
  expect(second.view.theirs).toMatchObject({ id: 'p', projectName: 'Candles', projectData: '<1>', revision: 2 })
  // What the other tab saves since is the plan that is offered.
  first.type('<3>')
  first.press('save')
  await all.clock.run(600)
  expect(second.view.theirs).toMatchObject({ projectData: '<1><3>', revision: 3 })
  second.decide('mine')
  await all.clock.run(10_000)
  expect([all.server.text, all.server.versions]).toEqual(['<mine><other>', ['<1><3>']])
})

it('edits of two tabs in different fields are merged without a question, and reach the server', async () => {
  const all = world()
  const [first, second] = [await VirtualPage.open(all), await VirtualPage.open(all)]
  first.type('<1>')
  second.type('<mine>')
  first.press('save')
  await all.clock.run(10_000)
  expect([second.text, second.view.theirs, all.server.text]).toEqual(['<1><mine>', null, '<1><mine>'])
  expect([first.text, all.server.versions]).toEqual(['<1><mine>', []])
})

const saved: SavedElsewhere = { revision: 3, projectData: '{}', updatedAt: new Date(5) }

/** What a tab hears of one message of another. */
async function heardBy(tab: OtherTabs, send: () => void): Promise<SavedElsewhere | null> {
  const heard = new Promise<SavedElsewhere>((resolve) => {
    const leave = tab.hear((one) => {
      leave()
      resolve(one)
    })
  })
  send()
  return Promise.race([heard, new Promise<null>((resolve) => setTimeout(resolve, 100, null))])
}

it('notifies only tabs of the same user and project, and ignores foreign messages', async () => {
  const tell = () => otherTabs('u', 'p').tell(saved)
  expect(await heardBy(otherTabs('u', 'p'), tell)).toEqual(saved)
  expect(await heardBy(otherTabs('u', 'q'), tell)).toBeNull()
  expect(await heardBy(otherTabs('v', 'p'), tell)).toBeNull()
})

const foreign: [string, unknown][] = [
  ['nothing', null],
  ['a text', 'saved'],
  ['a revision that is a text', { ...saved, revision: '3' }],
  ['no plan', { ...saved, projectData: undefined }],
  ['a time that is a text', { ...saved, updatedAt: '2026-01-01' }],
]

it.each(foreign)('ignores a message of another version with %s', async (_, message) => {
  const heard: unknown[] = []
  const leave = otherTabs('u', 'p').hear((one) => heard.push(one))
  const channel = new BroadcastChannel('mizan.saved:u:p')
  channel.postMessage(message)
  channel.postMessage(saved)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard).toEqual([saved])
  leave()
  channel.close()
})

it('receives messages of other tabs after it has sent one', async () => {
  const [page, heard] = [otherTabs('u', 'p'), [] as SavedElsewhere[]]
  const leave = page.hear((one) => heard.push(one))
  page.tell({ ...saved, revision: 4 })
  otherTabs('u', 'p').tell(saved)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard).toEqual([saved])
  leave()
})

it('receives nothing after the page has left, and never its own saves', async () => {
  const [page, heard] = [otherTabs('u', 'p'), [] as SavedElsewhere[]]
  const leave = page.hear((one) => heard.push(one))
  page.tell(saved)
  leave()
  otherTabs('u', 'p').tell(saved)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toEqual([])
})

it('works alone in a browser without channels between tabs', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const page = otherTabs('u', 'p')
  const leave = page.hear(() => {})
  expect(() => page.tell(saved)).not.toThrow()
  expect(leave).not.toThrow()
  vi.unstubAllGlobals()
})
