import { expect, it } from 'vitest'
import { LocalDraftStore, textHash, type UnsavedEdits, unsyncedDraftsOf } from './local-drafts'
import { VirtualDevice } from './testing/virtual-world'

const key = { userId: 'u', id: 'p', projectName: 'Candles' }
const edits = (text: string, at: number): UnsavedEdits => ({ base: 3, text, sent: ['5.a.b'], at, keepReplaced: true })
const nameOf = (page: string) => `mizan.unsaved:u:p:${page}`

it('drafts come back as they were written, the newest first', async () => {
  const device = new VirtualDevice()
  for (const [at, text] of ['<1>', '<2>', '<3>'].entries())
    new LocalDraftStore(device, key).write(edits(text, [20, 30, 10][at] ?? 0))
  const drafts = await unsyncedDraftsOf(device, 'u', 'p')
  expect(drafts.map((draft) => draft.edits)).toEqual([edits('<2>', 30), edits('<1>', 20), edits('<3>', 10)])
  expect(drafts.map(({ projectName }) => projectName)).toEqual(['Candles', 'Candles', 'Candles'])
  expect(new Set(drafts.map(({ name }) => name)).size).toBe(3)
  expect(await unsyncedDraftsOf(device, 'u', 'q')).toEqual([])
})

it.each([
  ['that is no JSON', '{"base"'],
  ['that is null', 'null'],
  ['that is a number', '5'],
  ['of revision 0', JSON.stringify({ ...edits('<1>', 1), base: 0 })],
  ['of half a revision', JSON.stringify({ ...edits('<1>', 1), base: 1.5 })],
  ['of a revision that is a text', JSON.stringify({ ...edits('<1>', 1), base: '3' })],
  ['without a text', JSON.stringify({ ...edits('', 1) })],
  ['whose text is a number', JSON.stringify({ ...edits('<1>', 1), text: 5 })],
  ['without a list of what was sent', JSON.stringify({ ...edits('<1>', 1), sent: '5.a.b' })],
])('a draft %s is offered as it is stored, and not taken for edits', async (_, raw) => {
  const device = new VirtualDevice()
  device.write(nameOf('1'), raw)
  expect(await unsyncedDraftsOf(device, 'u', 'p')).toMatchObject([{ raw, edits: null }])
})

it('a draft of an earlier version has no time and replaces without a version', async () => {
  const device = new VirtualDevice()
  device.write(nameOf('1'), JSON.stringify({ base: 3, text: '<1>', sent: [5], keepReplaced: 'yes' }))
  device.write(nameOf('2'), 'damaged')
  const [first, second] = await unsyncedDraftsOf(device, 'u', 'p')
  expect(first?.edits).toEqual({ base: 3, text: '<1>', sent: ['5'], at: 0, keepReplaced: false })
  expect(second?.edits).toBeNull()
})

it('a draft that was taken over stays until newer edits are stored, and while the device is full', async () => {
  const device = new VirtualDevice()
  new LocalDraftStore(device, key).write(edits('<1>', 1))
  const [left] = await unsyncedDraftsOf(device, 'u', 'p')
  const next = new LocalDraftStore(device, key)
  if (left) next.inherit(left)
  device.isFull = true
  expect([next.write(edits('<2>', 2)), device.names()]).toEqual([false, [left?.name]])
  device.isFull = false
  expect(next.write(edits('<2>', 2))).toBe(true)
  expect((await unsyncedDraftsOf(device, 'u', 'p')).map((draft) => draft.edits?.text)).toEqual(['<2>'])
  next.clear()
  expect(device.names()).toEqual([])
})

it('an open page holds its draft and those that it took over, until it is left', async () => {
  const device = new VirtualDevice()
  new LocalDraftStore(device, key).write(edits('<1>', 1))
  const [left] = await unsyncedDraftsOf(device, 'u', 'p')
  const next = new LocalDraftStore(device, key)
  if (left) next.inherit(left)
  next.hold()
  expect(await unsyncedDraftsOf(device, 'u', 'p')).toEqual([])
  next.release()
  expect(await unsyncedDraftsOf(device, 'u', 'p')).toEqual([left])
  expect(() => next.release()).not.toThrow()
})

it('fingerprints tell texts of one length apart', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'متجر', 'رجتم', `${'x'.repeat(9999)}y`, `y${'x'.repeat(9999)}`]
  expect(new Set(texts.map(textHash)).size).toBe(texts.length)
  expect(textHash('متجر')).toMatch(/^4\.[0-9a-z]+\.[0-9a-z]+$/)
})
