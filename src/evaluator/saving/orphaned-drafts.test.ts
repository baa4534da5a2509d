import { expect, it } from 'vitest'
import { forgetDrafts, projectsWithDrafts, unsyncedDraftsOf } from './local-drafts'
import { Clock, type Faults, VirtualDevice, VirtualPage, VirtualServer } from './testing/virtual-world'

const world = () => {
  const weather: { fate: ReturnType<Faults['fate']> } = { fate: 'ok' }
  const faults: Faults = { latency: () => 100, fate: () => weather.fate }
  return { clock: new Clock(), server: new VirtualServer(), device: new VirtualDevice(), faults, weather }
}

it('a page that was closed restores no draft that the next one has taken over', async () => {
  const all = world()
  const { clock, server, device, weather } = all
  const page = await VirtualPage.open(all)
  page.type('<1>')
  page.press('save')
  page.type('<2>')
  void page.leave()
  const next = await VirtualPage.open(all)
  expect(next.text).toBe('<1><2>')
  next.type('<3>')
  // The first page's second save, which goes out when its first is answered, is lost.
  await clock.run(199)
  weather.fate = 'lost'
  await clock.run(205)
  weather.fate = 'ok'
  await clock.run(60_000)
  expect([server.text, next.view.state.failure, device.names()]).toEqual(['<1><2><3>', null, []])
})

it('an orphaned draft names its user, its project and the project’s name', async () => {
  const all = world()
  const { clock, device, weather } = all
  weather.fate = 'lost'
  const page = await VirtualPage.open(all)
  page.type('<1>')
  await clock.run(1000)
  expect(await unsyncedDraftsOf(device, 'u', 'p')).toEqual([])
  page.kill()
  device.write('mizan.unsaved:u:other:1', 'strange')
  device.write('mizan.unsaved:another-user:q:1', 'of another user')
  expect(projectsWithDrafts(device, 'u')).toEqual(['p', 'other'])
  const [left] = await unsyncedDraftsOf(device, 'u', 'p')
  expect(left).toMatchObject({ projectName: 'Candles', edits: { text: '<1>', base: 1 } })
  expect(await unsyncedDraftsOf(device, 'u', 'other')).toMatchObject([{ projectName: '', edits: null, raw: 'strange' }])
  if (left) forgetDrafts(device, { ...left, raw: 'read before it was written again' })
  expect(projectsWithDrafts(device, 'u')).toContain('p')
  if (left) forgetDrafts(device, left)
  expect(projectsWithDrafts(device, 'u')).toEqual(['other'])
})
